/** A set is chosen from a tray: what lies there, what it comes to, and which answer it makes. */
import type { Action, Json, Tray } from './types';

export interface TrayState {
  sum: number;
  /** The answer these things make. */
  match: Action | null;
  /** What is between the sum and the answer: too little, too much, or neither. */
  side: 'less' | 'exact' | 'more';
  /** By place: whether it may still become part of an answer. */
  leads: boolean[];
}

const counted = (items: Json[]): Map<Json, number> => {
  const found = new Map<Json, number>();
  for (const item of items) found.set(item, (found.get(item) ?? 0) + 1);
  return found;
};
const holds = (all: Map<Json, number>, part: Map<Json, number>) =>
  [...part].every(([item, count]) => (all.get(item) ?? 0) >= count);
const sizeOf = (set: Map<Json, number>) => [...set.values()].reduce((sum, count) => sum + count, 0);

export function trayState(tray: Tray, laid: number[], actions: Action[]): TrayState {
  const chosen = counted(laid.map((place) => tray.things[place]!));
  const sets = actions.map((action) => counted(action[tray.field] as Json[]));
  const sum = laid.reduce((all, place) => all + (tray.worth[place] ?? 0), 0);
  const at = sets.findIndex((set) => sizeOf(set) === laid.length && holds(set, chosen));
  const more = (thing: Json) => new Map(chosen).set(thing, (chosen.get(thing) ?? 0) + 1);
  return {
    sum,
    match: actions[at] ?? null,
    side: at >= 0 ? 'exact' : sum > tray.most || !sets.some((set) => holds(set, chosen)) ? 'more' : 'less',
    leads: tray.things.map((thing, place) => {
      const wider = laid.includes(place) ? chosen : more(thing);
      return sets.some((set) => holds(set, wider));
    }),
  };
}

/** A tray for a set without a sum: everything its answers name. Null where the same things make two answers. */
export function trayOf(actions: Action[], field: string): Tray | null {
  const sets = actions.map((action) => action[field] as Json[]);
  const keys = sets.map((set) => JSON.stringify(set.toSorted()));
  if (new Set(keys).size < keys.length) return null;
  const most = new Map<Json, number>();
  for (const set of sets.map(counted))
    for (const [item, count] of set) most.set(item, Math.max(most.get(item) ?? 0, count));
  const things = [...most].flatMap(([item, count]) => Array<Json>(count).fill(item));
  const sizes = sets.map((set) => set.length);
  return {
    verb: actions[0]!.verb,
    field,
    things,
    worth: things.map(() => 1),
    least: Math.min(...sizes),
    most: Math.max(...sizes),
  };
}
