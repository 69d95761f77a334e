/** One person at a live table: what they see, what they are asked, and what they may do about it. */
import { untrack } from 'svelte';
import { api, Refused } from './api';
import { Eyes } from './eyes.svelte';
import { rememberSeal } from './fair';
import { loadPlayable, type Playable } from './games';
import { Live, type Reason } from './live.svelte';
import { Picking } from './picking.svelte';
import { keeper } from './same';
import { faces, namesOf, type SeatFace } from './seats';
import type { Seen } from './seen';
import { play as sound } from './sound';
import { eventText, promptText, type Reader } from './speech';
import { gameName, lang, need, say } from './text.svelte';
import { isGameEvent, type Action, type Fields, type Happened } from './types';

const NONE: never[] = [];
const PAGE = 500;

export class Sitting implements Seen {
  readonly live: Live;
  readonly eyes: Eyes;
  playable = $state.raw<Playable | null>(null);
  /** Why what was clicked cannot be done. */
  reason = $state.raw<Reason | null>(null);
  /** Why what was asked of the table was refused. */
  fault = $state('');
  private keepFaces = keeper<SeatFace[]>();

  constructor(
    readonly id: string,
    invite: string | null,
    teach: string | null,
    private plain: boolean,
  ) {
    this.live = new Live(id, invite, teach);
    this.eyes = new Eyes(this.live.sights);
  }

  // Each of these changes only when what it tells does, whatever else a message brought.
  info = $derived.by(() => this.live.info);
  seat = $derived.by(() => this.eyes.seat);
  sight = $derived.by(() => this.live.sights.of(this.seat));
  now = $derived.by(() => this.sight?.now ?? null);
  over = $derived(this.now?.status === 'over' || this.now?.status === 'abandoned');
  running = $derived(this.now?.status === 'running');
  mine = $derived(this.seat !== null && (this.info?.seats[this.seat]?.mine ?? false));
  away = $derived(this.running && this.mine && (this.now?.away.includes(this.seat ?? -1) ?? false));
  busy = $derived.by(() => this.live.pending !== null);
  private veiled = $derived.by(() => this.eyes.curtain !== null);
  myTurn = $derived(
    this.running &&
      this.mine &&
      !this.veiled &&
      this.now?.prompt?.seat === this.seat &&
      this.now?.prompt?.answer === null,
  );

  view = $derived(this.now?.view ?? null);
  prompt = $derived(this.over ? null : (this.now?.prompt ?? null));
  options: Action[] = $derived(this.now?.options ?? NONE);
  chosen = $derived((this.info?.options ?? {}) as Fields);
  names = $derived(this.info ? namesOf(this.info) : NONE);
  seats = $derived.by(() =>
    this.keepFaces(this.info ? faces(this.info, this.now, this.live.here, this.sight?.told ?? 0) : []),
  );
  all: Happened[] = $derived(this.sight?.events ?? NONE);
  events = $derived(this.all.filter(isGameEvent));
  reader: Reader | null = $derived(this.playable && { game: this.playable.game, seat: this.seat, names: this.names });
  /** What a screen reader should say: what just happened, and what is asked. */
  announced = $derived.by(() => {
    const { reader } = this;
    if (!reader || !this.now || this.veiled) return '';
    const last = this.all.slice(-2).filter(isGameEvent);
    const asked = this.now.prompt ? promptText(reader, this.now.prompt) : '';
    return [...last.map((event) => eventText(reader, event)), asked].join(' ');
  });
  mayUndo = $derived(this.mine && (this.now?.undo ?? false) && !this.now?.prompt?.answer);

  readonly play: Picking = new Picking({
    game: () => this.playable?.game ?? { key: '', kinds: {} },
    options: () => (this.mine && !this.veiled && !this.now?.paused ? this.options : NONE),
    final: () => this.playable?.tones.final ?? NONE,
    onBoard: () => this.playable?.tones.onBoard ?? NONE,
    busy: () => this.busy,
    send: (action) => this.answer(action),
    why: (thing) => void this.askWhy(thing),
  });

  private answer(action: Action): void {
    this.reason = null;
    sound('click');
    if (this.seat !== null) this.live.answer(this.seat, action);
  }

  private async askWhy(thing: string): Promise<void> {
    if (this.seat === null || !this.mine || this.over) return;
    try {
      const found = await this.live.why(this.seat, thing);
      this.reason = found.allowed ? null : found;
    } catch (problem) {
      this.reason = { allowed: false, message: sentenceOf(problem), rules: [] };
    }
  }

  undo = (): void => {
    if (this.seat !== null) this.live.undo(this.seat);
  };

  /** Ask something of the table; what it refuses is shown. */
  attempt = async (what: Promise<unknown>): Promise<void> => {
    this.fault = '';
    await what.catch((problem: unknown) => (this.fault = sentenceOf(problem)));
  };

  refresh = async (): Promise<void> => {
    const info = (this.live.info = await api.table(this.id, this.live.invite));
    const several = info.seats.filter((one) => one.mine).length > 1;
    if (!this.live.sights.seats.length || this.eyes.shared !== several) this.live.renew();
  };

  /** Older events than those at hand; null when there are none. */
  earlier = $derived(this.sight && this.sight.first > 0 ? () => this.fetchEarlier() : null);

  private async fetchEarlier(): Promise<void> {
    const { seat, sight } = this;
    if (!sight) return;
    const since = Math.max(0, sight.first - PAGE);
    const page = await api.events(this.id, since, this.mine ? seat : null);
    this.live.sights.prepend(seat, since, page.events as Happened[]);
  }

  /** What goes on by itself while the page is open. */
  follow(): void {
    const key = $derived(this.info?.game);
    const step = $derived(this.prompt?.step);
    $effect(() => {
      if (key) void loadPlayable(key, this.plain).then((found) => (this.playable = found));
    });
    $effect(() => {
      const open = this.info?.status === 'open' || this.info?.status === 'running';
      if (this.info && open) rememberSeal(this.id, this.info.commitment);
    });
    // The server speaks to us in the language of the page.
    let spoken = lang();
    $effect(() => {
      if (lang() === spoken) return;
      spoken = lang();
      this.live.renew();
    });
    $effect(() => {
      if (this.live.turnedAway) void need();
    });
    // Another question: what was picked for the last one is forgotten.
    $effect(() => {
      void [this.seat, step, this.options];
      untrack(() => {
        this.play.clear();
        this.reason = null;
      });
    });
    $effect(() => {
      if (this.live.refusal) this.reason = this.live.refusal;
    });
    // My turn: the title and one soft note.
    $effect(() => {
      document.title = say(this.myTurn ? 'title-turn' : 'title', { page: key ? gameName(key) : '' });
    });
    $effect(() => {
      if (this.myTurn) untrack(() => sound('turn'));
    });
    $effect(() => {
      if (this.over) untrack(() => sound('end'));
    });
    // After the game the table tells the secret of its dice.
    $effect(() => {
      if (this.over && this.info && !this.info.secret) untrack(() => void this.refresh().catch(() => {}));
    });
    $effect(() => () => this.live.close());
  }
}

const sentenceOf = (problem: unknown): string => (problem instanceof Refused ? problem.message : String(problem));
