/** Where a large drawing is looked at from: what the table speaks of, or wherever somebody went; and dragging and pinching it. */
import { cubicOut } from 'svelte/easing';
import { Tween } from 'svelte/motion';
import { still } from './prefs.svelte';

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

export interface Sights {
  world: Box;
  /** Pixels for one unit: with fewer the drawing cannot be read and is shown in parts; with more there is nothing new. */
  least: number;
  most: number;
  /** What the table speaks of is not shown nearer than this. */
  best: number;
  /** What the table speaks of; null for all of it. */
  wanted: (room: Room) => Box | null;
  /** Pixels at the foot of the room that something else covers. */
  foot?: () => number;
}

const TRAVEL = 360;

export const scaleOf = (box: Box, room: Room) => Math.min(room.w / box.w, room.h / box.h);

/** The box round these boxes. */
export function around(boxes: Box[], margin: number): Box | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map(({ x }) => x)) - margin;
  const top = Math.min(...boxes.map(({ y }) => y)) - margin;
  const right = Math.max(...boxes.map(({ x, w }) => x + w)) + margin;
  const bottom = Math.max(...boxes.map(({ y, h }) => y + h)) + margin;
  return { x: left, y: top, w: right - left, h: bottom - top };
}

export class Camera {
  room = $state<Room>({ w: 0, h: 0 });
  /** Where somebody went by hand, until the table speaks of something else. */
  private own = $state.raw<Box | null>(null);
  private dragged = false;
  private tween: Tween<Box>;

  constructor(private sights: Sights) {
    this.tween = new Tween(sights.world, { duration: TRAVEL, easing: cubicOut });
  }

  private free = $derived.by((): Room => ({
    w: this.room.w,
    h: Math.max(1, this.room.h - (this.sights.foot?.() ?? 0)),
  }));
  private measured = $derived.by(() => this.room.w > 0 && this.room.h > 0);
  whole = $derived.by(() => (this.measured ? this.fitted(this.sights.world, 0, this.sights.most) : this.sights.world));
  /** All of it is too small to be read here. */
  cramped = $derived.by(() => this.measured && scaleOf(this.sights.world, this.room) < this.sights.least);
  private framed = $derived.by(() => {
    const box = this.measured ? this.sights.wanted(this.free) : null;
    return box && this.fitted(box, this.sights.least);
  });
  goal: Box = $derived.by(() => this.own ?? this.framed ?? this.whole);
  scale = $derived.by(() => (this.measured ? scaleOf(this.goal, this.room) : 1));
  near = $derived.by(() => this.scale > scaleOf(this.whole, this.room) * 1.02);
  nearest = $derived.by(() => this.scale >= this.sights.most - 0.01);
  view = $derived.by(() => this.tween.current);

  /** A view of the room's shape with this box in the middle of what is free of it, not further than `least`. */
  private fitted(box: Box, least: number, most = this.sights.best): Box {
    const scale = Math.max(least, Math.min(most, scaleOf(box, this.free)));
    const [w, h] = [this.room.w / scale, this.room.h / scale];
    const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
    return this.within({ x: cx - w / 2, y: cy - this.free.h / scale / 2, w, h });
  }

  /** Moved so that no more lies beside the world than need be. */
  private within(box: Box): Box {
    const { world } = this.sights;
    const below = ((this.room.h - this.free.h) / this.room.h) * box.h;
    const shift = (at: number, size: number, from: number, all: number) =>
      size >= all ? from + (all - size) / 2 : Math.max(from, Math.min(from + all - size, at));
    return {
      ...box,
      x: shift(box.x, box.w, world.x, world.w),
      y: shift(box.y, box.h - below, world.y, world.h),
    };
  }

  /** Go where the goal is; runs as an effect. */
  follow(): void {
    void this.tween.set(this.goal, { duration: still() || this.dragged ? 0 : TRAVEL });
  }
  go(box: Box | null, dragged = false): void {
    this.dragged = dragged;
    this.own = box;
  }
  zoom = (by: number, at?: { x: number; y: number }): void => {
    const box = this.goal;
    const { x, y } = at ?? { x: box.x + box.w / 2, y: box.y + box.h / 2 };
    const scale = Math.max(scaleOf(this.whole, this.room), Math.min(this.sights.most, this.scale * by));
    const [w, h] = [this.room.w / scale, this.room.h / scale];
    const zoomed = { x: x - ((x - box.x) / box.w) * w, y: y - ((y - box.y) / box.h) * h, w, h };
    this.go(this.within(zoomed), at !== undefined);
  };
  /** Look at this point, near enough to read what is there. */
  centre = (x: number, y: number): void => {
    const scale = Math.max(this.scale, this.sights.least * 1.2);
    const [w, h] = [this.room.w / scale, this.room.h / scale];
    this.go(this.within({ x: x - w / 2, y: y - h / 2, w, h }), true);
  };
  pan(dx: number, dy: number): void {
    const { x, y, w, h } = this.goal;
    this.go(this.within({ x: x - dx / this.scale, y: y - dy / this.scale, w, h }), true);
  }
  /** The point of the drawing under a point of the window. */
  at(port: Element, clientX: number, clientY: number): { x: number; y: number } {
    const box = port.getBoundingClientRect();
    return { x: this.goal.x + (clientX - box.left) / this.scale, y: this.goal.y + (clientY - box.top) / this.scale };
  }
}
