/** The drawing of the world: our outlines with coasts and borders made soft, and what the rules' data says of them. */
import data from '../../../../src/meydan/games/risk/data/map.json';
import type { Continent, Territory } from '../../generated/games/risk';
import { recordOf } from '../../lib/record';
import { OUTLINES, type Point } from './outlines';

/** The rules' file; that its words are those of the schema, the rules check when they read it. */
const { territories, continents, links } = data as unknown as {
  territories: { id: Territory; continent: Continent }[];
  continents: { id: Continent; bonus: number }[];
  links: [Territory, Territory, 'land' | 'sea'][];
};

export const WIDTH = 1000;
export const HEIGHT = 600;

export interface Place {
  id: Territory;
  continent: Continent;
  x: number;
  y: number;
  outline: Point[];
  path: string;
  /** Where its name stands best, from the badge. */
  beside: [number, number];
}

const key = ([x, y]: Point) => x * 4096 + y;
const far = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const fixed = (value: number) => Math.round(value * 10) / 10;
const drawn = (outline: Point[]) => `M${outline.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}Z`;

/** Cut the corners twice; where three lines meet the corner stays, so that neighbours still touch. */
function softened(outline: Point[], corners: Set<number>): Point[] {
  let list = outline;
  for (let round = 0; round < 2; round++)
    list = list.flatMap((p, k): Point[] => {
      if (corners.has(key(p))) return [p];
      const towards = (q: Point): Point => [p[0] + (q[0] - p[0]) * 0.25, p[1] + (q[1] - p[1]) * 0.25];
      return [towards(list.at(k - 1)!), towards(list[(k + 1) % list.length]!)];
    });
  return list;
}

function softOutlines(): Point[][] {
  const all = territories.map(({ id }) => OUTLINES[id].outline);
  /** Of each point, the two that it first lay between: where others are found, lines meet. */
  const around = new Map<number, [number, number]>();
  const corners = new Set<number>();
  for (const outline of all)
    outline.forEach((p, k) => {
      const [before, after] = [key(outline.at(k - 1)!), key(outline[(k + 1) % outline.length]!)];
      const [one, other] = around.get(key(p)) ?? [before, after];
      around.set(key(p), [one, other]);
      if (!((one === before && other === after) || (one === after && other === before))) corners.add(key(p));
    });
  return all.map((outline) => softened(outline, corners));
}

function inside([x, y]: Point, outline: Point[]): boolean {
  let within = false;
  outline.forEach(([c, d], k) => {
    const [a, b] = outline.at(k - 1)!;
    if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) within = !within;
  });
  return within;
}

/** Names stand under their badge, but for these. */
const BESIDE: Partial<Record<Territory, [number, number]>> = {
  alaska: [0, -19],
  northwest_territory: [0, -18],
  greenland: [0, -21],
  alberta: [-2, 28],
  ontario: [2, -19],
  quebec: [10, 29],
  western_us: [-2, 28],
  eastern_us: [10, -20],
  central_america: [-16, 31],
  venezuela: [4, -20],
  peru: [-8, 28],
  iceland: [0, -21],
  great_britain: [-40, 8],
  scandinavia: [0, 28],
  western_europe: [-40, -11],
  northern_europe: [2, -18],
  southern_europe: [-26, 44],
  ukraine: [0, -24],
  egypt: [-2, -18],
  congo: [0, 29],
  madagascar: [26, 30],
  yakutsk: [0, -18],
  kamchatka: [0, -20],
  irkutsk: [0, -17],
  mongolia: [0, 27],
  japan: [2, 33],
  middle_east: [8, 30],
  siam: [52, 8],
  indonesia: [-4, -20],
  new_guinea: [8, -20],
};

const SOFT = softOutlines();

export const PLACES: Place[] = territories.map(({ id, continent }, k) => {
  const [x, y] = OUTLINES[id].at;
  return {
    id,
    continent,
    x,
    y,
    outline: SOFT[k]!,
    path: drawn(SOFT[k]!),
    beside: BESIDE[id] ?? [0, 28],
  };
});

const reach = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
const REACHES = SOFT.map((outline) => ({ x: reach(outline.map(([x]) => x)), y: reach(outline.map(([, y]) => y)) }));
const between = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

/** The territory at this point; null at sea. */
export function under(x: number, y: number): Territory | null {
  const near = (k: number) => between(x, REACHES[k]!.x) && between(y, REACHES[k]!.y);
  return PLACES.find((place, k) => near(k) && inside([x, y], place.outline))?.id ?? null;
}

export const PLACE = recordOf(PLACES.map((place) => [place.id, place]));
export const isPlace = (word: string | null | undefined): word is Territory => word != null && word in PLACE;

