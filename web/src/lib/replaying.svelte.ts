/** A game that is over, seen again: any of its positions, with anybody's eyes. */
import type { Position } from '../generated/wire';
import { api, Refused } from './api';
import { loadPlayable, NO_GAME, PLAIN, type Playable } from './games';
import { introduce } from './me.svelte';
import { Picking } from './picking.svelte';
import { prefs, still } from './prefs.svelte';
import { faces, namesOf, randomName } from './seats';
import type { Seen } from './seen';
import type { Reader } from './speech';
import { Stage } from './stage.svelte';
import { isGameEvent, type Fields, type GameEvent, type Prompt, type TableInfo } from './types';

const NONE: never[] = [];
/** Between one entry's scenes and the next entry. */
const PAUSE = 300;

export class Replaying implements Seen {
  info = $state.raw<TableInfo | null>(null);
  playable = $state.raw<Playable | null>(null);
  /** What was answered, and what chance said, from the first to the last. */
  entries = $state.raw<Fields[]>([]);
  /** How many of them lie behind the position that is shown. */
  at = $state(0);
  /** Whose eyes. */
  seat = $state(0);
  playing = $state(false);
  fault = $state('');
  private kept = new Map<number, Position>();
  private told: Stage<Position> = new Stage({
    game: () => this.playable?.game ?? null,
    sceneOf: () => this.playable?.scenes.scene ?? null,
    wholeOf: () => this.playable?.scenes.whole ?? null,
    view: (position) => (position.views[this.seat] ?? null) as Fields | null,
    pace: () => prefs.pace,
    still,
    watched: () => document.visibilityState === 'visible',
  });
  private position = $derived.by(() => this.told.shown);

  constructor(
    readonly id: string,
    private invite: string | null,
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
  view = $derived((this.position?.views[this.seat] ?? null) as Fields | null);
  prompt = $derived((this.position?.prompt ?? null) as Prompt | null);
  events = $derived.by(() => this.told.events.filter(isGameEvent));
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
      this.entries = (JSON.parse(await api.record(this.id)) as { log: Fields[] }).log;
      const mine = this.info.seats.findIndex((one) => one.mine);
      this.seat = Math.max(0, mine);
      await this.jump(from ?? this.entries.length);
    } catch (problem) {
      this.fail(problem);
    }
  }

  jump = async (to: number): Promise<void> => {
    const wanted = (this.at = Math.max(0, Math.min(this.entries.length, to)));
    try {
      const found = this.kept.get(wanted) ?? (await api.position(this.id, wanted));
      this.kept.set(wanted, found);
      if (wanted === this.at) this.show(structuredClone(found));
    } catch (problem) {
      this.fail(problem);
    }
  };

  /** One entry further it is told what happened; from anywhere else there is nothing to tell. */
  private show(position: Position): void {
    const events = position.events as GameEvent[];
    if (this.told.latest?.at === position.at - 1)
      this.told.put({ now: position, first: this.told.first + this.told.heard.length, events });
    else this.told.reset({ now: position, first: 0, events });
  }

  /** A new table from here, with me on this seat and bots on the others; its id. */
  fork = async (): Promise<string | null> => {
    if (!this.info) return null;
    try {
      await introduce(randomName());
      const plan = this.info.seats.map(({ seat }) =>
        seat === this.seat ? { kind: 'me' as const } : { kind: 'bot' as const, level: 'club' },
      );
      const table = await api.fork(this.id, this.at, plan);
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
      if (this.at >= this.entries.length) {
        this.playing = false;
        return;
      }
      const timer = setTimeout(() => this.jump(this.at + 1), PAUSE);
      return () => clearTimeout(timer);
    });
    $effect(() => () => this.told.close());
  }
}
