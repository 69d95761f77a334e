/** What can be clicked to mean a thing: as meydan.core.reasons says it. */
import type { Action, Fields, Game, Json } from './types';

/** The things a value names (`seat-2`, `duke`), one for each time it names them. */
export function idsOf(game: Game, fields: Fields): string[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    if (field === 'verb' || field === 'event') return [];
    const items: Json[] = Array.isArray(value) ? value : [value];
    return items
      .filter((item) => typeof item === 'string' || typeof item === 'number')
      .map((item) => (game.kinds[field] === 'seat' ? `seat-${item}` : String(item)));
  });
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

export function sameAction(one: Action, other: Action): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
