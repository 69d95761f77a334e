/** What stands on a hex, and where in it: pieces in the middle, resources on chips at its foot. */
import type { Place, Resource, Seat, Structure, Unit, View } from '../../generated/games/scythe';
import { HEX } from './map';
import { RESOURCES } from './tables';

export type HexView = View['board'][number];

export interface Figure {
  key: string;
  kind: Unit | 'structure';
  seat: Seat;
  count: number;
  structure: Structure | null;
  x: number;
  y: number;
  k: number;
  /** Came for a combat that is not fought yet. */
  raids: boolean;
}
export interface Chip {
  resource: Resource;
  count: number;
  x: number;
  y: number;
  k: number;
}

type Loose = Pick<Figure, 'kind' | 'seat' | 'count' | 'structure' | 'raids'>;
const WIDE: Record<Figure['kind'], number> = { character: 31, mech: 40, worker: 17, structure: 31 };
const GAP = 3;
const ROOM = 90;

/** Two workers stand side by side; of more, and of mechs, one with a count. */
const widthOf = ({ kind, count }: Loose) => (kind === 'worker' && count === 2 ? 34 : WIDE[kind] + (count > 1 ? 9 : 0));

function inRow(row: Loose[], middle: number, y: number, k: number): Figure[] {
  const wide = row.reduce((sum, one) => sum + widthOf(one) * k, 0) + GAP * k * (row.length - 1);
  let at = middle - wide / 2;
  return row.flatMap((one): Figure[] => {
    const w = widthOf(one) * k;
    const x = at + w / 2;
    at += w + GAP * k;
    const figure = { ...one, key: `${one.kind} ${one.seat}`, x, y, k };
    if (one.kind !== 'worker' || one.count !== 2) return [{ ...figure, x: one.count > 1 ? x - 4 * k : x }];
    return [-8.5, 8.5].map((off) => ({ ...figure, key: `${figure.key} ${off}`, count: 1, x: x + off * k }));
  });
}

/** In the hex: one row while they fit, else fighters over the rest. */
function standing(all: Loose[], middle: number, y: number): Figure[] {
  const wide = all.reduce((sum, one) => sum + widthOf(one) + GAP, -GAP);
  if (wide <= ROOM) return inRow(all, middle, y, 1);
  const upper = all.filter(({ kind }) => kind === 'character' || kind === 'mech');
  const lower = all.filter((one) => !upper.includes(one));
  return [...inRow(upper, middle, y - 22, 0.82), ...inRow(lower, middle, y + 9, 0.82)];
}

/** Two sides of a combat: who came on the left, who was here on the right. */
function facing(came: Loose[], here: Loose[]): Figure[] {
  const stacked = (side: Loose[], middle: number) => {
    const [first, ...rest] = side;
    const k = 0.86;
    return [...inRow(first ? [first] : [], middle, -10, k), ...inRow(rest, middle, 22, k * 0.86)];
  };
  return [...stacked(came, -25), ...stacked(here, 25)];
}

/** `turn` is who moves, and `leader` where their character is: they may have come for a combat. */
export function figuresOf(hex: HexView, turn: Seat, leader: Place | null): Figure[] {
  const owner = hex.owner ?? hex.builder ?? 0;
  const make = (kind: Figure['kind'], seat: Seat, count: number, raids = false): Loose[] =>
    count > 0 ? [{ kind, seat, count, structure: kind === 'structure' ? hex.structure : null, raids }] : [];
  const built = make('structure', hex.builder ?? owner, hex.structure === null ? 0 : 1);
  const units = [
    ...make('character', owner, hex.characters),
    ...make('mech', owner, hex.mechs),
    ...make('worker', owner, hex.workers),
  ];
  if (hex.raiders) {
    const led = leader === hex.place ? 1 : 0;
    const came = [
      ...make('character', turn, led, true),
      ...make('mech', turn, hex.raiders - led, true),
      ...make('worker', turn, hex.raid_workers, true),
    ];
    return facing(came, [...units, ...built]);
  }
  const { tunnel } = HEX[hex.place];
  const all = [...built, ...units];
  const middle = tunnel && hex.token ? 0 : tunnel ? -5 : hex.token ? 6 : 0;
  const kinds = RESOURCES.filter((resource) => hex[resource]).length;
  return standing(all, middle, hex.place === 'factory' ? 4 : kinds > 2 ? 1 : kinds ? 9 : 12);
}

export function chipsOf(hex: HexView): Chip[] {
  const held = RESOURCES.flatMap((resource) => {
    const count = hex[resource] + hex[`raid_${resource}`];
    return count ? [{ resource, count }] : [];
  });
  const crowded = held.length > 2;
  return held.map((one, n) => {
    if (crowded) return { ...one, x: held.length === 3 && n === 2 ? 0 : n % 2 ? 16 : -16, y: n < 2 ? 31 : 49, k: 0.76 };
    return { ...one, x: held.length === 1 ? 0 : n ? 21 : -21, y: 42, k: held.length === 1 ? 1 : 0.96 };
  });
}
