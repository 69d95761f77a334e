import * as board from './Board.svelte';
import face from './Face.svelte';
import guide from './Guide.svelte';
import hand from './Hand.svelte';
import seats from './Seats.svelte';
import * as scenes from './scenes';
import { tones } from './tones';

export const table = { board, face, guide, hand, seats, scenes, tones };