export const LAND = PLACES.map((place) => place.path).join('');

const CHIPS: Record<Continent, [x: number, y: number, colour: string]> = {
  north_america: [90, 262, '#8A6410'],
  south_america: [172, 448, '#A33C25'],
  europe: [476, 40, '#6A5AA0'],
  africa: [436, 524, '#85561F'],
  asia: [938, 290, '#37704A'],
  australia: [756, 544, '#A2447F'],
};

export const CONTINENTS = continents.map(({ id, bonus }) => {
  const members = PLACES.filter((place) => place.continent === id);
  const [x, y, colour] = CHIPS[id];
  return {
    id,
    bonus,
    x,
    y,
    colour,
    members: members.map((place) => place.id),
    path: members.map((place) => place.path).join(''),
  };
});

export const colourOf = (continent: Continent) => CHIPS[continent][2];

/** Over the edge of the map, from east to west, both ways. */
const EDGE: Partial<Record<Territory, Point>> = { alaska: [2, 90], kamchatka: [998, 66] };
export const overEdge = (a: Territory, b: Territory) => a in EDGE && b in EDGE;

export const SEA = links
  .filter(([, , kind]) => kind === 'sea')
  .map(([one, other]) => {
    const line = (p: Point, q: Point) => `M${p[0]} ${p[1]}L${q[0]} ${q[1]}`;
    const at = (id: Territory): Point => [PLACE[id].x, PLACE[id].y];
    return overEdge(one, other) ? line(at(one), EDGE[one]!) + line(at(other), EDGE[other]!) : line(at(one), at(other));
  })
  .join('');

/** What stands at the edge where the sea line leaves the map: the territory it comes to. */
export const BEYOND: { x: number; y: number; end: 'start' | 'end'; to: Territory }[] = [
  { x: 6, y: 60, end: 'start', to: 'kamchatka' },
  { x: 994, y: 46, end: 'end', to: 'alaska' },
];

export interface Arrow {
  line: string;
  head: string;
  /** Where something may stand beside it. */
  middle: Point;
  /** Points along it, for what must keep clear. */
  along: Point[];
}

/** A bowed arrow from badge to badge, whose size is `room`. Over the edge of the map it is drawn in two parts. */
export function arrow(source: Territory, target: Territory, room = 1): Arrow {
  const from: Point = [PLACE[source].x, PLACE[source].y];
  const to: Point = [PLACE[target].x, PLACE[target].y];
  if (!overEdge(source, target)) return bowed(from, to, 19 * room, 20 * room, room);
  const out = bowed(from, EDGE[source]!, 19 * room, 0, room);
  const home = bowed(EDGE[target]!, to, 0, 20 * room, room);
  return { line: out.line + home.line, head: home.head, middle: home.middle, along: [...out.along, ...home.along] };
}

function bowed(from: Point, to: Point, start: number, stop: number, room: number): Arrow {
  const length = far(from, to);
  const bow = Math.min(30 * room, length * 0.24) * (to[0] >= from[0] ? 1 : -1);
  const middle: Point = [
    (from[0] + to[0]) / 2 + ((to[1] - from[1]) / length) * bow,
    (from[1] + to[1]) / 2 - ((to[0] - from[0]) / length) * bow,
  ];
  const towards = (p: Point, q: Point, by: number): Point => [
    p[0] + ((q[0] - p[0]) / far(p, q)) * by,
    p[1] + ((q[1] - p[1]) / far(p, q)) * by,
  ];
  const long = 12 * room;
  const tail = towards(from, middle, start);
  const tip = towards(to, middle, stop);
  const neck = towards(to, middle, stop + long);
  const [ux, uy] = [(tip[0] - neck[0]) / long, (tip[1] - neck[1]) / long];
  const wide = 9.5 * room;
  const along = [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [a * tail[0] + b * middle[0] + c * tip[0], a * tail[1] + b * middle[1] + c * tip[1]];
  });
  const wing = (side: number) => `${fixed(neck[0] - uy * wide * side)} ${fixed(neck[1] + ux * wide * side)}`;
  return {
    line: `M${fixed(tail[0])} ${fixed(tail[1])}Q${fixed(middle[0])} ${fixed(middle[1])} ${fixed(neck[0])} ${fixed(neck[1])}`,
    head: `M${fixed(tip[0])} ${fixed(tip[1])}L${wing(1)}L${wing(-1)}Z`,
    middle: [(tail[0] + 2 * middle[0] + neck[0]) / 4, (tail[1] + 2 * middle[1] + neck[1]) / 4],
    along,
  };
}
