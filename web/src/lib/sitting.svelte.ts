/** One person at a live table: what they see, what they are asked, and what they may do about it. */
import { untrack } from 'svelte';
import { api, Refused } from './api';
import { chaptersOf, type Chapter } from './chapters';
import { Eyes } from './eyes.svelte';
import { diceOf, rememberSeal } from './fair';
import { loadPlayable, NO_GAME, PLAIN, type Playable } from './games';
import { Live, type Reason } from './live.svelte';
import type { Note } from './learning.svelte';
import { isFirst } from './firsts';
import { Explainer } from './explain.svelte';
import { Picking } from './picking.svelte';
import { prefs, still } from './prefs.svelte';
import { keeper } from './same';
import { faces, namesOf, type SeatFace } from './seats';
import type { Seen } from './seen';
import { Sights } from './sights.svelte';
import { Since } from './since.svelte';
import { play as sound } from './sound';
import { actionText, eventText, promptText, toldText, type Reader } from './speech';
import { NOTHING } from './stage.svelte';
import { StandingAnswers } from './standing.svelte';
import { gameName, has, lang, need, say, sentence } from './text.svelte';
import { idsOf } from './ids';
import { isGameEvent, type Action, type Fields, type Happened, type Told } from './types';

const NONE: never[] = [];
const NOTHING_TOLD: Fields = {};
const PAGE = 500;

export class Sitting implements Seen {
  readonly live: Live;
  readonly eyes: Eyes;
  readonly since: Since;
  playable = $state.raw<Playable | null>(null);
  /** Why what was clicked cannot be done. */
  reason = $state.raw<Reason | null>(null);
  /** The answer that was given, and the position it was given in. */
  private given = $state.raw<{ action: Action; now: unknown } | null>(null);
  /** My last answer was asked once more, and said to be for good. */
  private final = $state(false);
  /** A sealed answer is being changed. */
  changing = $state(false);
  /** Why what was asked of the table was refused. */
  fault = $state('');
  private keepFaces = keeper<SeatFace[]>();

  constructor(
    readonly id: string,
    invite: string | null,
    teach: string | null,
    private plain: boolean,
  ) {
    const sights = new Sights({
      game: () => this.playable?.game ?? null,
      sceneOf: () => this.playable?.scenes.scene ?? null,
      wholeOf: () => this.playable?.scenes.whole ?? null,
      pace: () => prefs.pace,
      still,
      watched: (seat) => document.visibilityState === 'visible' && seat === this.seat && !this.veiled,
    });
    this.live = new Live(id, invite, teach, sights);
    this.standing = new StandingAnswers(id);
    this.eyes = new Eyes(sights);
    this.since = new Since(id, {
      sight: () => this.sight,
      seat: () => this.seat,
      game: () => this.playable?.game ?? null,
    });
  }

  // Each of these changes only when what it tells does, whatever else a message brought.
  info = $derived.by(() => this.live.info);
  seat = $derived.by(() => this.eyes.seat);
  sight = $derived.by(() => this.live.sights.of(this.seat));
  /** The position on screen; and what the table knows already, though it is not told yet. */
  now = $derived.by(() => this.sight?.shown ?? null);
  latest = $derived.by(() => this.sight?.latest ?? null);
  stage = $derived.by(() => this.sight?.telling ?? NOTHING);
  playing = $derived(this.stage.event !== null);
  last = $derived.by(() => this.sight?.last ?? -1);
  begun = $derived.by(() => this.sight?.begun ?? -1);
  finish = (): void => this.sight?.finish();
  over = $derived(this.now?.status === 'over' || this.now?.status === 'abandoned');
  running = $derived(this.now?.status === 'running');
  mine = $derived(this.seat !== null && (this.info?.seats[this.seat]?.mine ?? false));
  away = $derived(this.running && this.mine && (this.latest?.away.includes(this.seat ?? -1) ?? false));
  busy = $derived.by(() => this.live.pending !== null);
  private veiled = $derived.by(() => this.eyes.curtain !== null);
  myTurn = $derived(
    this.running &&
      this.mine &&
      !this.veiled &&
      !this.playing &&
      this.now?.prompt?.seat === this.seat &&
      this.now?.prompt?.answer === null,
  );

  /** The answer that is on its way, until the table has gone on. */
  sent = $derived.by(() => {
    const waits = this.given && (this.busy || this.given.now === this.now);
    return waits ? this.given!.action : this.live.pendingAnswer;
  });

