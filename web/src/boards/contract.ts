/** What every board is given. docs/boards.md tells the story. */
import type { Attachment } from 'svelte/attachments';
import type { Layout } from '../lib/layout.svelte';
import type { SeatFace } from '../lib/seats';
import type { Telling } from '../lib/stage.svelte';
import type { IconName } from '../parts/Icon.svelte';
import type { Action, Fields, Game, GameEvent, Prompt, Told } from '../lib/types';

/** Whose piece something is: a look, and a name where somebody sits there. */
export interface Owner {
  look: number;
  name: string;
}

/** The shapes of any game. A board of one game takes `Shapes` of generated/games/<key>, and needs no casts. */
export interface AnyShapes {
  view: Fields;
  prompt: Prompt;
  action: Action;
  event: GameEvent;
  options: Fields;
}

/** What a game's Board, Hand, Seats, Dock, Brings and Phases are given, all the same. */
export interface BoardProps<S extends { [part in keyof AnyShapes]: unknown } = AnyShapes, Show = unknown> {
  game: Game;
  /** The position as this seat may see it, before the scene that is played. */
  view: S['view'];
  /** What is asked, of whom; null when the game is over. */
  prompt: S['prompt'] | null;
  options: S['action'][];
  /** What was chosen for this table when it was made, by the keys of the game's options. */
  chosen: S['options'];
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  names: string[];
  /** Everybody at the table, by seat: looks, clock, presence, whether they have answered. */
  seats: SeatFace[];
  /** What happened in the game up to this position, the latest last. */
  events: S['event'][];
  /** What is being told: on the old position, until it is over. */
  stage: Telling<S['event'], Show>;
  /** The page of the board that is open on a phone; null where there is room for all of it. */
  page: string | null;
  layout: Layout;
  play: Play<S['action']>;
}

/** How a board lies on the table: seats round it, over a wide dock, beside a column, or round the question in its corner. */
export type Frame = 'ring' | 'wide' | 'square' | 'inset';

/** One page of a board on a phone: its word is `page-<key>` of the game's texts. */
export interface Page {
  key: string;
  icon: IconName;
}

/** What `Board.svelte` may export from `<script module>`. */
export interface BoardModule {
  /** Without one: `square`. */
  frame?: Frame;
  /** Of a square board on a desktop: its width for its height. Without one: 1. */
  aspect?: number;
  /** True when the board draws the seats itself, in every layout. */
  drawsSeats?: boolean;
  pages?: Page[];
  /** The page where this question is answered. */
  pageOf?: (prompt: Prompt, options: Action[]) => string | null;
  /** The page where this thing lies: it opens when somebody asks to be shown it. */
  pageWith?: (id: string, view: Fields, seat: number | null) => string | null;
}

export type Look = 'open' | 'picked' | 'closed';

/** Picking, as a board sees it: `play.thing(id)` makes an element stand for an id, its kind and its word (`seat-2`). */
export interface Play<A = Action> {
  /** The things clicked so far, by their ids. */
  readonly picked: string[];
  /** The options that still fit. */
  readonly candidates: A[];
  /** Whether something was chosen that can be put back. */
  readonly begun: boolean;
  /** What the reader points at, in the log or on the board. */
  readonly lit: ReadonlySet<string>;
  /** What somebody wants to be shown, and how often that was asked: frame it. */
  readonly framed: { ids: string[]; times: number };
  /** An answer is on its way: nothing more is taken until it has arrived. */
  readonly busy: boolean;
  look(id: string): Look;
  pick(id: string): void;
  point(ids: string[]): void;
  /** Give this answer, or be asked once more; and what it brings, to be said in words. */
  take(action: A): void;
  brings(action: A): Told | null;
  /** The game has buttons of its own for these answers: the prompt leaves them out until the returned function is called. */
  draws(actions: A[]): () => void;
  thing(id: string, label?: string): Attachment<HTMLElement | SVGElement>;
}
