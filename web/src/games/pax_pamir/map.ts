/** The map, 650 × 416: where names, signs of rule and pieces stand, and how pieces are laid out there. */
import data from '../../../../src/meydan/games/pax_pamir/data/map.json';
import type { Border, Coalition, Region, View } from '../../generated/games/pax_pamir';

export const WIDTH = 650;
export const HEIGHT = 416;
export const REGION_IDS = data.regions as Region[];
export const BLOCKS = data.figures.blocks_per_coalition;

type Point = readonly [number, number];
export interface Place {
  label: Point;
  plaque: Point;
  /** Pieces stand here: the middle of the first row, how wide the rows are, and how deep all of them. */
  field: { x: number; y: number; w: number; h: number };
}

// prettier-ignore
export const LARGE: Record<Region, Place> = {
  persia: { label: [100, 96], plaque: [56, 140], field: { x: 108, y: 188, w: 128, h: 180 } },
  transcaspia: { label: [286, 56], plaque: [232, 104], field: { x: 332, y: 98, w: 136, h: 62 } },
  herat: { label: [280, 206], plaque: [226, 250], field: { x: 318, y: 236, w: 122, h: 62 } },
  kabul: { label: [500, 66], plaque: [582, 160], field: { x: 492, y: 112, w: 132, h: 112 } },
  kandahar: { label: [352, 388], plaque: [292, 352], field: { x: 394, y: 308, w: 138, h: 64 } },
  punjab: { label: [556, 384], plaque: [602, 300], field: { x: 532, y: 278, w: 96, h: 84 } },
};
/** On a phone, where pieces are chips. */
// prettier-ignore
export const SMALL: Record<Region, Place> = {
  persia: { label: [100, 96], plaque: [66, 146], field: { x: 104, y: 196, w: 152, h: 180 } },
  transcaspia: { label: [300, 60], plaque: [222, 106], field: { x: 328, y: 92, w: 152, h: 62 } },
  herat: { label: [262, 212], plaque: [228, 250], field: { x: 318, y: 232, w: 152, h: 80 } },
  kabul: { label: [490, 74], plaque: [578, 116], field: { x: 486, y: 106, w: 152, h: 120 } },
  kandahar: { label: [352, 392], plaque: [292, 362], field: { x: 396, y: 300, w: 152, h: 76 } },
  punjab: { label: [562, 264], plaque: [612, 280], field: { x: 545, y: 290, w: 108, h: 100 } },
};

// prettier-ignore
export const BORDERS: Record<Border, { at: Point; turn: number }> = {
  persia_transcaspia: { at: [184, 112], turn: 80 },
  herat_persia: { at: [183, 250], turn: 88 },
  herat_transcaspia: { at: [298, 171], turn: -4 },
  kabul_transcaspia: { at: [413, 90], turn: -74 },
  herat_kabul: { at: [388, 206], turn: 84 },
  herat_kandahar: { at: [326, 300], turn: -18 },
  kabul_kandahar: { at: [434, 267], turn: 8 },
  kabul_punjab: { at: [534, 237], turn: -24 },
  kandahar_punjab: { at: [476, 330], turn: 86 },
};

/** Pieces that are alike, standing together in a region. */
export interface Group {
  key: string;
  coalition: Coalition | null;
  seat: number | null;
  count: number;
  /** Drawn one by one; else one piece with a figure. */
  spread: boolean;
  x: number;
  y: number;
  w: number;
  h: number;
}

const STEP = { coalition: 17, seat: 22 };
const ROW = 31;
/** Room for a chip: with a margin, or, where many stand, close about its piece and figure. */
const CHIPS: Point[] = [
  [66, 48],
  [51, 41],
];
const GAP = 9;
/** Pieces are never drawn smaller than this. */
const LEAST = 0.7;

function counted<T extends string | number>(all: readonly T[]): [T, number][] {
  return [...Map.groupBy(all, (one) => one)].map(([one, list]) => [one, list.length]);
}

/** The pieces of a region in rows; `scale` is less than 1 where they would not fit otherwise. */
export function laidOut(
  region: View['regions'][number],
  { field }: Place,
  chips: boolean,
): { groups: Group[]; scale: number } {
  const kinds: Pick<Group, 'key' | 'coalition' | 'seat' | 'count'>[] = [
    ...counted(region.armies).map(([coalition, count]) => ({ key: coalition, coalition, seat: null, count })),
    ...counted(region.tribes).map(([seat, count]) => ({ key: `seat-${seat}`, coalition: null, seat, count })),
  ];
  const gap = chips ? 4 : GAP;
  const rowsOf = (most: number, chip: Point | null) => {
    const rows: Group[][] = [[]];
    let used = 0;
    for (const kind of kinds) {
      const spread = !chip && kind.count <= most;
      const step = kind.coalition ? STEP.coalition : STEP.seat;
      const w = chip ? chip[0] : spread ? step * kind.count : step + 16;
      if (used && used + w > field.w) {
        rows.push([]);
        used = 0;
      }
      rows.at(-1)!.push({ ...kind, spread, w, h: chip ? chip[1] - 4 : 26, x: 0, y: 0 });
      used += w + gap;
    }
    return rows;
  };
  const tries = chips
    ? CHIPS.map((chip) => ({ rows: rowsOf(0, chip), height: chip[1] }))
    : [5, 3, 1].map((most) => ({ rows: rowsOf(most, null), height: ROW }));
  const { rows, height } = tries.find((one) => one.rows.length * one.height <= field.h + 8) ?? tries.at(-1)!;
  const scale = Math.max(LEAST, Math.min(1, (field.h + 10) / (rows.length * height)));
  rows.forEach((row, r) => {
    const whole = row.reduce((sum, { w }) => sum + w + gap, -gap);
    let x = field.x - whole / 2;
    for (const group of row) {
      group.x = x + group.w / 2;
      group.y = field.y + 13 + r * height;
      x += group.w + gap;
    }
  });
  return { groups: rows.flat(), scale };
}
