/** Where the map is looked at from: what the table speaks of, or wherever somebody went. */
import { Tween } from 'svelte/motion';
import { cubicOut } from 'svelte/easing';
import { still } from '../../lib/prefs.svelte';
import { fitted, FOOT, LEAST, MOST, scaleOf, WORLD, within, zoomed, type Box, type Room } from './view';

const TRAVEL = 360;
/** Round the map, in pixels. */
const RIM = 18;
/** How wide a list of continents is at least. */
const LIST = 240;

export class Camera {
  /** What the map has now; and the board, of which it has the most once it shows a part of the world. */
  map = $state<Room>({ w: 0, h: 0 });
  board = $state.raw<Room>({ w: 0, h: 0 });
  room: Room = $derived.by(() => ({
    w: Math.max(this.map.w, this.board.w - RIM),
    h: Math.max(this.map.h, this.board.h - RIM),
  }));
  /** Beside the whole world there is room for a list; else it lies under it. */
  low = $derived.by(() => this.room.w - this.room.h * (WORLD.w / WORLD.h) > LIST);
  /** Where somebody went by hand, until the table speaks of something else. */
  private own = $state.raw<Box | null>(null);
  private tween = new Tween<Box>(WORLD, { duration: TRAVEL, easing: cubicOut });

  /** `wanted` is the view of what is spoken of; null for the whole world. */
  constructor(private wanted: (room: Room) => Box | null) {}

  private measured = $derived.by(() => this.room.w > 0 && this.room.h > 0);
  whole = $derived.by(() => (this.measured && !this.cramped ? fitted(WORLD, this.room) : WORLD));
  /** The whole world is too small to be read here: it is shown in parts. */
  cramped = $derived.by(() => this.measured && scaleOf(WORLD, this.room) < LEAST);
  private framed = $derived.by(() => (this.cramped ? this.wanted(this.room) : null));
  goal: Box = $derived.by(() => this.own ?? this.framed ?? this.whole);
  scale = $derived.by(() => (this.measured ? scaleOf(this.goal, this.room) : 1));
  /** The world in small: too little room for badges and names. */
  far = $derived.by(() => this.cramped && this.scale < LEAST);
  near = $derived.by(() => this.scale > scaleOf(this.whole, this.room) * 1.02);
  nearest = $derived.by(() => this.scale >= MOST - 0.01);
  view = $derived.by(() => this.tween.current);
  /** Where a badge can be reached: not under what lies on the foot of a map that nobody has moved. */
  reach: Box = $derived.by(() =>
    this.cramped && !this.dragged ? { ...this.goal, h: this.goal.h - FOOT / this.scale } : this.goal,
  );

  /** Go where the goal is; runs as an effect. */
  follow(): void {
    void this.tween.set(this.goal, { duration: still() || this.dragged ? 0 : TRAVEL });
  }
  private dragged = $state(false);

  go(box: Box | null, dragged = false): void {
    this.dragged = dragged;
    this.own = box;
  }
  zoom = (by: number, at?: { x: number; y: number }): void =>
    this.go(zoomed(this.goal, by, this.room, at), at !== undefined);
  centre = (x: number, y: number): void => {
    const { w, h } = this.near
      ? this.goal
      : zoomed(this.whole, (LEAST * 1.6) / scaleOf(this.whole, this.room), this.room);
    this.go(within({ x: x - w / 2, y: y - h / 2, w, h }), true);
  };
  world = (): void => this.go(this.whole);
  pan(dx: number, dy: number): void {
    const { x, y, w, h } = this.goal;
    this.go(within({ x: x - dx / this.scale, y: y - dy / this.scale, w, h }), true);
  }
  /** The point of the drawing under a point of the window. */
  at(port: Element, clientX: number, clientY: number): { x: number; y: number } {
    const box = port.getBoundingClientRect();
    return { x: this.goal.x + (clientX - box.left) / this.scale, y: this.goal.y + (clientY - box.top) / this.scale };
  }
}
