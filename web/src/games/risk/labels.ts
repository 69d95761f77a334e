/** Names on the map: each where there is room for it, so that none covers another or a badge. They never move. */
import type { Territory } from '../../generated/games/risk';
import { PLACES, under } from './map';

interface Label {
  id: Territory;
  text: string;
  x: number;
  y: number;
  /** The territory that lies under the name; null for the sea. */
  on: Territory | null;
  /** No room: shown only while the table looks at this place. */
  hidden: boolean;
}
type Box = [left: number, top: number, right: number, bottom: number];
const apart = (a: Box, b: Box) => a[2] < b[0] || b[2] < a[0] || a[3] < b[1] || b[3] < a[1];

/** Half the width of a badge, and the mean width of a letter. */
const BADGE = 12;
const LETTER = 0.47;

/** `unit` is how much of the drawing one pixel takes. A name without room has `hidden`: it is shown only when asked for. */
export function names(nameOf: (id: Territory) => string, size: number, unit: number): Label[] {
  const half = BADGE * unit;
  const taken: Box[] = PLACES.map(({ x, y }) => [x - half, y - half, x + half, y + half]);
  const low = 14.5 * unit + size * 0.8;
  const high = 16 * unit;
  return PLACES.map(({ id, x, y, beside }) => {
    const text = nameOf(id);
    const wide = (text.replace(/\u200c|\p{M}/gu, '').length * size * LETTER) / 2;
    const side = 14 * unit + wide;
    const spots: [number, number][] = [beside, [0, low], [0, -high], [side, size * 0.35], [-side, size * 0.35]];
    const boxed = ([dx, dy]: [number, number]): Box => [
      x + dx - wide,
      y + dy - size * 0.72,
      x + dx + wide,
      y + dy + size * 0.18,
    ];
    const fits = spots.find(
      (spot) => taken.every((box) => apart(boxed(spot), box)) && boxed(spot)[0] > 0 && boxed(spot)[2] < 1000,
    );
    const [dx, dy] = fits ?? spots[1]!;
    if (fits) taken.push(boxed(fits));
    return { id, text, x: x + dx, y: y + dy, on: under(x + dx, y + dy - size * 0.3), hidden: !fits };
  });
}
