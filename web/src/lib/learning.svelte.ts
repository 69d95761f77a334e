/** A lesson at a real board: what is wanted, what is answered to anything else, and where in it somebody is. */
import { untrack } from 'svelte';
import type { Lesson, LessonMoment } from '../generated/wire';
import { api, Refused } from './api';
import type { Asked } from './asked';
import { askedOf } from './asked';
import { Explainer } from './explain.svelte';
import { loadPlayable, NO_GAME, PLAIN, type Playable } from './games';
import { idsOf, sameAction, spelt } from './ids';
import { progress, remember } from './lessons.svelte';
import { looksOf } from './looks';
import { introduce } from './me.svelte';
import { Picking } from './picking.svelte';
import { prefs, still } from './prefs.svelte';
import { nameIn, randomName, type SeatFace } from './seats';
import type { Seen } from './seen';
import { play as sound } from './sound';
import { actionText, eventText, itemText, thingText, verbText, type Reader } from './speech';
import { Stage } from './stage.svelte';
import { has, lang, need, say, type Arguments } from './text.svelte';
import { isGameEvent, type Action, type Fields, type GameEvent, type Offer, type Prompt } from './types';

const NONE: never[] = [];
const NOTHING: Fields = {};
/** A thing that is only looked at is picked like any other. */
const LOOK = 'look';

/** Why that was not it; beside a thing where there is one. */
export interface Note {
  id: string | null;
  title: string;
  text: string;
  rules: string[];
}

const BECKON = 1600;
/** Milliseconds until the page of a phone that was turned to is drawn. */
const TURNED = 60;

/** The button that leads to this answer; null where it is clicked on the board. */
function answerFor(play: Picking, wanted: Action, reader: Reader): HTMLElement | null {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`.frame > .dock ${selector}`)];
  // A tab that is open has been clicked.
  const named = (among: HTMLElement[], title: string) =>
    among
      .filter((one) => one.ariaPressed !== 'true')
      .find((one) => one.textContent.includes(title) || one.getAttribute('aria-label') === title) ?? null;
  const own = document.querySelectorAll<HTMLElement>(`.frame [data-gives="${CSS.escape(spelt(wanted))}"]`);
  const given = [...own].find((one) => one.ariaPressed !== 'true');
  if (given) return given;
  if (play.settling) return all(sameAction(play.settling, wanted) ? '[data-choice]' : '[data-exit]')[0] ?? null;
  const match = play.state?.match;
  if (match && sameAction(match, wanted)) return all('.set .btn[data-choice]')[0] ?? null;
  if (play.state) {
    const things = Object.values(wanted).flatMap((value) => (Array.isArray(value) ? value : []));
    const field = Object.keys(wanted).find((one) => Array.isArray(wanted[one]))!;
    const titles = things.map((thing) => itemText(reader, field, thing));
    const toggles = all('.set .things [data-choice]');
    return toggles.find((one) => (one.ariaPressed === 'true') !== titles.includes(one.textContent.trim())) ?? null;
  }
  // A way out may tell what it leaves out, in the words of that.
  const isExit = play.exits.some((exit) => sameAction(exit, wanted));
  const buttons = all(isExit ? '[data-exit]' : ':is([data-choice], .segments > *)');
  const exact = named(buttons, actionText(reader, wanted));
  if (exact) return exact;
  const value = all('.amount .value')[0];
  if (value) {
    const amount = Object.values(wanted).find((one) => typeof one === 'number') as number;
    const shown = Number(
      [...value.textContent]
        .map((digit) => '۰۱۲۳۴۵۶۷۸۹'.indexOf(digit) + 1 || Number(digit) + 1)
        .reduce((sum, digit) => sum * 10 + digit - 1, 0),
    );
    return all('.amount .row > .btn')[shown > amount ? 0 : 1] ?? null;
  }
  return named(buttons, verbText(reader, wanted)) ?? all(`[data-gives="${wanted.verb}"]`)[0] ?? null;
}

