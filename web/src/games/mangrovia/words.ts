/** Words and looks that several parts of the board share. */
import type { Card, Landscape, Task, Tile } from '../../generated/games/mangrovia';
import { say, type Arguments } from '../../lib/text.svelte';
import { JETTIES, LANDSCAPES, type Part } from './map';

export const GAME = 'mangrovia';
export const word = (key: string, args?: Arguments): string => say(key, args, GAME);

/** Between two figures of a drawing, for who hears them. */
export const GAP = ' ';

export const COLOURS: Record<Landscape, string> = {
  water: '#4E9DBE',
  reed: '#A8B85A',
  sand: '#E7CD8C',
  mangrove: '#2F7350',
};

export type Kind = { kind: 'value'; value: number; start: boolean } | { kind: 'landscape'; land: Landscape };

/** What a card is: a value, perhaps of the start, or a landscape. */
export function kindOf(card: Card): Kind {
  const land = LANDSCAPES.find((one) => one === card);
  if (land) return { kind: 'landscape', land };
  const [head, value] = card.split('_');
  return { kind: 'value', value: Number(value), start: head === 'start' };
}
export const cardName = (card: Card): string => word(`card-${card}`);
/** What is read on a stone tile: the letter of its path, or what it pays. */
export function tileSign(tile: Tile): string | number | null {
  const [head, rest] = tile.split('_');
  if (head === 'statue') return word(`path-${rest!.toUpperCase()}`);
  return head === 'free' ? null : Number(rest);
}

export type Icon = 'open' | 'closed' | 'amulet' | 'hut' | 'bird' | 'first';
const ICONS: Record<Task, Icon[]> = {
  draw_open: ['open'],
  draw_closed: ['closed'],
  amulets: ['amulet'],
  build: ['hut'],
  build_double: ['hut', 'hut'],
  move_birds: ['bird', 'bird'],
  take_start: ['first'],
};
const iconsIn = (parts: Part[]): Icon[] =>
  parts.flatMap(([task, count]) => Array<Icon[]>(count).fill(ICONS[task]).flat());
/** By jetty: its choices, each a row of icons in the order in which things are done. */
export const ICONS_AT: Icon[][][] = JETTIES.map((choices) => choices.map(iconsIn));

/** What is done at a jetty, in words. */
export function deedsAt(jetty: number): string {
  const parts = (some: Part[]) =>
    some
      .map(([task, count]) => word(`deed-${task}`, { count }))
      .reduce((all, next) => word('deed-then', { all, next }));
  return JETTIES[jetty]!.map(parts).reduce((all, other) => word('deed-or', { all, other }));
}
