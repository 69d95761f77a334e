import * as board from './Board.svelte';
import brings from './Brings.svelte';
import dock from './Dock.svelte';
import face from './Face.svelte';
import guide from './Guide.svelte';
import hand from './Hand.svelte';
import phases from './Phases.svelte';
import seats from './Seats.svelte';
import * as scenes from './scenes';
import { tones } from './tones';

export const table = { board, brings, dock, face, guide, hand, phases, seats, scenes, tones };
