/** Colours, signs and glyphs of the game: coalitions, suits, regions, icons and actions. Cards and map keep them in both themes. */
import type { CardAction, Coalition, Icon, Region, Suit } from '../../generated/games/pax_pamir';
import { points, star8 } from '../../lib/draw';

export const COALITIONS: Record<Coalition, { fill: string; deep: string; ink: string }> = {
  british: { fill: '#D77A93', deep: '#6C3D4A', ink: '#4A1424' },
  russian: { fill: '#E0BE3A', deep: '#7B6820', ink: '#3E3000' },
  afghan: { fill: '#2F7A4F', deep: '#1A432B', ink: '#F4FBF4' },
};
export const SUITS: Record<Suit, string> = {
  economic: '#8A660A',
  military: '#A92D17',
  political: '#6B3A80',
  intelligence: '#24569C',
};
/** What the suits are called by the order of the rules. */
export const SUIT_ORDER: Suit[] = ['economic', 'military', 'political', 'intelligence'];
export const REGIONS: Record<Region, { fill: string; ink: string }> = {
  transcaspia: { fill: '#D8C48E', ink: '#6E5511' },
  kabul: { fill: '#C9B6A0', ink: '#5E4431' },
  persia: { fill: '#BFCFB4', ink: '#3D5C32' },
  herat: { fill: '#E3C3A0', ink: '#824A14' },
  kandahar: { fill: '#DDB3A0', ink: '#8A3726' },
  punjab: { fill: '#B9CBD0', ink: '#275462' },
};
export const PAPER = '#FFFBF0';
export const INK = '#231D17';

const ring = (cx: number, cy: number, rx: number, ry = rx) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
const FLAG = 'M-6 6V-6h9l3 3-3 3h-9';
const EYE = 'M-8 0s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5z';

/** On a field of 20 × 20, centred: lines without a fill. */
export const GLYPHS: Record<Suit | Icon | CardAction, string> = {
  economic: ring(0, 4, 7, 3) + ring(0, 0, 7, 3) + ring(0, -4, 7, 3),
  military: 'M-6 6 6-6M3-7h4v4M6 6-6-6M-7-3v-4h4M-7 3l4 4M7 3 3 7',
  political: 'M-7 5h14M-7 5-6-4l4 4 2-6 2 6 4-4 1 9',
  intelligence: EYE + ring(0, 0, 2.2),
  road: 'M-4 8-2-8M4 8 2-8M0 6v-2M0 1v-2M0-4v-2',
  army: 'M-4-8h8v16h-8zM-4-3h8',
  tribe: ring(0, -5, 5.5, 2.5) + 'M-5.5-5v9c0 3.500 11 3.500 11 0v-9',
  spy: ring(0, -6, 4.5, 2) + 'M-4.5-6v5c0 2.500 9 2.500 9 0v-5M-7 5s3-3 7-3 7 3 7 3-3 3-7 3-7-3-7-3z',
  leverage: ring(-2, 0, 5.5) + 'M6 6v-9M3.5 0 6-3l2.500 3',
  economic_suit: FLAG,
  military_suit: FLAG,
  political_suit: FLAG,
  intelligence_suit: FLAG,
  tax: ring(0, 0, 6.5) + 'M-2-3h4M-2 0h4M2-3c0 5-4 3-4 3l4 4',
  gift: 'M-6-1h12v8H-6zM-7-4h14v3H-7zM0-4v11M0-4c-3-4-6-3-5 0M0-4c3-4 6-3 5 0',
  build: 'M-7 7V-2h3v-3h3v3h2v-3h3v3h3v9zM-2 7V3h4v4',
  move: 'M-7 0H6M2-4l5 4-5 4',
  battle: 'M-6 6 6-6M3-7h4v4M6 6-6-6M-7-3v-4h4',
  betray: 'M0-8v9M-4 1h8M-1.5 1v6h3V1',
};

const polygon = (corners: number, turn: number, radius: number): [number, number][] =>
  Array.from({ length: corners }, (_, k) => {
    const angle = ((turn + (360 / corners) * k) * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
const line = (list: string) => `M${list.replaceAll(' ', 'L')}Z`;

/** The sign of a region round 0, as printed on its cards. */
export function symbol(region: Region, size: number): string {
  switch (region) {
    case 'transcaspia':
      return line(star8(0, 0, size * 1.08));
    case 'kabul':
      return line(points(polygon(5, -90, size)));
    case 'persia':
      return line(
        points(
          polygon(10, -90, 1).map(([x, y], k) => [x * size * (k % 2 ? 0.48 : 1.12), y * size * (k % 2 ? 0.48 : 1.12)]),
        ),
      );
    case 'herat':
      return line(points(polygon(8, 22.5, size)));
    case 'kandahar':
      return `M${-size * 0.85},${-size * 0.85}h${size * 1.7}v${size * 1.7}h${-size * 1.7}Z`;
    case 'punjab':
      return `${ring(0, 0, size * 0.95)}Z`;
  }
}
