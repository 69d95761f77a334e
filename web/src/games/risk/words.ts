import type { Continent, Territory } from '../../generated/games/risk';
import { has, say } from '../../lib/text.svelte';

/** A territory's name where there is little room for it. */
export function shortName(id: Territory): string {
  const key = has(`map-${id}`, 'risk') ? `map-${id}` : `territory-${id}`;
  return say(key, undefined, 'risk');
}

let pen: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

/** How wide a name is, in heights of its letters. */
export function widthOf(text: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return roughly(text);
  const had = known.get(text);
  if (had !== undefined) return had;
  pen.font = '600 100px Vazirmatn, Tahoma, sans-serif';
  const wide = pen.measureText(text).width / 100;
  if (document.fonts.check('600 12px Vazirmatn')) known.set(text, wide);
  return wide;
}

/** Without a canvas: by the count of letters. */
export const roughly = (text: string): number => text.replace(/\u200c|\p{M}/gu, '').length * 0.53;

export function chipWidth(id: Continent): number {
  return Math.max(82, widthOf(say(`continent-${id}`, undefined, 'risk')) * 11.5 + 44);
}
