/** The drawing of the board: where each hex lies, its outline, the rivers on its edges. Pointed hexes round the Factory. */
import data from '../../../../src/meydan/games/scythe/data/map.json';
import type { Faction, Place } from '../../generated/games/scythe';
import type { Box } from '../../lib/camera.svelte';
import { points } from '../../lib/draw';
import { recordOf } from '../../lib/record';

export type Terrain = 'farm' | 'mountain' | 'tundra' | 'forest' | 'village' | 'lake' | 'factory' | 'home_base';

/** The rules' file; that its words are those of the schema, the rules check when they read it. */
const { hexes, rivers } = data as unknown as {
  hexes: {
    id: Place;
    terrain: Terrain;
    q: number;
    r: number;
    tunnel: boolean;
    encounter: boolean;
    faction?: Faction | 'albion' | 'togawa';
  }[];
  rivers: [Place, Place][];
};

export const R = 60;
/** A home base is a disc. */
export const BASE = 40;

export interface Hex {
  id: Place;
  terrain: Terrain;
  tunnel: boolean;
  /** Whose base it is; null for a territory. */
  base: Faction | 'albion' | 'togawa' | null;
  x: number;
  y: number;
}

export function corners(x: number, y: number, r = R): string {
  return points(
    Array.from({ length: 6 }, (_, k) => {
      const angle = ((60 * k - 90) * Math.PI) / 180;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
    }),
  );
}

export const HEXES: Hex[] = hexes.map(({ id, terrain, q, r, tunnel, faction }) => ({
  id,
  terrain,
  tunnel,
  base: faction ?? null,
  x: Number(((q + r / 2) * R * Math.sqrt(3)).toFixed(2)),
  y: r * R * 1.5,
}));
export const HEX: Record<Place, Hex> = recordOf(HEXES.map((hex) => [hex.id, hex]));
export const LAND = HEXES.filter(({ base }) => base === null);
export const BASES = HEXES.filter(({ base }) => base !== null);

export const boxOf = ({ x, y }: Hex): Box => ({ x: x - 52, y: y - R, w: 104, h: 2 * R });

const xs = HEXES.map(({ x }) => x);
const ys = HEXES.map(({ y }) => y);
export const WORLD: Box = {
  x: Math.min(...xs) - 66,
  y: Math.min(...ys) - 54,
  w: Math.max(...xs) - Math.min(...xs) + 132,
  h: Math.max(...ys) - Math.min(...ys) + 124,
};

/** All rivers as one path, each along the edge between its two hexes. */
export const RIVERS = rivers
  .map(([one, other]) => {
    const [a, b] = [HEX[one], HEX[other]];
    const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = Math.hypot(dx, dy);
    const [ux, uy] = [(-dy / length) * R * 0.5, (dx / length) * R * 0.5];
    const at = (value: number) => value.toFixed(1);
    return `M${at(mx - ux)} ${at(my - uy)}L${at(mx + ux)} ${at(my + uy)}`;
  })
  .join('');

export const TERRAIN_FILL: Record<Terrain, string> = {
  mountain: '#8D8A88',
  farm: '#D8A93B',
  village: '#C4694A',
  forest: '#4E6B4A',
  tundra: '#D4DCE0',
  lake: '#2E5F94',
  factory: '#5D4A7A',
  home_base: '#152145',
};
export const TERRAIN_INK: Record<Terrain, string> = {
  mountain: '#4A4846',
  farm: '#8A6410',
  village: '#6E2E1A',
  forest: '#24391F',
  tundra: '#7F909A',
  lake: '#7FB0DC',
  factory: '#E8C377',
  home_base: '#F3EAD6',
};
/** The sign of a terrain, round a point in its upper third. */
export const TERRAIN_SIGN: Record<Terrain, string> = {
  mountain: 'M-30 12-12-16 0 2 10-12 30 12M-12-16-8-2-14 2M10-12l4 10-5 3',
  farm: 'M-32 12q32-12 64 0M-28 2q28-10 56 0M-22-8q22-8 44 0M-16 16-6-13M16 16 6-13M0 14V-13',
  village: 'M-26 12V-2l11-9 11 9v14zM4 12V-8L14-18 24-8v20zM-18 12V4h6v8M11-4h6M11 3h6',
  forest: 'M-18 12V4M-18 4l-11 0 11-22 11 22zM6 14V6M6 6l-12 0L6-18 18 6zM24 12V4M24 4h-7l7-16 7 16z',
  tundra: 'M-28 10h18M-2 12h26M-14-2h12M8-2h18M-24-10h8M0-13h14',
  lake: 'M-30-6q7-7 15 0t15 0 15 0 15 0M-22 6q7-7 15 0t15 0 15 0',
  factory: 'M-26 14V-4l12 7V-4l12 7V-4l12 7v-26h10V14z',
  home_base: '',
};
