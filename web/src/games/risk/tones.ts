import type { Action } from '../../generated/games/risk';
import type { Tones } from '../../lib/games';

export const tones: Tones<Action['verb']> = {
  hostile: ['attack', 'roll', 'until'],
  usual: ['trade_in'],
  exit: ['done', 'take_back'],
  onBoard: ['claim', 'place', 'attack', 'move_from', 'move_to'],
  direct: ['claim', 'place', 'lay'],
  from: ['move_from'],
  amounts: ['troops', 'left'],
};