  view = $derived(this.now?.view ?? null);
  prompt = $derived(this.over ? null : (this.now?.prompt ?? null));
  options: Action[] = $derived(this.now?.options ?? NONE);
  chosen = $derived((this.info?.options ?? {}) as Fields);
  names = $derived(this.info ? namesOf(this.info) : NONE);
  seats = $derived.by(() =>
    this.keepFaces(this.info ? faces(this.info, this.now, this.latest, this.live.here, this.sight?.told ?? 0) : []),
  );
  all: Happened[] = $derived.by(() => this.sight?.events ?? NONE);
  /** With what is not told yet: talk does not wait for the scenes. */
  heard: Happened[] = $derived.by(() => this.sight?.heard ?? NONE);
  events = $derived(this.all.filter(isGameEvent));
  /** What happened, in rounds and turns. */
  chapters: Chapter[] = $derived.by(() =>
    this.playable && this.sight
      ? chaptersOf(this.playable.game, this.all, this.sight.first, this.playable.scenes.chapter)
      : NONE,
  );
  reader: Reader | null = $derived(this.playable && { game: this.playable.game, seat: this.seat, names: this.names });
  /** What a screen reader should say: what just happened, and what is asked. */
  announced = $derived.by(() => {
    const { reader } = this;
    if (!reader || !this.now || this.veiled) return '';
    if (this.stage.event) return eventText(reader, this.stage.event);
    const last = this.all.slice(-2).filter(isGameEvent);
    const asked = this.now.prompt ? promptText(reader, this.now.prompt) : '';
    return [...last.map((event) => eventText(reader, event)), asked].join(' ');
  });
  /** Until the others go on: also while my own answer is being told. */
  mayUndo = $derived(this.mine && !this.final && (this.latest?.undo ?? false) && !this.latest?.prompt?.answer);

  readonly play: Picking = new Picking({
    game: () => this.playable?.game ?? NO_GAME,
    offer: () => this.now?.offer ?? null,
    about: () => this.prompt?.about ?? NOTHING_TOLD,
    tones: () => this.playable?.tones ?? PLAIN,
    options: () => (this.mine && !this.veiled && !this.playing && !this.latest?.paused ? this.options : NONE),
    busy: () => this.busy,
    send: (action) => this.answer(action),
    why: (thing) => void this.askWhy(thing),
  });

  readonly explainer: Explainer = new Explainer((thing) => this.live.explain(this.seat, thing));
  readonly standing: StandingAnswers;

  private answer(action: Action): void {
    this.reason = null;
    this.given = { action, now: this.now };
    this.final = this.now?.offer?.settles.includes(this.options.indexOf(action)) ?? false;
    this.changing = false;
    sound('click');
    this.since.answered();
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

  /** Nobody else plays: only there is advice given. */
  alone = $derived(this.info?.seats.every((one) => one.mine || one.kind === 'bot') ?? false);
  advised = $derived(this.alone && this.info?.seats.filter((one) => one.mine).length === 1 && this.myTurn);
  hint = $state.raw<Note | null>(null);

  /** What a club player would answer, and why. */
  askHint = async (): Promise<void> => {
    const { reader, seat, now, playable } = this;
    if (!reader || !playable || seat === null) return;
    try {
      const { action, brings, options } = await api.hint(this.id, seat);
      if (now !== this.now) return;
      const ids = idsOf(playable.game, action as Action);
      this.play.show(ids);
      const why = toldText(reader, 'brings', brings as unknown as Told);
      const text = why ? say('hint-why', { brings: why, options }) : say('hint-of', { options });
      const id = ids.find((one) => document.querySelector(`.frame [data-id="${CSS.escape(one)}"]`)) ?? null;
      this.hint = {
        id,
        title: say('hint-do', { answer: actionText(reader, action as Action) }),
        text: sentence(text),
        rules: this.prompt?.rules ?? [],
      };
    } catch (problem) {
      this.hint = { id: null, title: say('hint'), text: sentenceOf(problem), rules: [] };
    }
  };

  /** At the first table of a game: the rule behind the question. */
  taught = $derived.by(() => {
    const { info, prompt } = this;
    const [rule] = prompt?.rules ?? [];
    if (!info || !rule || !isFirst(info.game, this.id)) return '';
    return has(`rule-${rule}`, info.game) ? say(`rule-${rule}`, undefined, info.game) : '';
  });

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
  earlier = $derived.by(() => (this.sight && this.sight.first > 0 ? () => this.fetchEarlier() : null));

  private async fetchEarlier(): Promise<void> {
    const { seat, sight } = this;
    if (!sight) return;
    const since = Math.max(0, sight.first - PAGE);
    const page = await api.events(this.id, since, this.mine ? seat : null);
    sight.prepend(since, page.events as Happened[]);
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
        this.hint = null;
        this.reason = null;
        this.changing = false;
      });
    });
    $effect(() => {
      if (!this.live.refusal) return;
      this.reason = this.live.refusal;
      this.given = null;
    });
    // Whoever goes on choosing has read why not.
    $effect(() => {
      if (this.play.begun || this.play.settling) untrack(() => (this.reason = null));
    });
    // Figures in an explanation are those of the position it was asked in.
    $effect(() => {
      void this.now;
      untrack(() => this.explainer.close());
    });
    $effect(() => {
      if (this.running && this.mine && this.seat !== null) void this.standing.load(this.seat);
    });
    $effect(() => this.eyes.pass());
    this.since.follow();
    // Running to the end stops where we are asked.
    $effect(() => {
      if (this.sight && (this.over || this.myTurn)) this.sight.rushing = false;
    });
    $effect(() => {
      const { event } = this.stage;
      const thrown = event && this.playable && diceOf(event, this.playable.game.kinds).length > 0;
      if (event) untrack(() => sound(thrown ? 'dice' : 'card'));
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
    $effect(() => () => {
      this.live.close();
      this.live.sights.clear();
    });
  }
}

const sentenceOf = (problem: unknown): string => (problem instanceof Refused ? problem.message : String(problem));
