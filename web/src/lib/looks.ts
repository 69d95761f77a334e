/** The looks of seats, by the colour the rules speak of: a «red army» must not be drawn blue. Six are for any game; the last two are only for who has their colour. */
import { getContext, setContext } from 'svelte';

const BY_COLOUR: Record<string, number> = {
  blue: 0,
  red: 1,
  green: 2,
  yellow: 3,
  purple: 4,
  black: 5,
  ivory: 6,
  graphite: 7,
};
const ALL = [0, 1, 2, 3, 4, 5];
const KEY = Symbol('looks');

/** A look for each seat; a colour that has none of its own gets one that is free. */
export function looksOf(colours: string[]): number[] {
  const known = colours.map((colour) => BY_COLOUR[colour]);
  const free = ALL.filter((look) => !known.includes(look));
  return known.map((look) => look ?? free.shift() ?? 5);
}

/** The look of a word that is a colour, whether or not somebody sits there. */
export function lookOfColour(word: unknown): number | null {
  return typeof word === 'string' ? (BY_COLOUR[word] ?? null) : null;
}

export function shareLooks(looks: () => number[]): void {
  setContext(KEY, looks);
}

export function sharedLooks(): (() => number[]) | undefined {
  return getContext<(() => number[]) | undefined>(KEY);
}
