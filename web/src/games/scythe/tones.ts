import type { Action } from '../../generated/games/scythe';
import type { Tones } from '../../lib/games';

export const tones: Tones<Action['verb']> = {
  hostile: ['fight_at'],
  usual: [],
  exit: ['skip', 'done', 'end_turn', 'stop', 'no_cards'],
  from: ['lift', 'pay_from'],
  amounts: ['count', 'coins', 'dial'],
};
