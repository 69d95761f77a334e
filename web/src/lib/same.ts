/**
 * What is the same stays the same object: `after`, with every part that did not change taken from `before`. Boards then
 * draw anew only what a message changed, though each message brings the whole position.
 */
export function keepSame<T>(before: unknown, after: T): T {
  if (before === after || typeof before !== 'object' || typeof after !== 'object' || !before || !after) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const [old, fresh] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    fresh[key] = keepSame(old[key], fresh[key]);
    same &&= fresh[key] === old[key] && key in old;
  }
  return same ? (before as T) : after;
}

/** Remembers what it was given last, and gives back what is the same of it. */
export function keeper<T>(): (after: T) => T {
  let before: T | undefined;
  return (after) => (before = keepSame(before, after));
}
