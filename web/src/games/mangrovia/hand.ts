/** Things of a hand, each with a key that stays with it: the second of two that are alike is another thing. */
export interface Numbered<T> {
  item: T;
  nth: number;
  key: string;
}

export function numbered<T extends string | number>(items: readonly T[]): Numbered<T>[] {
  const seen = new Map<T, number>();
  return items.map((item) => {
    const nth = seen.get(item) ?? 0;
    seen.set(item, nth + 1);
    return { item, nth, key: `${item} ${nth}` };
  });
}
