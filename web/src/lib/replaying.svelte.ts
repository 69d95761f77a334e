/** A game that is over, seen again: any of its positions, with anybody's eyes. */
import type { Ending, Position, TableInfo as Info } from '../generated/wire';
import { api, Refused } from './api';
import { loadPlayable, NO_GAME, PLAIN, type Playable } from './games';
import { introduce } from './me.svelte';
import { Picking } from './picking.svelte';
import { prefs, still, type Pace } from './prefs.svelte';
import { faces, namesOf, randomName } from './seats';
import type { Seen } from './seen';
import type { Reader } from './speech';
import { Stage } from './stage.svelte';
import { isGameEvent, type Fields, type GameEvent, type Prompt, type TableInfo } from './types';

const NONE: never[] = [];
/** How fast it plays by itself: scenes at a pace, and a pause between one entry and the next; `turn` goes by turns. */
export const SPEEDS = ['1', '2', '4', 'turn'] as const;
export type Speed = (typeof SPEEDS)[number];
const PACE_AT: Record<Speed, Pace> = { '1': 'normal', '2': 'quick', '4': 'none', turn: 'none' };
const PAUSE: Record<Speed, number> = { '1': 300, '2': 150, '4': 200, turn: 1400 };

/** An event of the game, and after how many entries of the record it stands. */
export interface Line {
  at: number;
  event: GameEvent;
}

export class Replaying implements Seen {
  info = $state.raw<TableInfo | null>(null);
  playable = $state.raw<Playable | null>(null);
  ending = $state.raw<Ending | null>(null);
  /** All that happened, from the first to the last. */
  lines = $state.raw<Line[]>([]);
  /** How many entries of the record lie behind the position that is shown. */
  at = $state(0);
  /** Whose eyes; null: everybody's, all hands open. */
  seat = $state<number | null>(null);
  playing = $state(false);
  speed = $state<Speed>('1');
  /** What was tried from positions of this game. */
  branches = $state.raw<Info[]>([]);
  fault = $state('');
  private kept = new Map<number, Position>();
  private told: Stage<Position> = new Stage({
    game: () => this.playable?.game ?? null,
    sceneOf: () => this.playable?.scenes.scene ?? null,
    wholeOf: () => this.playable?.scenes.whole ?? null,
    view: (position) => this.viewOf(position),
    pace: () => (prefs.pace === 'none' ? 'none' : PACE_AT[this.speed]),
    still,
    watched: () => document.visibilityState === 'visible',
  });
  private position = $derived.by(() => this.told.shown);

  constructor(
    readonly id: string,
    readonly invite: string | null,
    private plain: boolean,
  ) {}

  names = $derived(this.info ? namesOf(this.info) : NONE);
  reader: Reader | null = $derived(this.playable && { game: this.playable.game, seat: null, names: this.names });
  seats = $derived(
    this.info
      ? faces(
          this.info,
          null,
          null,
          this.info.seats.map((one) => one.seat),
          0,
        )
      : NONE,
  );
  view = $derived(this.position ? this.viewOf(this.position) : null);
  held = $derived(this.position?.held ?? NONE);
  entries = $derived(this.ending?.last ?? 0);
  /** Which turn the position belongs to; -1 before the first. */
  turn = $derived.by(() => (this.ending?.turns ?? []).findLastIndex(({ at }) => at <= this.at));
  prompt = $derived((this.position?.prompt ?? null) as Prompt | null);
  events = $derived.by(() => this.told.events.filter(isGameEvent));
  /** What the last entry up to here that brought something brought. */
  latest = $derived.by(() => {
    const at = this.lines.findLast((line) => line.at <= this.at)?.at;
    return this.lines.filter((line) => line.at === at).map(({ event }) => event);
  });
  stage = $derived.by(() => this.told.telling);
  last = $derived.by(() => this.told.last);
  begun = $derived.by(() => this.told.begun);
  finish = (): void => this.told.finish();
  chosen = $derived((this.info?.options ?? {}) as Fields);
  options = NONE;
  /** Nothing can be picked: what happened has happened. */
  readonly play: Picking = new Picking({
    game: () => this.playable?.game ?? NO_GAME,
    options: () => NONE,
    offer: () => null,
    about: () => ({}),
    tones: () => PLAIN,
    send: () => {},
    why: () => {},
    busy: () => true,
  });

