/** What every board is given. docs/boards.md tells the story. */
import type { Picking } from '../lib/picking.svelte';
import type { Action, Fields, Game, Happened, Prompt } from '../lib/types';
import type { SeatFace } from '../lib/seats';

/** Whose piece something is: a look, and a name where somebody sits there. */
export interface Owner {
  look: number;
  name: string;
}

export interface BoardProps<V = Fields, P = Prompt, A = Action> {
  game: Game;
  /** The position as this seat may see it. */
  view: V;
  /** What is asked, of whom; null when the game is over. */
  prompt: P | null;
  options: A[];
  /** What was chosen for this table when it was made, by the keys of the game's options. */
  chosen: Fields;
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  names: string[];
  /** Everybody at the table, by seat: looks, clock, presence, whether they have answered. */
  seats: SeatFace[];
  /** What happened so far, the latest last. */
  events: Happened[];
  /** Picking: `play.thing(id)` makes an element stand for an id. */
  play: Picking;
}
