/** What can be clicked to mean a thing: as meydan.core.codec says it, its kind and its word (`territory-alaska`, `seat-2`). */
import type { Action, Fields, Game, Json } from './types';

export function idOf(game: Game, field: string, item: Json): string {
  return `${game.kinds[field] ?? field}-${String(item)}`;
}

const isWord = (item: Json): item is string | number => typeof item === 'string' || typeof item === 'number';

/** The things a value names under a field, one for each time it names them. */
export function idsIn(game: Game, field: string, value: Json | undefined): string[] {
  if (value === undefined || field === 'verb' || field === 'event') return [];
  const items: Json[] = Array.isArray(value) ? value : [value];
  return items.filter(isWord).map((item) => idOf(game, field, item));
}

/** The things an action or an event names. */
export function idsOf(game: Game, fields: Fields): string[] {
  return Object.entries(fields).flatMap(([field, value]) => idsIn(game, field, value));
}

/** What is left of `all` when each of `taken` is taken out once; null when one is not there. */
export function without(all: string[], taken: string[]): string[] | null {
  const rest = [...all];
  for (const one of taken) {
    const at = rest.indexOf(one);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** Whether the things of each kind that were picked are those this names first. */
export function inOrder(named: string[], picked: string[]): boolean {
  const kindOf = (id: string) => id.slice(0, id.indexOf('-'));
  const alike = (ids: string[], kind: string) => ids.filter((id) => kindOf(id) === kind);
  return picked.every((id) => {
    const kind = kindOf(id);
    return alike(picked, kind).every((one, k) => alike(named, kind)[k] === one);
  });
}

/** An action as an attribute of what gives it: `data-gives`. */
export const spelt = (action: Action): string => JSON.stringify(action);

export function sameAction(one: Action, other: Action): boolean {
  return spelt(one) === spelt(other);
}

/** Where something comes from, or where it goes. */
export type Role = 'origin' | 'target';

const ORIGINS = ['source', 'origin'];

/** What the thing in this field of an action is for: of two of a kind the second is where it goes. */
export function roleOf(game: Game, action: Action, field: string, from: string[]): Role | null {
  if (ORIGINS.includes(field) || from.includes(action.verb)) return 'origin';
  const fields = Object.keys(action);
  const before = fields.slice(1, fields.indexOf(field));
  const again = game.kinds[field] && before.some((one) => game.kinds[one] === game.kinds[field]);
  return field === 'target' || again ? 'target' : null;
}

/**
 * What a question speaks of stays marked: where it comes from, and where it goes. A thing of the kind that is asked for
 * now is where it comes from; where only an amount or a set is asked for, it is what that is for.
 */
export function markedBy(game: Game, about: Fields, asked: Action[]): Map<string, Role> {
  const isThing = (field: string) => game.kinds[field] !== undefined && game.kinds[field] !== 'seat';
  const wanted = new Set(asked.flatMap((action) => Object.keys(action)).map((field) => game.kinds[field]));
  const told = Object.keys(about).filter((field) => isThing(field) && !Array.isArray(about[field]));
  const source = told.some((field) => ORIGINS.includes(field));
  const isMeasure = (field: string, value: Json) =>
    Array.isArray(value) || (typeof value === 'number' && !game.kinds[field]);
  const measured = asked.some((action) => Object.entries(action).some(([field, value]) => isMeasure(field, value)));
  return new Map(
    told.flatMap((field) => {
      const comes = ORIGINS.includes(field) || (!source && wanted.has(game.kinds[field]));
      if (!source && !comes && !measured) return [];
      return idsIn(game, field, about[field]).map((id): [string, Role] => [id, comes ? 'origin' : 'target']);
    }),
  );
}
