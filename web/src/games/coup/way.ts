/** The way coins, cards or a blow would go over the felt, round the claim that lies there. */
import type { Story } from './story';

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

export interface Way {
  from: Point;
  bend: Point;
  to: Point;
  tone: 'hostile' | 'sure' | 'cards';
  /** Coins that are not paid yet. */
  coins: number;
}

/** Which things a story leads from and to; null where nothing moves. */
export function ends({ deed, seat, target }: Story): { from: string; to: string } | null {
  const me = `seat-${seat}`;
  if (deed === 'exchange') return { from: 'court', to: me };
  if (deed === 'tax' || deed === 'foreign_aid') return { from: 'treasury', to: me };
  if (target === null) return null;
  return deed === 'steal' ? { from: `seat-${target}`, to: me } : { from: me, to: `seat-${target}` };
}

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The point of a box's edge that looks at another point. */
export function facing(box: Box, at: Point): Point {
  const { x, y } = middle(box);
  const [dx, dy] = [at.x - x, at.y - y];
  const share = Math.min(box.width / 2 / Math.abs(dx || 1e-9), box.height / 2 / Math.abs(dy || 1e-9));
  return { x: x + dx * share, y: y + dy * share };
}

const MARGIN = 14;
const FAR = 60;
const SAMPLES = Array.from({ length: 31 }, (_, k) => (k + 1) / 32);

/** Where a way between two points bends: straight on, or so that it goes round what lies between them, and not far. */
export function bend(from: Point, to: Point, round: Box): Point {
  const [left, top] = [round.x - MARGIN, round.y - MARGIN];
  const [right, bottom] = [round.x + round.width + MARGIN, round.y + round.height + MARGIN];
  const mid = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const over = (x: number, y: number): Point => ({ x: 2 * x - mid.x, y: 2 * y - mid.y });
  const xs = [left - FAR, left, (left + right) / 2, right, right + FAR];
  const ys = [top - FAR, top, (top + bottom) / 2, bottom, bottom + FAR];
  const cost = (bend: Point) => {
    const way = SAMPLES.map((t) => along({ from, bend, to }, t));
    const inside = way.filter(({ x, y }) => x > left + 4 && x < right - 4 && y > top + 4 && y < bottom - 4).length;
    const long = Math.hypot(bend.x - from.x, bend.y - from.y) + Math.hypot(to.x - bend.x, to.y - bend.y);
    return inside * 1000 + long;
  };
  return [mid, ...ys.flatMap((y) => xs.map((x) => over(x, y)))].reduce((best, way) =>
    cost(way) < cost(best) ? way : best,
  );
}

export function along({ from, bend: over, to }: Pick<Way, 'from' | 'bend' | 'to'>, t: number): Point {
  const at = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
  return { x: at(from.x, over.x, to.x), y: at(from.y, over.y, to.y) };
}
