/** A table of three in Coup, and what it says. */
import type { SeatInfo } from '../src/generated/wire';
import type { SightsHost } from '../src/lib/sights.svelte';
import type { Action, GameEvent, Offer, Prompt, TableInfo, Update } from '../src/lib/types';

export const COUP = {
  key: 'coup',
  kinds: { seat: 'seat', target: 'seat', me: 'seat', other: 'seat', character: 'character', characters: 'character' },
  topics: ['deed-income'],
  named: {},
};

export function seatInfo(seat: number, more: Partial<SeatInfo> = {}): SeatInfo {
  const colour = ['red', 'blue', 'green'][seat] ?? 'yellow';
  return {
    seat,
    kind: 'person',
    name: `P${seat}`,
    level: null,
    colour,
    mine: false,
    free: false,
    taught: false,
    host: false,
    ready: true,
    same: seat,
    ...more,
  };
}

export function tableInfo(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 't1',
    game: 'coup',
    version: 1,
    options: {},
    pace: 'live',
    bank: null,
    increment: 0,
    timeout: 'bot',
    window: 0,
    patience: 604800,
    public: false,
    status: 'running',
    created: 0,
    host: false,
    hushed: false,
    parent: null,
    commitment: 'c0',
    seeds: [],
    secret: null,
    next: 0,
    seats: [seatInfo(0, { mine: true }), seatInfo(1), seatInfo(2)],
    automata: [],
    ...more,
  };
}

export function prompt(seat: number | null, more: Partial<Prompt> = {}): Prompt {
  const asked = seat === null ? [1] : [seat];
  return {
    step: 'turn',
    seat,
    asked,
    rules: ['CP-020'],
    sealed: false,
    answer: null,
    about: { coins: 2, must: false },
    ...more,
  };
}

export function update(seat: number | null, first: number, events: GameEvent[], more: Partial<Update> = {}): Update {
  return {
    type: 'update',
    seat,
    first,
    events,
    view: { turn: 0 },
    prompt: prompt(seat),
    options: [],
    offer: null,
    answered: [],
    undo: false,
    clocks: [null, null, null],
    closes: null,
    patient: null,
    status: 'running',
    paused: false,
    proposal: null,
    away: [],
    resigned: [],
    result: null,
    ...more,
  };
}

export const income = (seat: number): GameEvent => ({ event: 'took_income', seat, coins: 1 });
export const act = (verb: string, fields: Record<string, number | string | string[]> = {}): Action => ({
  verb,
  ...fields,
});

/** What goes with the options: nothing but what is said here. */
export const offer = (more: Partial<Offer> = {}): Offer => ({
  brings: [],
  settles: [],
  locked: [],
  tray: null,
  ...more,
});

/** A table where somebody looks and nothing is played: what arrives is shown. */
export const host = (more: Partial<SightsHost> = {}): SightsHost => ({
  game: () => COUP,
  sceneOf: () => null,
  pace: () => 'none',
  still: () => false,
  watched: () => true,
  ...more,
});
