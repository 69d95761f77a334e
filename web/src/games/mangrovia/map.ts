/** Where everything lies, in units of the drawing: the places of the spaces are the board file's, the rest follows from them. */
import data from '../../../../src/meydan/games/mangrovia/data/board.json';
import type { Area, Landscape, Path, Space, Task } from '../../generated/games/mangrovia';
import { recordOf } from '../../lib/record';

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}

/** Half of a space. */
export const HALF = 39;
/** What is seen of the sea round the outermost things. */
const SEA = 32;
const SHORE = 28;

const spaces = data.spaces.map(({ id, area, x, y }) => ({ id: id as Space, area: area as Area, x, y }));
export const PLACE: Record<Space, Point> = recordOf(spaces.map(({ id, x, y }) => [id, { x, y }]));
const inland = spaces.filter(({ area }) => area !== 'amulet');
const most = (values: number[]) => Math.max(...values);
const least = (values: number[]) => Math.min(...values);
const xs = (some: Point[]) => some.map(({ x }) => x);
const ys = (some: Point[]) => some.map(({ y }) => y);

export interface Statue extends Point {
  id: Path;
  /** The end of its path. */
  end: Point;
  /** Its figures are ours: the printed ones are not known. */
  reconstructed: boolean;
}
export const STATUES: Statue[] = data.paths.map(({ id, kind, order_from_statue, reconstructed }) => {
  const first = PLACE[order_from_statue[0] as Space];
  const upright = kind === 'vertical';
  return {
    id: id as Path,
    x: upright ? first.x : first.x - 2 * HALF - 8,
    y: upright ? first.y - 2 * HALF : first.y,
    end: PLACE[order_from_statue.at(-1) as Space],
    reconstructed,
  };
});
const onTop = STATUES.filter(({ y }) => y < least(ys(inland)));

/** The rock with the birds: over the columns that no statue stands over, and over any space that lies there. */
const rockLeft = most(xs(onTop)) + 62;
const rock = { x: rockLeft, w: Math.max(254, most(xs(inland)) + 46 - rockLeft), h: 70 };
const overLand = spaces.filter(({ x, y }) => y < least(ys(inland)) && x + HALF > rock.x && x - HALF < rock.x + rock.w);
export const ROCK: Box = {
  ...rock,
  y: least([least(ys(inland)) - 132, ...ys(overLand).map((y) => y - HALF - rock.h - 12)]),
};

/** The middle of the ring of spaces of an area: its sign stands there. */
function middleOf(area: Area): Point {
  const some = inland.filter((space) => space.area === area);
  return { x: (least(xs(some)) + most(xs(some))) / 2, y: (least(ys(some)) + most(ys(some))) / 2 };
}
export const STONES = middleOf('stone');
export const POLES = middleOf('pole');

const square = ({ x, y }: Point, by: number): string => {
  const [r, s] = [18, HALF + by];
  return `M${x - s + r} ${y - s}h${2 * (s - r)}a${r} ${r} 0 0 1 ${r} ${r}v${2 * (s - r)}a${r} ${r} 0 0 1 ${-r} ${r}h${-2 * (s - r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-2 * (s - r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
};
/** The land: all that stands on it, widened until it is one; a shore and shallow water round it are wider still. */
const steps = [0, 45, 90, 135, 180].filter((x) => x < ROCK.w);
const ground: Point[] = [
  ...inland,
  STONES,
  POLES,
  ...STATUES,
  ...onTop.flatMap(({ y }) => [
    { x: least(xs(STATUES)), y },
    ...steps.map((x) => ({ x: ROCK.x + HALF + x, y })),
    { x: ROCK.x + ROCK.w - HALF, y },
  ]),
];
export const coast = (by: number): string => ground.map((point) => square(point, by)).join('');
export const COASTS = { shallows: coast(SHORE + 17), shore: coast(SHORE + 9), land: coast(SHORE) };
/** How each path runs from its statue. */
export const WAYS: string = STATUES.map(({ x, y, end }) => `M${x} ${y}L${end.x} ${end.y}`).join('');

/** Beside and under the island: the amulet track, and the archipelago. */
export const TRACK: Box = { x: most(xs(spaces)) + 70, y: least(ys(inland)) - 106, w: 138, h: 446 };
const under = TRACK.y + TRACK.h + 26;
const low = spaces.filter(({ y }) => y + HALF > under - 20);
const archipelagoLeft = most(xs(low)) + 86;
export const ARCHIPELAGO: Box = {
  x: archipelagoLeft,
  y: under,
  w: Math.max(430, TRACK.x + TRACK.w + 24 - archipelagoLeft),
  h: Math.max(430, most(ys(spaces)) + HALF + 84 - under),
};
const left = least([...xs(spaces), ...xs(STATUES)]) - HALF - SEA;
const top = least([least(ys(STATUES)) - HALF - SHORE - 17, ROCK.y - 17]);
export const VIEW: Box = {
  x: left,
  y: top,
  w: most([TRACK.x + TRACK.w + 24, ARCHIPELAGO.x + ARCHIPELAGO.w]) - left,
  h: most([most(ys(spaces)) + HALF + SEA, ARCHIPELAGO.y + ARCHIPELAGO.h]) - top,
};
/** The island alone, for a page of its own. */
export const ISLAND: Box = {
  x: left,
  y: top,
  w: most(xs(spaces)) + HALF + 18 - left,
  h: most(ys(spaces)) + HALF + 18 - top,
};
/** A free corner of that page, for the folded track: under the right half of the land. */
const shoreline = most(ys(inland.filter(({ x }) => x > archipelagoLeft))) + HALF + 62;
export const CORNER: Box = {
  x: archipelagoLeft - 16,
  y: shoreline,
  w: ISLAND.x + ISLAND.w - archipelagoLeft + 2,
  h: 250,
};

export type Part = [task: Task, count: number];
/** By jetty, from 1: what can be done there, each choice a row of tasks. */
export const JETTIES: Part[][][] = [[], ...(data.jetties as unknown as Part[][][])];
export const RITUAL_PLACES = data.ritual_places as [number, number][];
export const LANDSCAPES = data.landscapes as Landscape[];
export const AMULET_TRACK = data.amulet_track;
export const POLE_POINTS = data.pole_area_points;
export const FULL_ROW = data.open_cards;
