import type { Action } from '../../generated/games/scythe';
import type { Tones } from '../../lib/games';

export const tones: Tones<Action['verb']> = {
  hostile: ['fight_at'],
  usual: ['take_bottom'],
  exit: ['skip', 'done', 'end_turn', 'stop', 'no_cards'],
  onBoard: [
    'use_section',
    'lift',
    'go',
    'produce_on',
    'put_on',
    'pay_from',
    'upgrade',
    'deploy',
    'build',
    'enlist',
    'fight_at',
    'retreat_to',
    'take_offer',
    'take_factory_card',
  ],
  from: ['lift', 'pay_from'],
  drawn: ['show_objective', 'load', 'load_all', 'drop', 'drop_all'],
  amounts: ['count', 'coins', 'dial'],
};
