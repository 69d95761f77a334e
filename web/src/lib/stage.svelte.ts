/** The stage: what happened is told scene by scene on the old position, and only then the new one is shown. */
import type { AnyShapes } from '../boards/contract';
import { diceOf } from './fair';
import { idsOf } from './ids';
import type { Pace } from './prefs.svelte';
import { keepSame } from './same';
import { isGameEvent, type Fields, type Game, type GameEvent, type Happened } from './types';

export type Tone = 'source' | 'target' | 'gain' | 'loss';

/** A thing that lights up while its scene is played: its element has `data-tone`. */
export interface Light {
  id: string;
  tone: Tone;
}

/** Things that travel between two elements, by their `data-id`. `seat` gives them its colour and shape, `colour` makes them blocks. */
export interface Move {
  /** `coin`, `card`, `troop`, or any other word for a plain piece. */
  what: string;
  from: string;
  to: string;
  count: number;
  seat?: number;
  colour?: string;
}

/** How one event is told. */
export interface Scene<Show = unknown> {
  lights?: Light[];
  moves?: Move[];
  /** What the board itself draws for this scene: a claim, the dice. */
  show?: Show;
  /** How long, at the normal pace. */
  ms: number;
}

/** `scene` of a game's scenes.ts: how an event is told on the position before its update; null for the usual way. */
export type SceneOf<S extends { [part in keyof AnyShapes]: unknown } = AnyShapes, Show = unknown> = (
  event: S['event'],
  before: S['view'],
  after: S['view'],
) => Scene<Show> | null;

/** Where a chapter of the log begins: a round, somebody's turn, or both. */
export interface Chapter {
  round?: number;
  seat?: number;
}

/** `whole` of a game's scenes.ts: whether an update that holds this event is told to its end, however long it is. */
export type WholeOf<E = GameEvent> = (event: E) => boolean;

/** `chapter` of a game's scenes.ts: what begins with this event; null when it goes on. */
export type ChapterOf<E = GameEvent> = (event: E) => Chapter | null;

/** What a board sees of the stage. It has no queue and no timer of its own. */
export interface Telling<E = GameEvent, Show = unknown> {
  /** The event being told; null while nothing is. */
  readonly event: E | null;
  /** Its number at the table: another scene has another. */
  readonly number: number;
  readonly scene: Scene<Show> | null;
  /** The events whose scenes have begun and that are not in the position yet, the one being told last. */
  readonly begun: readonly E[];
  /** How many milliseconds this scene takes at the pace of now. */
  readonly ms: number;
}

/** A position, and the events that led to it from the one before. */
export interface Step<P> {
  /** Null to tell the events again, on the position that is shown. */
  now: P | null;
  /** The number of the first of the events. */
  first: number;
  events: Happened[];
}

export interface StageHost<P> {
  game(): Game | null;
  sceneOf(): SceneOf | null;
  /** Whether what holds this event is worth being told whole, however long it is. */
  wholeOf?(): ((event: GameEvent) => boolean) | null;
  view(of: P): Fields | null;
  pace(): Pace;
  /** Nothing may move: what a scene lights stays lit for long enough to be found. */
  still(): boolean;
  /** Whether somebody looks: what nobody sees is not played. */
  watched(): boolean;
}

/** What each pace makes of a second; step by step waits for a click besides. */
export const PACES: Record<Pace, number> = { step: 1, slow: 1.8, normal: 1, quick: 0.5, none: 0 };
const USUAL = 500;
const THROW = 1000;
const STILL = 1000;
/** More scenes than this wait: twice as fast. */
const LONG = 3;
/** More than this: only the last few are played. */
const TOO_LONG = 12;
/** Fields that name who or where something comes from. */
const ORIGINS = ['seat', 'me', 'source', 'origin', 'by'];
/** Nothing is told. */
export const NOTHING: Telling = { event: null, number: -1, scene: null, begun: [], ms: 0 };

export class Stage<P> {
  /** The position on screen. */
  shown = $state.raw<P | null>(null);
  /** The newest position: what the table knows already, though it is not told yet. */
  latest = $state.raw<P | null>(null);
  /** When that came, by this machine's clock. */
  told = $state(0);
  /** The number of the first event we hold; older ones are on the server. */
  first = $state(0);
  /** What happened up to the position on screen. */
  events = $state.raw<Happened[]>([]);
  /** What happened up to the newest position. */
  heard = $state.raw<Happened[]>([]);
  telling: Telling = $state.raw(NOTHING);
  /** How many scenes of this story are over, and how many there are in all. */
  done = $state(0);
  waiting = $state(0);
  /** Show all at once, until something is asked of us or the game is over. */
  rushing = $state(false);
  /** The number of the first event that was shown without a scene while it should have had one; null: none was. */
  missed = $state<number | null>(null);

