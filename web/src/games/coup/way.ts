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

/** Where a way between two points bends so that it goes round a box. */
export function bend(from: Point, to: Point, round: Box): Point {
  const mid = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const [left, right] = [round.x - MARGIN, round.x + round.width + MARGIN];
  const [top, bottom] = [round.y - MARGIN, round.y + round.height + MARGIN];
  const across = Math.min(from.x, to.x) < left && Math.max(from.x, to.x) > right;
  if (across && Math.min(from.y, to.y) < bottom) return { x: mid.x, y: 2 * top - mid.y };
  const upright = Math.min(from.y, to.y) < top && Math.max(from.y, to.y) > bottom;
  if (upright && mid.x > left - 60 && mid.x < right + 60) {
    const side = mid.x < round.x + round.width / 2 ? left - 30 : right + 30;
    return { x: 2 * side - mid.x, y: mid.y };
  }
  const { x, y } = middle(round);
  const far = Math.hypot(mid.x - x, mid.y - y) || 1;
  const push = Math.hypot(to.x - from.x, to.y - from.y) * 0.07;
  return { x: mid.x + ((mid.x - x) / far) * push, y: mid.y + ((mid.y - y) / far) * push };
}

export function along({ from, bend: over, to }: Way, t: number): Point {
  const at = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
  return { x: at(from.x, over.x, to.x), y: at(from.y, over.y, to.y) };
}
