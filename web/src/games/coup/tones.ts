import type { Action } from '../../generated/games/coup';
import type { Tones } from '../../lib/games';

export const tones: Tones<Action['verb']> = {
  final: ['turn_up', 'keep', 'take'],
  hostile: ['challenge', 'coup', 'assassinate'],
  usual: ['pass', 'show'],
};
