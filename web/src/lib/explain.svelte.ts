/**
 * Explanations of whatever carries an id (`data-id`, or `data-explain` where it is no thing of the board): under a mouse
 * that rests on it, after a long press, or by `?` on what has the focus. One at a time.
 */
import { Refused } from './api';
import { isQuestion, isTyping } from './keys';
import type { Explanation } from './live.svelte';

export interface Explained extends Explanation {
  /** What it stands beside. */
  element: Element;
  /** Opened by the keyboard: the focus goes there, and comes back. */
  focused: boolean;
}

export const REST = 500;
export const PRESS = 450;
/** How long a mouse may take from the thing to its explanation. */
const LEAVE = 250;
/** A finger that moves further drags. */
const SLACK = 10;
const ABOUT = '[data-explain], [data-id]';

export class Explainer {
  shown = $state.raw<Explained | null>(null);
  /** What there is nothing to say about. */
  private unknown = new Set<string>();
  private asked: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private from: { x: number; y: number } | null = null;
  /** A press that was an explanation is no click. */
  private pressed = false;

  constructor(private fetch: (id: string) => Promise<Explanation>) {}

  async open(element: Element, focused = false): Promise<void> {
    const id = idOf(element);
    this.asked = element;
    if (!id || this.unknown.has(id) || this.shown?.element === element) return;
    try {
      const found = await this.fetch(id);
      if (this.asked === element) this.shown = { ...found, element, focused };
    } catch (problem) {
      if (problem instanceof Refused && problem.code === 'not-found') this.unknown.add(id);
    }
  }

  close = (): boolean => {
    const any = this.shown !== null;
    clearTimeout(this.timer);
    this.asked = null;
    if (this.shown?.focused && this.shown.element instanceof HTMLElement) this.shown.element.focus();
    this.shown = null;
    return any;
  };

  /** Keep it open while the mouse is on it. */
  stay = (): void => clearTimeout(this.timer);
  leave = (): void => {
    clearTimeout(this.timer);
    if (this.shown && !this.shown.focused) this.timer = setTimeout(this.close, LEAVE);
  };

  /** Listen on the page. Capturing, so that what an explanation took is nobody else's. */
  attach(root: Document): () => void {
    const listeners: [string, (event: never) => void][] = [
      ['pointerover', this.over],
      ['pointerdown', this.down],
      ['pointermove', this.moved],
      ['pointerup', this.up],
      ['pointercancel', this.up],
      ['click', this.click],
      ['contextmenu', this.menu],
      ['keydown', this.key],
    ];
    for (const [name, heard] of listeners) root.addEventListener(name, heard as EventListener, true);
    return () => {
      for (const [name, heard] of listeners) root.removeEventListener(name, heard as EventListener, true);
      this.close();
    };
  }

  private over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || inside(event)) return;
    const found = closest(event);
    if (found === this.asked && found) return;
    if (!found) return this.leave();
    clearTimeout(this.timer);
    this.asked = found;
    this.timer = setTimeout(() => {
      this.shown = null;
      void this.open(found);
    }, REST);
  };

  private down = (event: PointerEvent): void => {
    this.pressed = false;
    if (inside(event)) return;
    this.close();
    const found = closest(event);
    if (event.pointerType === 'mouse' || !found) return;
    this.from = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => {
      this.pressed = true;
      void this.open(found);
    }, PRESS);
  };

  private moved = (event: PointerEvent): void => {
    if (this.from && Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > SLACK) this.up();
  };

  private up = (): void => {
    if (this.from && !this.pressed) clearTimeout(this.timer);
    this.from = null;
  };

  private click = (event: MouseEvent): void => {
    if (!this.pressed || inside(event)) return;
    this.pressed = false;
    event.preventDefault();
    event.stopPropagation();
  };

  private menu = (event: MouseEvent): void => {
    if (this.pressed || this.from) event.preventDefault();
  };

  private key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.close()) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (!isQuestion(event.key) || isTyping(event)) return;
    const found = document.activeElement?.closest(ABOUT) ?? (this.asked?.isConnected ? this.asked : null);
    if (!found || this.close()) return;
    event.preventDefault();
    void this.open(found, true);
  };
}

export const idOf = (element: Element): string | null =>
  element.getAttribute('data-explain') ?? element.getAttribute('data-id');

const closest = (event: Event): Element | null =>
  event.target instanceof Element ? event.target.closest(ABOUT) : null;
const inside = (event: Event): boolean => event.target instanceof Element && event.target.closest('.explain') !== null;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/**
 * Where an explanation of this size opens: over the rail at the height of its thing, else beside, over or under it,
 * wherever it hides least of the thing, of what is asked and of what may be chosen.
 */
export function placed(
  size: { width: number; height: number },
  thing: Box,
  room: Box,
  avoid: Box[],
  rail: Box | null,
): { x: number; y: number } {
  const GAP = 10;
  const middle = { x: thing.x + thing.width / 2 - size.width / 2, y: thing.y + thing.height / 2 - size.height / 2 };
  const spots = [
    ...(rail && rail.width >= size.width ? [{ x: rail.x + (rail.width - size.width) / 2, y: middle.y }] : []),
    { x: thing.x + thing.width + GAP, y: middle.y },
    { x: thing.x - size.width - GAP, y: middle.y },
    { x: middle.x, y: thing.y - size.height - GAP },
    { x: middle.x, y: thing.y + thing.height + GAP },
  ].map(({ x, y }) => ({
    x: Math.max(room.x, Math.min(x, room.x + room.width - size.width)),
    y: Math.max(room.y, Math.min(y, room.y + room.height - size.height)),
  }));
  const hides = (spot: { x: number; y: number }) => {
    const box = { ...spot, ...size };
    return 20 * overlap(box, thing) + avoid.reduce((sum, one) => sum + overlap(box, one), 0);
  };
  return spots.reduce((best, spot) => (hides(spot) < hides(best) ? spot : best));
}
