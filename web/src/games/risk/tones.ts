import type { Action } from '../../generated/games/risk';
import type { Tones } from '../../lib/games';

export const tones: Tones<Action['verb']> = {
  final: ['lay'],
  hostile: ['attack'],
  usual: ['trade_in', 'amount'],
  onBoard: ['claim', 'place', 'attack', 'move_from', 'move_to', 'lay'],
};
