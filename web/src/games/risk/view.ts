/** Which part of the world is seen: boxes in units of the drawing. */
import type { Territory } from '../../generated/games/risk';
import { HEIGHT, overEdge, PLACE, WIDTH } from './map';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Room {
  w: number;
  h: number;
}

export const WORLD: Box = { x: 0, y: 0, w: WIDTH, h: HEIGHT };
/** Pixels for one unit: with fewer, badges would touch, so the world is shown in parts. With more there is nothing new to see. */
export const LEAST = 0.6;
export const MOST = 2.6;
/** Round what is framed: room for badges and names. */
const MARGIN = 30;
/** What lies on the foot of a map that is shown in parts: the world in small, the hand. */
export const FOOT = 72;

export const scaleOf = (box: Box, room: Room) => Math.min(room.w / box.w, room.h / box.h);

/** The smallest box of the room's shape that holds this one. */
export function fitted(box: Box, room: Room): Box {
  const scale = scaleOf(box, room);
  const [w, h] = [room.w / scale, room.h / scale];
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h };
}

/** Moved so that no more lies beside the world than need be. */
export function within(box: Box): Box {
  const shift = (at: number, size: number, all: number) =>
    size >= all ? (all - size) / 2 : Math.max(0, Math.min(all - size, at));
  return { ...box, x: shift(box.x, box.w, WIDTH), y: shift(box.y, box.h, HEIGHT) };
}

/** The box round these territories, not nearer than there is anything to see. */
function around(ids: Territory[], room: Room, least = 0): Box {
  const points = ids.flatMap((id) => PLACE[id].outline);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const tight = { x: left, y: top, w: Math.max(...xs) - left, h: Math.max(...ys) - top };
  const scale = Math.max(
    least,
    Math.min(MOST * 0.8, (room.w - 2 * MARGIN) / tight.w, Math.max(0, room.h - FOOT - 2 * MARGIN) / tight.h),
  );
  const [w, h] = [room.w / scale, room.h / scale];
  const centred = { x: tight.x + (tight.w - w) / 2, y: tight.y + (tight.h - h + FOOT / scale) / 2, w, h };
  return { ...within(centred), y: Math.max(0, Math.min(HEIGHT + FOOT / scale - h, centred.y)) };
}

/** The view of these territories: null where they lie too far apart to be read together. */
export function frameOf(ids: Territory[], room: Room): Box | null {
  if (!ids.length || !room.w) return null;
  const box = around(ids, room);
  return scaleOf(box, room) >= LEAST ? box : null;
}

/** The view of these territories, or of the most that can be read together. */
export function frameMost(ids: Territory[], room: Room): Box {
  const [x, y] = [mean(ids.map((id) => PLACE[id].x)), mean(ids.map((id) => PLACE[id].y))];
  const near = ids.toSorted((a, b) => far(a, x, y) - far(b, x, y));
  const found = near.reduceRight<Box | null>((box, _, k) => box ?? frameOf(near.slice(0, k + 1), room), null);
  return found ?? around(near.slice(0, 1), room, LEAST);
}
const mean = (all: number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
const far = (id: Territory, x: number, y: number) => Math.hypot(PLACE[id].x - x, PLACE[id].y - y);

/** What decides the view of a fight. Over the edge of the world only its target can be framed. */
export function frame(source: Territory, target: Territory, room: Room): Box | null {
  return overEdge(source, target)
    ? frameOf([target], room)
    : (frameOf([source, target], room) ?? frameOf([target], room));
}

/** Whether something of this radius lies wholly in the view; else it is not drawn. */
export function holds(box: Box, x: number, y: number, radius: number): boolean {
  return x - radius >= box.x && x + radius <= box.x + box.w && y - radius >= box.y && y + radius <= box.y + box.h;
}

export function zoomed(box: Box, by: number, room: Room, at = { x: box.x + box.w / 2, y: box.y + box.h / 2 }): Box {
  const scale = Math.max(scaleOf(WORLD, room), Math.min(MOST, scaleOf(box, room) * by));
  const [w, h] = [room.w / scale, room.h / scale];
  return within({ x: at.x - ((at.x - box.x) / box.w) * w, y: at.y - ((at.y - box.y) / box.h) * h, w, h });
}
