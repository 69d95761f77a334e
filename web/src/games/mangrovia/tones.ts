import type { Action } from '../../generated/games/mangrovia';
import type { Tones } from '../../lib/games';

export const tones: Tones<Action['verb']> = {
  hostile: [],
  usual: [],
  exit: ['pass'],
  direct: ['take', 'draw_from', 'build'],
  onBoard: ['place_bowl', 'take', 'draw_from', 'put_back', 'build', 'build_double', 'pay', 'pay_amulets', 'move_birds'],
};
