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

export type Update = Omit<WireUpdate, 'events' | 'view' | 'prompt' | 'options' | 'result'> & {
  events: Happened[];
  view: Fields | null;
  prompt: Prompt | null;
  options: Action[];
  result: Result | null;
};

/** What the client knows of a game: its key, and what its fields mean. */
export interface Game {
  key: string;
  kinds: Record<string, string>;
}

export type { TableInfo };

export function isGameEvent(item: Happened): item is GameEvent {
  return typeof item.event === 'string';
}
