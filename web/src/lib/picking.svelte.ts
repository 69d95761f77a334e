/**
 * Picking an answer: click the things it names until one is left. That one is sent, unless it must be asked once more or
 * the click could have meant something else. Knows no rules; it only reads the options and what goes with them.
 */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Look, Play } from '../boards/contract';
import { choicesOf, type Choice } from './choices';
import type { Tones } from './games';
import { idOf, idsIn, idsOf, inOrder, markedBy, roleOf, without, type Role } from './ids';
import { trayState } from './tray';
import type { Action, Fields, Game, Offer } from './types';

export interface PickingHost {
  game(): Game;
  options(): Action[];
  offer(): Offer | null;
  /** What the question speaks of. */
  about(): Fields;
  tones(): Tones;
  send(action: Action): void;
  why(id: string): void;
  /** True while an answer is under way: nothing more is taken until it has arrived. */
  busy(): boolean;
}

/** What an open thing is for. */
interface Use {
  role: Role | null;
  hostile: boolean;
}

/** Milliseconds for which what `show` shows beckons. */
const BECKON = 1600;

export class Picking implements Play {
  /** The verb that was chosen before its things. */
  verb = $state<string | null>(null);
  picked = $state<string[]>([]);
  /** What lies on the tray, by its place there. */
  laid = $state<number[]>([]);
  /** The answer that is asked once more. */
  settling = $state.raw<Action | null>(null);
  /** What the reader points at, in the log or on the board. */
  lit = new SvelteSet<string>();
  /** The thing under the mouse, or with the focus. */
  near = $state<string | null>(null);
  /** What somebody wants to be shown, and how often that was asked: a board may frame it. */
  framed = $state.raw<{ ids: string[]; times: number }>({ ids: [], times: 0 });
  private shown = new SvelteMap<string, Element[]>();
  /** Answers that the game draws itself, and in how many places: one may come before the other goes. */
  private drawn = new SvelteMap<Action, number>();

  constructor(private host: PickingHost) {}

  get busy(): boolean {
    return this.host.busy();
  }

  private isExit = (action: Action): boolean => this.host.tones().exit?.includes(action.verb) ?? false;
  /** Ways out are no answers, unless there is nothing else, here or where the game draws its own. */
  private answers = $derived.by(() => {
    const options = this.host.options().filter((action) => !this.drawn.has(action));
    const inner = options.filter((action) => !this.isExit(action));
    const elsewhere = this.host.options().some((action) => this.drawn.has(action) && !this.isExit(action));
    const last = this.host.tones().last ?? [];
    const late = (action: Action) => Number(last.includes(action.verb));
    return (inner.length || elsewhere ? inner : options).toSorted((a, b) => late(a) - late(b));
  });
  exits = $derived.by(() =>
    this.host.options().filter((action) => !this.answers.includes(action) && !this.drawn.has(action)),
  );
  private single = $derived(new Set(this.answers.map(({ verb }) => verb)).size === 1);

  /** The answers that still fit, each with the things it names that are not yet picked. */
  private fitting = $derived.by(() => {
    const all = this.answers.flatMap((action) => {
      if (this.verb !== null && action.verb !== this.verb) return [];
      const rest = without(idsOf(this.host.game(), action), this.picked);
      return rest ? [{ action, rest }] : [];
    });
    // From here to there and from there to here name the same two: what was clicked first is where it begins.
    const begins = all.filter(({ action }) => inOrder(idsOf(this.host.game(), action), this.picked));
    return begins.length ? begins : all;
  });
  candidates = $derived(this.fitting.map(({ action }) => action));
  choices: Choice[] = $derived.by(() =>
    this.candidates.length
      ? choicesOf({
          game: this.host.game(),
          actions: this.candidates,
          settled: this.verb !== null || this.single,
          tones: this.host.tones(),
          tray: this.host.offer()?.tray ?? null,
          isShown: (id) => this.shown.has(id),
        })
      : [],
  );
  begun = $derived(this.verb !== null || this.picked.length > 0);

  private tray = $derived(this.choices.find((choice) => choice.kind === 'tray') ?? null);
  state = $derived(this.tray && trayState(this.tray.tray, this.laid, this.tray.actions));
  /** All that could be laid on the tray lies on the table, where the game wants it to be clicked. */
  onTable = $derived.by(() => {
    const { tray } = this.tray ?? {};
    if (!tray || !this.host.tones().onBoard?.includes(tray.verb)) return false;
    const ids = tray.things.map((thing) => idOf(this.host.game(), tray.field, thing));
    return ids.every((id) => (this.shown.get(id)?.length ?? 0) >= ids.filter((one) => one === id).length);
  });

