/** Names on the map: each where there is room for it, so that none covers another, a badge or a plate. */
import type { Territory } from '../../generated/games/risk';
import { PLACES, under } from './map';
import type { Box } from './view';

export interface Label {
  id: Territory;
  text: string;
  x: number;
  y: number;
  box: Rect;
  /** The territory that lies under the name; null for the sea. */
  on: Territory | null;
  /** No room: shown only while the table looks at this place. */
  hidden: boolean;
}
export type Rect = [left: number, top: number, right: number, bottom: number];
export const apart = (a: Rect, b: Rect) => a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];
const shared = (a: Rect, b: Rect) =>
  apart(a, b) ? 0 : (Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * (Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

/** With room at its sides, so that two names are not read as one. */
const aside = ([left, top, right, bottom]: Rect, unit: number): Rect => [
  left - 5 * unit,
  top,
  right + 5 * unit,
  bottom,
];

export interface Lettering {
  nameOf: (id: Territory) => string;
  /** How wide a text is, in letters' heights. */
  widthOf: (text: string) => number;
  /** The height of letters, and of the drawing that one pixel takes, both in units of the drawing. */
  size: number;
  unit: number;
  /** What lies there already, such as the plates of continents. */
  taken: Rect[];
}

/** Half a badge, in pixels, and the room round a name. */
const BADGE = 12.5;
const GAP = 1;
const ROUNDS = 8;
const EDGE = 4;

/** Spots for a name round its badge, the best first: where it was drawn by hand, under it, over it, at its sides. */
function spots(beside: [number, number], half: number, size: number, unit: number, badge = BADGE): [number, number][] {
  const low = (badge + GAP) * unit + size * 0.78;
  const high = -(badge + GAP + 1) * unit - size * 0.22;
  const side = (badge + 2) * unit + half;
  const level = size * 0.3;
  const round: [number, number][] = [0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9].flatMap((shift): [number, number][] => [
    [shift * half, low],
    [shift * half, high],
  ]);
  const beyond: [number, number][] = [-6, 6, -12, 12, -18, 18].flatMap((up): [number, number][] => [
    [side, level + up * unit],
    [-side, level + up * unit],
  ]);
  return [
    [beside[0] * unit, beside[1] * unit],
    ...round,
    [side, level],
    [-side, level],
    ...beyond,
    [0, low + 7 * unit],
    [0, high - 7 * unit],
    [half * 0.8, low + 9 * unit],
    [-half * 0.8, low + 9 * unit],
  ];
}

/** Where each name stands at this scale. It depends on nothing that changes in play, so names never move. */
export function names({ nameOf, widthOf, size, unit, taken }: Lettering): Label[] {
  const badge = BADGE * unit;
  const badges = PLACES.map(({ x, y }): Rect => [x - badge, y - badge, x + badge, y + badge]);
  const there = [...badges, ...taken];
  const drafts = PLACES.map(({ id, x, y, beside }) => {
    const text = nameOf(id);
    const half = (widthOf(text) * size) / 2 + GAP * unit;
    const choices = spots(beside, half, size, unit).map(([dx, dy], rank) => {
      const box: Rect = [x + dx - half, y + dy - size * 0.78, x + dx + half, y + dy + size * 0.22];
      const out = Math.max(0, EDGE - box[0]) + Math.max(0, box[2] - 1000 + EDGE) + Math.max(0, EDGE - box[1]);
      const fixed =
        rank * 0.6 +
        out * 40 +
        there.reduce((sum, other) => sum + shared(box, other), 0) * 20 +
        (strays(id, x + dx, y + dy - size * 0.3) ? 60 : 0);
      return { dx, dy, box, fixed };
    });
    return { id, x, y, text, choices, best: choices[0]! };
  });
  for (let round = 0, moved = true; moved && round < ROUNDS; round++) {
    moved = false;
    for (const draft of drafts) {
      let [best, least] = [draft.best, Infinity];
      for (const choice of draft.choices) {
        const room = aside(choice.box, unit);
        let cost = choice.fixed;
        for (const other of drafts) if (other !== draft && cost < least) cost += shared(room, other.best.box) * 20;
        if (cost < least) [best, least] = [choice, cost];
      }
      moved ||= best !== draft.best;
      draft.best = best;
    }
  }
  const kept = [...there];
  return drafts.map(({ id, x, y, text, best }) => {
    const { dx, dy, box } = best;
    const middle = [x + dx, y + dy - size * 0.3] as const;
    const fits =
      kept.every((other) => shared(box, other) < unit * unit * 3) &&
      (under(...middle) === id || nearest(...middle) === id);
    if (fits) kept.push(box);
    return {
      id,
      text,
      x: x + dx,
      y: y + dy,
      box,
      on: under(...middle),
      hidden: !fits,
    };
  });
}

/** How much larger the two are that the table looks at. */
export const GROWN = { badge: 1.42, name: 1.14 };

/** The names of the two that the table looks at: clear of their large badges, the arrow, the plate, and each other. */
export function grown(
  { widthOf, size, unit, taken }: Lettering,
  labels: Label[],
  ids: Territory[],
  inside: Box,
): Label[] {
  const large = size * GROWN.name;
  const badges = PLACES.map(({ id, x, y }): Rect => {
    const half = BADGE * unit * (ids.includes(id) ? GROWN.badge : 1);
    return [x - half, y - half, x + half, y + half];
  });
  const placed: Label[] = [];
  for (const label of labels.filter(({ id }) => ids.includes(id))) {
    const { x, y, beside } = PLACES.find(({ id }) => id === label.id)!;
    const half = (widthOf(label.text) * large) / 2 + GAP * unit;
    const fixed = [...badges, ...taken, ...placed.map(({ box }) => box)];
    const others = labels.filter(({ id, hidden }) => !hidden && !ids.includes(id));
    const costs = spots(beside, half, large, unit, BADGE * GROWN.badge).map(([dx, dy], rank) => {
      const box: Rect = [x + dx - half, y + dy - large * 0.78, x + dx + half, y + dy + large * 0.22];
      const out =
        Math.max(0, inside.x - box[0]) +
        Math.max(0, box[2] - inside.x - inside.w) +
        Math.max(0, inside.y - box[1]) +
        Math.max(0, box[3] - inside.y - inside.h);
      const cost =
        rank * 0.6 * unit * unit +
        out * 40 * unit +
        fixed.reduce((sum, other) => sum + (apart(box, other) ? 0 : shared(box, other) * 20 + 80 * unit * unit), 0) +
        others.reduce((sum, other) => sum + shared(box, other.box), 0) +
        (strays(label.id, x + dx, y + dy - large * 0.3) ? 40 * unit * unit : 0);
      return { dx, dy, box, cost };
    });
    const { dx, dy, box } = costs.reduce((a, b) => (b.cost < a.cost ? b : a));
    const on = under(x + dx, y + dy - large * 0.3);
    placed.push({ ...label, x: x + dx, y: y + dy, box, on, hidden: false });
  }
  return placed;
}

/** Off its own land a name is read with the badge beside it. */
function nearest(x: number, y: number): Territory {
  const far = (one: { x: number; y: number }) => Math.hypot(one.x - x, one.y - y);
  return PLACES.reduce((best, one) => (far(one) < far(best) ? one : best)).id;
}

/** A name is read as that of the land it stands on. */
function strays(id: Territory, x: number, y: number): boolean {
  const on = under(x, y);
  return on !== null && on !== id;
}

/** Half of the plate with the odds, and its height, in pixels. */
const PLATE = { half: 24, high: 24 };
/** Half of what the arrow takes, and how far from its middle the plate may stand. */
export const ARROW = 6;
const [NEAREST, FARTHEST, ROUND] = [26, 80, 24];

/** What an arrow covers. */
export const covered = (along: readonly (readonly [number, number])[], unit: number): Rect[] =>
  along.map(([x, y]) => [x - ARROW * unit, y - ARROW * unit, x + ARROW * unit, y + ARROW * unit]);

/** Where the plate with the odds stands round the middle of an arrow: inside the view, on no badge, and as near as that allows. */
export function platePlace(
  [x, y]: readonly [number, number],
  view: Box,
  unit: number,
  ids: Territory[] = [],
  taken: Rect[] = [],
): Rect {
  const half = PLATE.half * unit;
  const high = PLATE.high * unit;
  const badges = PLACES.map((one): Rect => {
    const round = (BADGE * (ids.includes(one.id) ? GROWN.badge : 1) + 2) * unit;
    return [one.x - round, one.y - round, one.x + round, one.y + round];
  });
  const place = (across: number, down: number): Rect => {
    const cx = Math.max(view.x + half, Math.min(view.x + view.w - half, x + across * unit));
    const top = Math.max(view.y, Math.min(view.y + view.h - high, y - high / 2 + down * unit));
    return [cx - half, top, cx + half, top + high];
  };
  const cost = (rect: Rect) =>
    Math.hypot((rect[0] + rect[2]) / 2 - x, (rect[1] + rect[3]) / 2 - y) * unit +
    [...badges, ...taken].reduce((sum, other) => sum + shared(rect, other), 0) * 20;
  const rects: Rect[] = [];
  for (let far = NEAREST; far <= FARTHEST; far += 6)
    for (let k = 0; k < ROUND; k++) {
      const angle = (2 * Math.PI * k) / ROUND;
      rects.push(place(far * Math.cos(angle), far * Math.sin(angle)));
    }
  return rects.reduce((best, rect) => (cost(rect) < cost(best) ? rect : best));
}
