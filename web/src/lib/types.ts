/** Values of any game, as the wire carries them. A board of one game has exact types in generated/games. */
import type { TableInfo, Update as WireUpdate } from '../generated/wire';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Fields = Record<string, Json>;
export type Action = Fields & { verb: string };
export type GameEvent = Fields & { event: string };
/** What people do at the table: chat, proposals, leaving. */
export type TableEvent = Fields & { table: string };
export type Happened = GameEvent | TableEvent;

export interface Prompt {
  step: string;
  seat: number | null;
  asked: number[];
  rules: string[];
  sealed: boolean;
  answer: Action | null;
  about: Fields;
}

export interface Result {
  scores: number[];
  ranks: number[];
  winners: number[];
}

/** A sentence to be made here: its message, and the figures in it. */
export interface Told {
  key: string;
  figures: Fields;
}

/** A set of things is chosen until its sum is right. */
export interface Tray {
  verb: string;
  field: string;
  things: Json[];
  worth: number[];
  least: number;
  most: number;
}

/** What goes with the options, in their order. */
export interface Offer {
  /** What each option brings. */
  brings: Told[];
  /** The places of those that are asked once more. */
  settles: number[];
  /** What the question is about and cannot be answered now. */
  locked: { action: Action; reason: Told & { rules: string[] } }[];
  tray: Tray | null;
}

export type Update = Omit<WireUpdate, 'events' | 'view' | 'prompt' | 'options' | 'offer' | 'result'> & {
  events: Happened[];
  view: Fields | null;
  prompt: Prompt | null;
  options: Action[];
  offer: Offer | null;
  result: Result | null;
};

/** What the client knows of a game: its key, what its fields mean, and what it explains besides its things. */
export interface Game {
  key: string;
  kinds: Record<string, string>;
  topics: string[];
  /** By kind and word: the figures a thing is called by, where it has no word of its own. */
  named: Record<string, Record<string, Fields>>;
}

export type { TableInfo };

export function isGameEvent(item: Happened): item is GameEvent {
  return typeof item.event === 'string';
}