  private queue: Step<P>[] = [];
  /** How many events of the first in the queue are told. */
  private at = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private host: StageHost<P>) {}

  playing = $derived.by(() => this.telling.event !== null);
  /** The number of the last event in the position on screen. */
  last = $derived(this.first + this.events.length - 1);
  /** The number of the last event that is told, or was shown at once. */
  begun = $derived.by(() => Math.max(this.last, this.telling.number));

  /** The next position. The first of all is shown at once; so is one after more events than anybody would watch. */
  put(step: Step<P> & { now: P }): void {
    const begins = this.shown === null;
    const fresh = step.events.filter(isGameEvent).length;
    this.latest = step.now;
    this.told = Date.now();
    this.heard = begins ? step.events : [...this.heard, ...step.events];
    if (begins) {
      this.first = step.first;
      this.show(step);
      return;
    }
    this.queue.push(step);
    this.waiting += fresh;
    if (fresh > TOO_LONG && !this.isWhole(step)) this.skip(() => this.queue.length > 0, true);
    if (!this.playing) this.next();
  }

  /** Another position altogether: nothing led to it that could be told. */
  reset(step: Step<P> & { now: P }): void {
    this.close();
    this.queue = [];
    this.at = this.done = this.waiting = 0;
    this.telling = NOTHING;
    this.events = [];
    this.latest = step.now;
    this.told = Date.now();
    this.heard = step.events;
    this.first = step.first;
    this.show(step);
  }

  /** Tell these events again; the position on screen stays. */
  again(events: { number: number; event: GameEvent }[]): void {
    this.toEnd();
    this.queue = events.map(({ number, event }) => ({ now: null, first: number, events: [event] }));
    this.waiting = events.length;
    this.next();
  }

  /** Change the newest position without an event, and the one on screen where they are the same. */
  amend(change: (now: P) => P): void {
    if (this.latest !== null) this.latest = change(this.latest);
    const waits = this.queue.findLast((step) => step.now !== null);
    if (waits?.now) waits.now = change(waits.now);
    else if (this.shown !== null) this.shown = change(this.shown);
  }

  /** Older events, fetched from the server: those from number `first` up to what is held. */
  prepend(first: number, older: Happened[]): void {
    if (first >= this.first) return;
    const before = older.slice(0, this.first - first);
    this.events = [...before, ...this.events];
    this.heard = [...before, ...this.heard];
    this.first = first;
  }

  /** End the scene that is played: a click on the board. */
  finish = (): void => {
    if (this.playing) this.next();
  };

  /** Show the newest position now. */
  toEnd = (): void => {
    this.skip(() => this.queue.length > 0, false);
    if (this.playing) this.next();
  };

  /** Show all at once until we are asked or the game is over. */
  rush = (): void => {
    this.rushing = true;
    this.toEnd();
  };

  close(): void {
    clearTimeout(this.timer);
  }

  private isWhole(step: Step<P>): boolean {
    const whole = this.host.wholeOf?.();
    return whole ? step.events.some((event) => isGameEvent(event) && whole(event)) : false;
  }

  private next(): void {
    clearTimeout(this.timer);
    const pace = this.rushing ? 'none' : this.host.pace();
    if (!this.host.watched()) this.skip(() => this.queue.length > 0, true);
    else if (pace === 'none') this.skip(() => this.queue.some((step) => step.now !== null), false);
    else if (pace !== 'step' && this.waiting - this.done > TOO_LONG)
      this.skip(() => this.waiting - this.done > LONG && !this.isWhole(this.queue[0]!), true);
    for (let step = this.queue[0]; step; step = this.queue[0]) {
      const event = step.events[this.at];
      if (!event) this.settle(step);
      else if (this.tell(step, event)) return;
    }
    this.telling = NOTHING;
    this.done = this.waiting = 0;
  }

  /** Begin the scene of the next event. False when there is nothing to play: talk, or a game without its words yet. */
  private tell(step: Step<P>, event: Happened): boolean {
    const number = step.first + this.at;
    this.at += 1;
    const game = this.host.game();
    if (!isGameEvent(event)) return false;
    const [before, after] = [this.shown, step.now ?? this.shown].map((one) => one && this.host.view(one));
    if (!game || !before || !after) {
      this.done += 1;
      return false;
    }
    const scene = this.host.sceneOf()?.(event, before, after) ?? usual(game, event);
    // Who asks to see it again wants to see it, at whatever pace they play.
    const pace = step.now === null && this.host.pace() === 'none' ? 'normal' : this.host.pace();
    const hurry = pace !== 'step' && this.waiting - this.done > LONG ? 0.5 : 1;
    const ms = (this.host.still() ? STILL : scene.ms) * PACES[pace] * hurry;
    this.done += 1;
    if (ms <= 0) return false;
    const begun = step.events.slice(0, this.at).filter(isGameEvent);
    this.telling = { event, number, scene, begun, ms };
    if (pace !== 'step') this.timer = setTimeout(() => this.next(), ms);
    return true;
  }

  /** All of a step is told: its position is the one on screen from here on. */
  private settle(step: Step<P>): void {
    this.queue.shift();
    this.at = 0;
    if (step.now !== null) this.show({ ...step, now: step.now });
  }

  private show(step: Step<P> & { now: P }): void {
    this.shown = keepSame(this.shown, step.now);
    this.events = [...this.events, ...step.events];
  }

  /** Show steps without playing them while there is need. What should have been seen is remembered. */
  private skip(need: () => boolean, regret: boolean): void {
    while (this.queue.length && need()) {
      const step = this.queue[0]!;
      const rest = step.events.slice(this.at);
      const untold = rest.findIndex(isGameEvent);
      if (regret && step.now !== null && untold >= 0) this.missed ??= step.first + this.at + untold;
      this.done += rest.filter(isGameEvent).length;
      this.settle(step);
    }
  }
}

/** How an event is told where its game says nothing of it: what it names lights up. */
export function usual(game: Game, event: GameEvent): Scene {
  const lights = Object.entries(event).flatMap(([field, value]) =>
    idsOf(game, { [field]: value }).map((id): Light => ({ id, tone: ORIGINS.includes(field) ? 'source' : 'target' })),
  );
  return { lights, ms: diceOf(event, game.kinds).length ? THROW : USUAL };
}