const stopBeckoning = () => {
  for (const one of document.querySelectorAll('.beckons')) one.classList.remove('beckons');
};
const thingsOf = (id: string) => [...document.querySelectorAll(`.frame [data-id="${CSS.escape(id)}"]`)];

export class Learning implements Seen {
  lesson = $state.raw<Lesson | null>(null);
  playable = $state.raw<Playable | null>(null);
  note = $state.raw<Note | null>(null);
  fault = $state('');
  leaving = $state(false);
  private told: Stage<LessonMoment> = new Stage({
    game: () => this.playable?.game ?? null,
    sceneOf: () => this.playable?.scenes.scene ?? null,
    wholeOf: () => this.playable?.scenes.whole ?? null,
    view: (moment) => moment.view as Fields,
    pace: () => prefs.pace,
    still,
    watched: () => document.visibilityState === 'visible',
  });

  constructor(
    readonly game: string,
    readonly key: string,
  ) {}

  private shown = $derived.by(() => this.told.shown);
  private latest = $derived.by(() => this.told.latest);
  /** The place of the newest moment in the lesson. */
  at = $derived.by(() =>
    this.lesson && this.latest ? this.lesson.moments.findIndex(({ key }) => key === this.latest!.key) : 0,
  );
  /** What is to be done: also while what came of the last thing is told. */
  now = $derived.by(() => this.latest);
  step = $derived.by(() => this.now?.step ?? 0);
  steps = $derived.by(() => this.lesson?.steps ?? NONE);
  ended = $derived.by(() => this.now !== null && this.at === this.lesson!.moments.length - 1);
  seat = $derived.by(() => this.lesson?.learner ?? null);
  names = $derived.by(() => (this.shown?.seats ?? NONE).map((one) => this.nameOf(one)));
  reader: Reader | null = $derived.by(
    () => this.playable && { game: this.playable.game, seat: this.seat, names: this.names },
  );
  looks = $derived.by(() => looksOf((this.shown?.seats ?? NONE).map(({ colour }) => colour)));
  playing = $derived.by(() => this.told.playing);
  seats = $derived.by((): SeatFace[] => {
    const asked = this.playing ? NONE : ((this.shown?.prompt as Prompt | null)?.asked ?? NONE);
    return (this.shown?.seats ?? NONE).map(({ seat, kind, colour }) => ({
      seat,
      name: this.names[seat]!,
      mine: seat === this.seat,
      kind: kind === 'automa' ? kind : 'person',
      level: null,
      colour,
      look: this.looks[seat]!,
      here: true,
      asked: asked.includes(seat) && seat === this.seat,
      answered: false,
      away: false,
      resigned: false,
      clock: null,
    }));
  });
  view = $derived.by(() => (this.shown?.view ?? null) as Fields | null);
  prompt = $derived.by(() => (this.shown?.prompt ?? null) as Prompt | null);
  chosen = $derived.by(() => (this.lesson?.options ?? NOTHING) as Fields);
  events = $derived.by(() => this.told.events.filter(isGameEvent));
  stage = $derived.by(() => this.told.telling);
  last = $derived.by(() => this.told.last);
  begun = $derived.by(() => this.told.begun);
  finish = (): void => this.told.finish();
  sight = this.told;
  options: Action[] = $derived.by(() => {
    if (!this.shown) return NONE;
    return this.shown.look ? [this.looking(this.shown.look)] : (this.shown.options as Action[]);
  });
  wanted: Action | null = $derived.by(() => {
    if (!this.shown) return null;
    return this.shown.look ? this.looking(this.shown.look) : (this.shown.wanted as Action | null);
  });
  /** The things that are wanted, as the board names them. */
  light = $derived.by(() =>
    this.wanted && this.playable && !this.playing
      ? idsOf(this.playable.game, this.wanted).filter((id) => this.play.look(id) !== 'picked')
      : NONE,
  );
  announced = $derived.by(() =>
    this.reader && this.stage.event
      ? eventText(this.reader, this.stage.event)
      : `${this.line('task')} ${this.line('do')}`,
  );