  private open = $derived.by(() => {
    const uses = new Map<string, Use>();
    const { hostile, from = [] } = this.host.tones();
    const game = this.host.game();
    for (const { action, rest } of this.fitting)
      for (const [field, value] of Object.entries(action))
        for (const id of idsIn(game, field, value)) {
          if (!rest.includes(id)) continue;
          const use = { role: roleOf(game, action, field, from), hostile: hostile.includes(action.verb) };
          const had = uses.get(id);
          uses.set(id, had ? { role: had.role ?? use.role, hostile: had.hostile && use.hostile } : use);
        }
    return uses;
  });
  private marked = $derived.by(() => markedBy(this.host.game(), this.host.about(), this.candidates));

  private placeOf(action: Action): number {
    return this.host.options().indexOf(action);
  }

  /** The places on the tray where this thing lies. */
  private placesOf(id: string): number[] {
    const { tray } = this.tray ?? {};
    const game = this.host.game();
    return tray ? tray.things.flatMap((thing, place) => (idOf(game, tray.field, thing) === id ? [place] : [])) : [];
  }

  look(id: string): Look {
    const places = this.placesOf(id);
    if (places.length && !this.host.busy()) {
      if (places.some((place) => !this.laid.includes(place) && this.state!.leads[place])) return 'open';
      return places.some((place) => this.laid.includes(place)) ? 'picked' : 'closed';
    }
    if (this.picked.includes(id) && !this.open.has(id)) return 'picked';
    return this.open.has(id) && !this.host.busy() ? 'open' : 'closed';
  }

  private isPicked(id: string, element: Element): boolean {
    const places = this.placesOf(id);
    if (!places.length) return this.picked.includes(id);
    const count = places.filter((place) => this.laid.includes(place)).length;
    // Of two that are alike as many are marked as are chosen.
    return places.length > 1 ? (this.shown.get(id)?.indexOf(element) ?? 0) < count : count > 0;
  }

  pick = (id: string): void => {
    if (this.host.busy()) return;
    const places = this.placesOf(id);
    if (places.length) this.toggle(places.find((place) => !this.laid.includes(place)) ?? places[0]!);
    else if (this.fitting.some(({ rest }) => rest.includes(id))) {
      this.picked = [...this.picked, id];
      // One click could have meant another verb: then the answer is offered, and not yet given.
      const [left, more] = this.candidates;
      const direct = left && this.host.tones().direct?.includes(left.verb);
      if (left && !more && (this.verb !== null || this.single || direct)) this.take(left);
    } else if (this.picked.includes(id)) this.picked = this.picked.filter((one) => one !== id);
    else this.host.why(id);
  };

  /** This verb, and then what it names. */
  choose = (verb: string): void => {
    if (!this.host.busy()) this.verb = verb;
  };

  /** Put something on the tray, or take it away again. */
  toggle = (place: number): void => {
    if (this.host.busy()) return;
    this.laid = this.laid.includes(place) ? this.laid.filter((one) => one !== place) : [...this.laid, place];
  };

  /** Give this answer, or ask once more. */
  take = (action: Action): void => {
    if (this.host.busy()) return;
    if (this.host.offer()?.settles.includes(this.placeOf(action))) this.settling = action;
    else this.send(action);
  };

  send = (action: Action): void => {
    if (this.host.busy()) return;
    this.host.send(action);
    this.clear();
  };

  /** What this option brings, to be said in words. */
  brings(action: Action) {
    return this.host.offer()?.brings[this.placeOf(action)] ?? null;
  }

  /** Whether the game draws answers of its own. */
  get drawsAny(): boolean {
    return this.drawn.size > 0;
  }

  draws(actions: Action[]): () => void {
    const count = (by: number) =>
      untrack(() => {
        for (const action of actions) {
          const places = (this.drawn.get(action) ?? 0) + by;
          if (places) this.drawn.set(action, places);
          else this.drawn.delete(action);
        }
      });
    count(1);
    return () => count(-1);
  }

  /** Take one step back; true when there was one. */
  back = (): boolean => {
    const any = this.settling !== null || this.laid.length > 0 || this.begun;
    if (this.settling) {
      this.settling = null;
      // Where one click led here, it is taken back with it.
      if (this.candidates.length === 1) this.picked = this.picked.slice(0, -1);
    } else if (this.laid.length) this.laid = this.laid.slice(0, -1);
    else if (this.picked.length) this.picked = this.picked.slice(0, -1);
    else this.verb = null;
    return any;
  };

