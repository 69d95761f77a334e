/** The stage: what happened is told scene by scene on the old position, and only then the new one is shown. */
import type { AnyShapes } from '../boards/contract';
import type { GameEvent } from './types';

export type Tone = 'source' | 'target' | 'gain' | 'loss';

/** A thing that lights up while its scene is played: its element has `data-tone`. */
export interface Light {
  id: string;
  tone: Tone;
}

/** Things that travel between two elements, by their `data-id`. `seat` gives them its colour. */
export interface Move {
  /** `coin`, `card`, `troop`, or any other word for a plain piece. */
  what: string;
  from: string;
  to: string;
  count: number;
  seat?: number;
}

/** How one event is told. */
export interface Scene<Show = unknown> {
  lights?: Light[];
  moves?: Move[];
  /** What the board itself draws for this scene: a claim, the dice. */
  show?: Show;
  /** How long, at the normal pace. */
  ms: number;
}

/** `scene` of a game's scenes.ts: how an event is told on the position before its update; null for the usual way. */
export type SceneOf<S extends { [part in keyof AnyShapes]: unknown } = AnyShapes, Show = unknown> = (
  event: S['event'],
  before: S['view'],
  after: S['view'],
) => Scene<Show> | null;

/** Where a chapter of the log begins: a round, somebody's turn, or both. */
export interface Chapter {
  round?: number;
  seat?: number;
}

/** `chapter` of a game's scenes.ts: what begins with this event; null when it goes on. */
export type ChapterOf<E = GameEvent> = (event: E) => Chapter | null;

/** What a board sees of the stage. It has no queue and no timer of its own. */
export interface Telling<E = GameEvent, Show = unknown> {
  /** The event being told; null while nothing is. */
  readonly event: E | null;
  /** Its number at the table: another scene has another. */
  readonly number: number;
  readonly scene: Scene<Show> | null;
  /** The events whose scenes have begun and that are not in the position yet, the one being told last. */
  readonly begun: readonly E[];
  /** How many milliseconds this scene takes at the pace of now; 0 where nothing may move. */
  readonly ms: number;
}
