/**
 * Picking an answer: click the things it names until one option is left, and that one is sent.
 * Knows no rules; it only reads the options.
 */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Look, Play } from '../boards/contract';
import { idsOf, without } from './ids';
import type { Action, Game } from './types';

export interface PickingHost {
  game(): Game;
  options(): Action[];
  /** Verbs that cannot be taken back. */
  final(): string[];
  /** Verbs answered on the board alone: no buttons for them while all they name is there. */
  onBoard(): string[];
  send(action: Action): void;
  why(id: string): void;
  /** True while an answer is under way: nothing more is taken until it has arrived. */
  busy(): boolean;
}

/** Buttons the prompt shows: for one option, for a verb whose things are on the board, for a thing that many options name, or for a choice of amount. */
export type Choice =
  | { kind: 'option'; action: Action }
  | { kind: 'verb'; verb: string; example: Action }
  | { kind: 'part'; id: string; field: string }
  | { kind: 'amount'; actions: Action[]; field: string };

const FEW = 6;
/** More answers of one verb than this are asked for in two steps. */
const MANY = 12;

export class Picking implements Play {
  picked = $state<string[]>([]);
  /** What the reader points at, in the log or on the board. */
  lit = new SvelteSet<string>();
  private shown = new SvelteMap<string, number>();

  constructor(private host: PickingHost) {}

  /** The options that still fit, each with the things it names that are not yet picked. */
  private fitting = $derived.by(() =>
    this.host.options().flatMap((action) => {
      const rest = without([action.verb, ...idsOf(this.host.game(), action)], this.picked);
      return rest ? [{ action, rest: rest.filter((id) => id !== action.verb) }] : [];
    }),
  );
  private open = $derived(new Set(this.fitting.flatMap(({ rest }) => rest)));
  candidates = $derived(this.fitting.map(({ action }) => action));
  /** The one option left, where it waits for a second word because it cannot be taken back. */
  chosen = $derived(this.picked.length && this.candidates.length === 1 ? this.candidates[0]! : null);

  choices: Choice[] = $derived.by(() => {
    const one = (action: Action): Choice => ({ kind: 'option', action });
    const drawn = this.chosen ? [] : this.host.onBoard();
    const unseen = this.fitting.filter(
      ({ action, rest }) => !(drawn.includes(action.verb) && rest.length && rest.every((id) => this.shown.has(id))),
    );
    if (unseen.length <= FEW) return unseen.map(({ action }) => one(action));
    const verbs = Map.groupBy(unseen, ({ action }) => action.verb);
    const naming = [...verbs.values()].filter((group) => group.some(({ rest }) => rest.length)).length;
    return [...verbs].flatMap(([verb, group]): Choice[] => {
      const actions = group.map(({ action }) => action);
      if (group.length === 1) return actions.map(one);
      if (group.every(({ rest }) => rest.some((id) => this.shown.has(id))))
        return naming > 1 && !this.picked.includes(verb) ? [{ kind: 'verb', verb, example: actions[0]! }] : [];
      const field = amountField(actions);
      if (field && group.length > FEW) return [{ kind: 'amount', actions, field }];
      return (group.length > MANY && this.parts(actions)) || actions.map(one);
    });
  });

  /** The things these actions name in the first field that tells them apart in groups; null when there is none. */
  private parts(actions: Action[]): Choice[] | null {
    const { kinds } = this.host.game();
    for (const field of Object.keys(actions[0]!)) {
      const ids = [...new Set(actions.map((action) => action[field]))];
      if (
        kinds[field] &&
        ids.length > 1 &&
        ids.length < actions.length &&
        ids.every((id) => typeof id === 'string' && !this.picked.includes(id))
      )
        return ids.map((id) => ({ kind: 'part', id: id as string, field }));
    }
    return null;
  }

  look(id: string): Look {
    if (this.picked.includes(id) && !this.open.has(id)) return 'picked';
    return this.open.has(id) && !this.host.busy() ? 'open' : 'closed';
  }

  pick = (id: string): void => {
    if (this.host.busy()) return;
    if (
      !this.fitting.some(({ action, rest }) => rest.includes(id) || (action.verb === id && !this.picked.includes(id)))
    ) {
      if (this.picked.includes(id)) this.picked = this.picked.filter((one) => one !== id);
      else this.host.why(id);
      return;
    }
    this.picked = [...this.picked, id];
    const [left, more] = this.candidates;
    if (left && !more && !this.host.final().includes(left.verb)) this.send(left);
  };

  send = (action: Action): void => {
    if (this.host.busy()) return;
    this.host.send(action);
    this.picked = [];
  };

  /** Take back the last click; true when there was one. */
  back = (): boolean => {
    const any = this.picked.length > 0;
    this.picked = this.picked.slice(0, -1);
    return any;
  };

  clear(): void {
    this.picked = [];
  }

  point = (ids: string[]): void => {
    this.lit.clear();
    for (const id of ids) this.lit.add(id);
  };

  /**
   * Makes an element stand for an id: it glows when an option names it, is clicked or pressed to pick it, and otherwise
   * says why not. `label` names it where the words on it do not; it must hold those words.
   */
  thing =
    (id: string, label?: string): Attachment<HTMLElement | SVGElement> =>
    (element) => {
      untrack(() => this.shown.set(id, (this.shown.get(id) ?? 0) + 1));
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
        const picked = this.picked.includes(id);
        mark('open', look === 'open');
        mark('picked', picked);
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
      element.addEventListener('click', click);
      element.addEventListener('keydown', key);
      return () => {
        element.removeEventListener('click', click);
        element.removeEventListener('keydown', key);
        untrack(() => {
          const count = (this.shown.get(id) ?? 1) - 1;
          if (count) this.shown.set(id, count);
          else this.shown.delete(id);
        });
      };
    };
}

/** The one field in which these actions differ, when it is a number. */
function amountField(actions: Action[]): string | null {
  const [first, ...rest] = actions;
  const differing = Object.keys(first!).filter((field) => rest.some((action) => action[field] !== first![field]));
  return differing.length === 1 && actions.every((action) => typeof action[differing[0]!] === 'number')
    ? differing[0]!
    : null;
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
