import type { Action } from '../../generated/games/coup';
import type { Tones } from '../../lib/games';

export const tones: Tones<Action['verb']> = {
  hostile: ['challenge', 'coup', 'assassinate', 'steal'],
  usual: ['pass', 'show'],
  last: ['pass'],
};