  clear(): void {
    this.verb = null;
    this.picked = [];
    this.laid = [];
    this.settling = null;
    this.lit.clear();
  }

  point = (ids: string[]): void => {
    this.lit.clear();
    for (const id of ids) this.lit.add(id);
  };

  /** The board goes to where these things are. */
  frame = (ids: string[]): void => {
    this.framed = { ids, times: this.framed.times + 1 };
  };

  /** Show where these things are: the board frames them, the nearest comes into sight, and they beckon. */
  show = (ids: string[]): void => {
    this.frame(ids);
    const elements = ids.flatMap((id) => this.shown.get(id) ?? []);
    elements[0]?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'smooth' });
    for (const element of elements) element.classList.add('beckons');
    setTimeout(() => elements.forEach((element) => element.classList.remove('beckons')), BECKON);
  };

  /**
   * Makes an element stand for an id: it glows when an answer names it, is clicked or pressed to pick it, and otherwise
   * says why not. `label` names it where the words on it do not; it must hold those words.
   */
  thing =
    (id: string, label?: string): Attachment<HTMLElement | SVGElement> =>
    (element) => {
      untrack(() => this.shown.set(id, [...(this.shown.get(id) ?? []), element]));
      if (element.tagName !== 'BUTTON') element.setAttribute('role', 'button');
      element.dataset.id = id;
      element.classList.add('thing');
      if (label) element.setAttribute('aria-label', label);
      const mark = (name: string, on: boolean) => {
        if (element.classList.contains(name) !== on) element.classList.toggle(name, on);
      };
      const set = (name: string, value: string | null) => {
        if (element.getAttribute(name) === value) return;
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
      };
      $effect(() => {
        const look = this.look(id);
        const picked = this.isPicked(id, element);
        const use = look === 'open' ? this.open.get(id) : undefined;
        const role = use?.role ?? this.marked.get(id);
        mark('open', look === 'open');
        mark('picked', picked);
        mark('origin', role === 'origin');
        mark('target', role === 'target');
        mark('hostile', use?.hostile ?? false);
        mark('lit', this.lit.has(id));
        set('aria-pressed', String(picked));
        set('aria-disabled', look === 'closed' ? 'true' : null);
        set('tabindex', look === 'closed' ? '-1' : '0');
      });
      const click = (event: Event) => {
        event.stopPropagation();
        this.pick(id);
      };
      const key = (event: Event) => {
        const { key } = event as KeyboardEvent;
        if ((key === 'Enter' || key === ' ') && element.tagName !== 'BUTTON') {
          event.preventDefault();
          this.pick(id);
        }
      };
      // An element that goes away loses the focus while the page is being drawn: that is heard a moment later.
      const near = (of: string | null) => () => queueMicrotask(() => (this.near = of));
      const listeners: [string, (event: Event) => void][] = [
        ['click', click],
        ['keydown', key],
        ['pointerenter', near(id)],
        ['focus', near(id)],
        ['pointerleave', near(null)],
        ['blur', near(null)],
      ];
      for (const [name, heard] of listeners) element.addEventListener(name, heard);
      return () => {
        for (const [name, heard] of listeners) element.removeEventListener(name, heard);
        untrack(() => {
          const rest = (this.shown.get(id) ?? []).filter((one) => one !== element);
          if (rest.length) this.shown.set(id, rest);
          else this.shown.delete(id);
        });
      };
    };
}

/** Arrow keys go to the nearest thing in that direction, so that a map is walked like a map. */
export function walk(board: HTMLElement, event: KeyboardEvent): void {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const from = document.activeElement;
  if (!way || !from || !board.contains(from)) return;
  const centre = (element: Element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [x, y] = centre(from);
  let best: [number, HTMLElement] | null = null;
  for (const element of board.querySelectorAll<HTMLElement>('.thing')) {
    const [ex, ey] = centre(element);
    const along = (ex - x) * way[0]! + (ey - y) * way[1]!;
    const aside = Math.abs((ex - x) * way[1]!) + Math.abs((ey - y) * way[0]!);
    if (element !== from && along > 4 && (!best || along + 2 * aside < best[0])) best = [along + 2 * aside, element];
  }
  if (best) {
    event.preventDefault();
    best[1].focus();
  }
}
