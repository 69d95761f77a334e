/** Where a plate lies beside its hex so that it hides the least. */
import type { Box, Room } from '../../lib/camera.svelte';

export interface Spot {
  x: number;
  y: number;
  /** On which side of the hex; empty where it lies apart from it. */
  side: 'over' | 'under' | 'left' | 'right' | '';
  /** Where along the plate its hex is. */
  at: number;
}
interface Weight {
  box: Box;
  /** How much is lost where this box is hidden. */
  weight: number;
}

const GAP = 10;
const EDGE = 8;

const overlap = (from: number, size: number, other: number, its: number) =>
  Math.max(0, Math.min(from + size, other + its) - Math.max(from, other));

export function placed(hex: Box, { w, h }: Room, room: Room, weights: Weight[]): Spot {
  const middle = { x: hex.x + hex.w / 2, y: hex.y + hex.h / 2 };
  const lefts = [middle.x - w / 2, hex.x, hex.x + hex.w - w, middle.x - 24, middle.x - w + 24];
  const spots: Omit<Spot, 'at'>[] = [
    ...lefts.map((x) => ({ x, y: hex.y + hex.h + GAP, side: 'under' as const })),
    ...lefts.map((x) => ({ x, y: hex.y - h - GAP, side: 'over' as const })),
    { x: hex.x + hex.w + GAP, y: middle.y - h / 2, side: 'right' },
    { x: hex.x - w - GAP, y: middle.y - h / 2, side: 'left' },
    ...[EDGE, room.w - w - EDGE].flatMap((x) => [EDGE, room.h - h - EDGE].map((y) => ({ x, y, side: '' as const }))),
  ];
  const inside = spots.filter(({ x, y }) => x >= EDGE && y >= EDGE && x + w <= room.w - EDGE && y + h <= room.h - EDGE);
  const hidden = ({ x, y }: Omit<Spot, 'at'>) =>
    weights.reduce(
      (sum, { box, weight }) => sum + weight * overlap(x, w, box.x, box.w) * overlap(y, h, box.y, box.h),
      0,
    );
  const [best] = (inside.length ? inside : spots).toSorted((a, b) => hidden(a) - hidden(b));
  return { ...best!, at: Math.max(18, Math.min(w - 18, middle.x - best!.x)) };
}
