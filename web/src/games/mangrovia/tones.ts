import type { Action } from '../../generated/games/mangrovia';
import type { Tones } from '../../lib/games';

export const tones: Tones<Action['verb']> = {
  hostile: [],
  usual: [],
  exit: ['pass'],
};
