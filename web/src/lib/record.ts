/** A record of pairs, typed by their keys: those of an enumeration, all of them. */
export function recordOf<K extends string, V>(pairs: (readonly [K, V])[]): Record<K, V> {
  return Object.fromEntries(pairs) as Record<K, V>;
}