  /** Fetch the game and show the position behind so many entries; the last, unless told. */
  async open(from: number | null): Promise<void> {
    try {
      this.info = await api.table(this.id, this.invite);
      this.playable = await loadPlayable(this.info.game, this.plain);
      const [ending, told] = await Promise.all([api.ending(this.id, this.invite), api.told(this.id, this.invite)]);
      this.ending = ending;
      this.lines = told.flatMap(({ at, events }) => (events as GameEvent[]).map((event) => ({ at, event })));
      await this.jump(from ?? 0);
      this.branches = (await api.mine().catch(() => [])).filter(
        ({ parent, branched }) => parent === this.id && branched != null,
      );
    } catch (problem) {
      this.fail(problem);
    }
  }

  jump = async (to: number): Promise<void> => {
    const wanted = (this.at = Math.max(0, Math.min(this.entries, to)));
    try {
      const found = await this.fetched(wanted);
      if (wanted === this.at) this.show(structuredClone(found));
    } catch (problem) {
      this.fail(problem);
    }
  };

  private async fetched(at: number): Promise<Position> {
    const found = this.kept.get(at) ?? (await api.position(this.id, at, this.invite));
    this.kept.set(at, found);
    return found;
  }

  private viewOf({ views, spectator }: Position): Fields | null {
    return ((this.seat === null ? spectator : views[this.seat]) ?? null) as Fields | null;
  }

  /** Where it goes on by itself: the next entry that brings something, or the next turn. */
  private following(): number {
    const here = this.at;
    const next =
      this.speed === 'turn'
        ? this.ending?.turns.find(({ at }) => at > here)?.at
        : this.lines.find(({ at }) => at > here)?.at;
    return next ?? this.entries;
  }

  /** One entry further it is told what happened; from anywhere else it has happened already. */
  private show(position: Position): void {
    const from = this.told.latest?.at;
    const between = (at: number) => from !== undefined && at > from && at < position.at;
    if (from !== undefined && from < position.at && !this.lines.some(({ at }) => between(at)))
      this.told.put({
        now: position,
        first: this.told.first + this.told.heard.length,
        events: position.events as GameEvent[],
      });
    else {
      const events = this.lines.filter(({ at }) => at <= position.at).map(({ event }) => event);
      this.told.reset({ now: position, first: 0, events });
    }
  }

  /** A new table from here, with me on the seat whose eyes I have, else on my own, and bots on the others; its id. */
  fork = async (): Promise<string | null> => {
    if (!this.info) return null;
    try {
      await introduce(randomName());
      const me =
        this.seat ??
        Math.max(
          0,
          this.info.seats.findIndex((one) => one.mine),
        );
      const plan = this.info.seats.map(({ seat }) =>
        seat === me ? { kind: 'me' as const } : { kind: 'bot' as const, level: 'club' },
      );
      const table = await api.fork(this.id, this.at, plan, this.invite);
      await api.start(table.id);
      return table.id;
    } catch (problem) {
      this.fail(problem);
      return null;
    }
  };

  private fail(problem: unknown): void {
    this.fault = problem instanceof Refused ? problem.message : String(problem);
    this.playing = false;
  }

  /** While it plays by itself, one entry after the other. */
  follow(): void {
    $effect(() => {
      if (!this.playing) return;
      if (this.told.playing || this.position?.at !== this.at) return;
      if (this.at >= this.entries) {
        this.playing = false;
        return;
      }
      const next = this.following();
      void this.fetched(next).catch(() => {});
      const timer = setTimeout(() => this.jump(next), PAUSE[this.speed]);
      return () => clearTimeout(timer);
    });
    $effect(() => () => this.told.close());
  }
}
