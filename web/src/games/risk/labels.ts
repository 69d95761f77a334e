/** Names on the map: each where there is room for it, so that none covers another or a badge. */
import type { Territory } from '../../generated/games/risk';
import { PLACE, PLACES, under } from './map';

interface Label {
  id: Territory;
  text: string;
  x: number;
  y: number;
  /** The territory that lies under the name; null for the sea. */
  on: Territory | null;
}
type Box = [left: number, top: number, right: number, bottom: number];
const apart = (a: Box, b: Box) => a[2] < b[0] || b[2] < a[0] || a[3] < b[1] || b[3] < a[1];

/** Half the width of a badge, and the mean width of a letter. */
const BADGE = 12;
const LETTER = 0.47;

/** `wanted` come first and are shown in any case; `unit` is how much of the drawing one pixel takes. */
export function names(nameOf: (id: Territory) => string, size: number, unit: number, wanted: Territory[]): Label[] {
  const half = BADGE * unit;
  const taken: Box[] = PLACES.map(({ x, y }) => [x - half, y - half, x + half, y + half]);
  const low = 14.5 * unit + size * 0.8;
  const high = 16 * unit;
  return [...new Set([...wanted, ...PLACES.map((place) => place.id)])].flatMap((id) => {
    const { x, y, beside } = PLACE[id];
    const text = nameOf(id);
    const wide = (text.replace(/[\u200c\u064b-\u0654]/g, '').length * size * LETTER) / 2;
    const side = 14 * unit + wide;
    const spots: [number, number][] = [beside, [0, low], [0, -high], [side, size * 0.35], [-side, size * 0.35]];
    const boxed = ([dx, dy]: [number, number]): Box => [x + dx - wide, y + dy - size * 0.72, x + dx + wide, y + dy + size * 0.18];
    const fits = spots.find((spot) => taken.every((box) => apart(boxed(spot), box)) && boxed(spot)[0] > 0 && boxed(spot)[2] < 1000);
    const spot = fits ?? (wanted.includes(id) ? spots[1]! : null);
    if (!spot) return [];
    taken.push(boxed(spot));
    return [{ id, text, x: x + spot[0], y: y + spot[1], on: under(x + spot[0], y + spot[1] - size * 0.3) }];
  });
}