  readonly play: Picking = new Picking({
    game: () => this.playable?.game ?? NO_GAME,
    offer: () => (this.shown?.offer ?? null) as Offer | null,
    about: () => this.prompt?.about ?? NOTHING,
    tones: () => this.playable?.tones ?? PLAIN,
    options: () => (this.playing || this.ended ? NONE : this.options),
    busy: () => this.playing,
    send: (action) => this.answer(action),
    why: (id) => void this.refuse(id),
  });

  readonly explainer: Explainer = new Explainer((id) => api.lessonExplain(this.game, this.key, this.at, id));

  /** What is wanted is clicked on the board. */
  onBoard = $derived.by(() => Boolean(this.shown?.look) || this.line('do') !== '');

  asked: Asked | null = $derived.by(() => {
    const { reader, playable, shown, prompt } = this;
    if (!reader || !playable || !shown || !prompt) return null;
    const asked = askedOf({
      reader,
      prompt: { ...prompt, seat: this.seat },
      offer: shown.offer as Offer | null,
      play: this.play,
      tones: playable.tones,
      turn: this.seat,
      reason: null,
      sent: null,
      changing: true,
      clock: null,
      undo: null,
      tell: () => {},
      change: () => {},
    });
    // Where the words say what to click on the board, there are no buttons for it.
    const parts = this.onBoard ? NONE : asked.parts.filter(({ kind }) => kind !== 'places');
    return { ...asked, seat: null, parts: this.play.begun || this.play.settling ? asked.parts : parts };
  });

  private nameOf(one: LessonMoment['seats'][number]): string {
    if (one.kind === 'automa') return say('automa-name', undefined, this.game);
    return one.seat === this.seat ? say('you') : nameIn({ ...one, kind: 'bot', level: null });
  }

  private looking(id: string): Action {
    const kind = id.slice(0, id.indexOf('-'));
    const field = Object.entries(this.playable?.game.kinds ?? {}).find(([, one]) => one === kind)?.[0] ?? kind;
    return { verb: LOOK, [field]: id.slice(kind.length + 1) };
  }

  private figures = $derived.by((): Arguments =>
    Object.fromEntries(this.names.map((name, seat) => [`seat${seat}`, name])),
  );

  /** Words of this lesson; empty where it has none. */
  words(key: string): string {
    const full = `lesson-${key}`;
    return has(full, `${this.game}+lessons`) ? say(full, this.figures, `${this.game}+lessons`) : '';
  }

  /** Words of what is to be done now. */
  line(part: 'task' | 'see' | 'do' | 'other'): string {
    return this.now ? this.words(`${this.now.key}-${part}`) : '';
  }

  /** What came of the last thing that was done. */
  after = $derived.by(() => {
    const before = this.lesson?.moments[this.at - 1];
    return before ? this.words(`${before.key}-after`) : '';
  });

  async open(): Promise<void> {
    try {
      const [lesson] = await Promise.all([api.lesson(this.game, this.key), need(`${this.game}+lessons`)]);
      this.playable = await loadPlayable(this.game, false);
      this.lesson = lesson;
      this.go(Math.min(progress(this.game, this.key).at, lesson.moments.length - 1));
    } catch (problem) {
      this.fail(problem);
    }
  }

  /** To a moment of the lesson, as if all before had happened. */
  private go(at: number): void {
    const moments = this.lesson!.moments.slice(0, at + 1);
    const events = moments.flatMap((moment) => moment.events as GameEvent[]);
    this.told.reset({ now: structuredClone(moments.at(-1)!), first: 0, events });
    remember(this.game, this.key, { at });
  }

