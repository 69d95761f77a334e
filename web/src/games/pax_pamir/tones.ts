import type { Action } from '../../generated/games/pax_pamir';
import type { Tones } from '../../lib/games';

export const tones: Tones<Action['verb']> = {
  hostile: [
    'betray',
    'battle_in',
    'battle_on',
    'remove_army',
    'remove_road',
    'remove_tribe',
    'remove_spy',
    'tax_player',
  ],
  usual: ['take_prize'],
  exit: ['end_turn', 'done', 'withdraw', 'leave_prize'],
  from: ['lift_block', 'lift_tribe', 'lift_spy', 'lift_gift', 'pick_spy'],
  amounts: ['rupees'],
};