  /** The beginning of this step or, where we stand at it, of the one before. */
  back = (): void => {
    const { moments } = this.lesson!;
    const begins = (step: number) => moments.findIndex((moment) => moment.step === step);
    this.go(begins(this.step) < this.at ? begins(this.step) : Math.max(0, begins(this.step - 1)));
  };

  restart = (): void => this.go(0);

  private on(): void {
    const next = this.lesson!.moments[this.at + 1];
    if (!next) return;
    const first = this.told.first + this.told.heard.length;
    this.told.put({ now: structuredClone(next), first, events: next.events as GameEvent[] });
    remember(this.game, this.key, { at: this.at, done: progress(this.game, this.key).done || this.ended });
  }

  private answer(action: Action): void {
    const { wanted, reader } = this;
    if (!wanted || !reader) return;
    this.note = null;
    if (sameAction(action, wanted)) {
      sound('click');
      return this.on();
    }
    const key = this.now!.key;
    const text = this.words(`${key}-not-${action.verb}`) || this.words(`${key}-other`);
    const id = idsOf(reader.game, action).find((one) => this.isThere(one)) ?? null;
    this.note = { id, title: actionText(reader, action), text, rules: [] };
  }

  private isThere = (id: string): boolean => thingsOf(id).length > 0;

  private async refuse(id: string): Promise<void> {
    const { at, reader } = this;
    if (!reader || this.playing || this.ended) return;
    const title = thingText(reader, id) ?? say('lesson-not-this');
    try {
      const found = await api.lessonWhy(this.game, this.key, at, id);
      if (at !== this.at) return;
      const text = found.message ?? (this.line('other') || say('lesson-elsewhere'));
      this.note = { id, title, text, rules: found.rules ?? [] };
    } catch (problem) {
      this.fail(problem);
    }
  }

  /** Show what is to be clicked, on the board or among the answers. */
  show = (): void => {
    if (!this.wanted || !this.reader) return;
    this.note = null;
    stopBeckoning();
    const answer = answerFor(this.play, this.wanted, this.reader);
    if (!answer) return this.play.show(this.light);
    this.play.frame(this.light);
    answer.scrollIntoView({ block: 'nearest' });
    answer.classList.add('beckons');
    setTimeout(() => answer.classList.remove('beckons'), BECKON);
  };

  /** The table that goes on from here; its address. */
  async finishAtTable(): Promise<string | null> {
    this.leaving = true;
    try {
      await introduce(randomName());
      const table = await api.lessonTable(this.game, this.key);
      await api.start(table.id);
      remember(this.game, this.key, { at: 0, done: true });
      return `/table/${table.id}`;
    } catch (problem) {
      this.fail(problem);
      return null;
    } finally {
      this.leaving = false;
    }
  }

  private fail(problem: unknown): void {
    this.fault = problem instanceof Refused ? problem.message : String(problem);
  }

  follow(): void {
    // Another moment, or something is chosen: what was said of a wrong click is read.
    $effect(() => {
      void [this.shown, this.play.verb, this.play.settling];
      untrack(() => {
        this.note = null;
        stopBeckoning();
        this.explainer.close();
      });
    });
    $effect(() => {
      void this.shown;
      untrack(() => this.play.clear());
    });
    // Once its page is open, what is wanted comes into sight.
    $effect(() => {
      const [id] = this.light;
      if (!id) return;
      const soon = setTimeout(() => thingsOf(id)[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' }), TURNED);
      return () => clearTimeout(soon);
    });
    // What is wanted next comes into sight by itself: it may lie on another page, or at the far end of a map.
    $effect(() => {
      void [this.shown, this.playing];
      untrack(() => {
        if (this.light.length) this.play.frame(this.light);
      });
    });
    let spoken = lang();
    $effect(() => {
      if (lang() === spoken) return;
      spoken = lang();
      void need(`${this.game}+lessons`);
    });
    $effect(() => () => this.told.close());
  }
}
