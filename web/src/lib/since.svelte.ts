/** What happened since I looked: kept for each table and seat, so that a return after days begins with it. */
import { untrack } from 'svelte';
import { idsOf } from './ids';
import type { Sight } from './sights.svelte';
import { isGameEvent, type Game, type GameEvent } from './types';

export interface Line {
  number: number;
  event: GameEvent;
  /** Whether it was done to me. */
  hit: boolean;
}

interface SinceHost {
  sight(): Sight | undefined;
  seat(): number | null;
  game(): Game | null;
}

const MOST = 5;
/** Fewer events than this are read at a glance in the log. */
const FEW = 2;

export class Since {
  /** The first event that was not seen when the page was opened. */
  private left = $state<number | null>(null);
  /** The first event after my last answer. */
  private answer = $state<number | null>(null);
  /** Somebody asked for the list. */
  private called = $state(false);
  private key = $derived.by(() => `meydan.seen.${this.table}.${this.host.seat() ?? 'watch'}`);

  constructor(
    private table: string,
    private host: SinceHost,
  ) {}

  private missed = $derived.by(() => {
    const found = [this.left, this.host.sight()?.missed ?? null].filter((one) => one !== null);
    const from = found.length ? Math.min(...found) : null;
    return from !== null && this.all(from).length >= FEW ? from : null;
  });
  private from = $derived(this.missed ?? (this.called ? this.answer : null));

  /** The list takes the place of the question until it is read. */
  open = $derived(this.from !== null);
  /** How many events there are since then, or since my last answer. */
  count = $derived.by(() => this.all(this.from ?? this.answer).length);
  /** The few that matter most: what was done to me, then the latest. */
  lines: Line[] = $derived.by(() => {
    const all = this.all(this.from);
    const hits = all.filter(({ hit }) => hit).slice(-MOST);
    const rest = all.filter(({ hit }) => !hit);
    return [...hits, ...rest.slice(Math.max(0, rest.length - (MOST - hits.length)))];
  });

  private all(from: number | null): Line[] {
    const [sight, game, seat] = [this.host.sight(), this.host.game(), this.host.seat()];
    if (!sight || !game || from === null) return [];
    const me = `seat-${seat}`;
    return sight.events.slice(Math.max(0, from - sight.first)).flatMap((event, k): Line[] => {
      if (!isGameEvent(event) || event.seat === seat) return [];
      return [{ number: Math.max(from, sight.first) + k, event, hit: idsOf(game, event).includes(me) }];
    });
  }

  show = (): void => {
    this.called = true;
  };

  seen = (): void => {
    const sight = this.host.sight();
    this.left = null;
    this.called = false;
    if (sight) sight.missed = null;
  };

  /** Tell them again, one by one, in the order in which they happened. */
  replay = (): void => {
    this.host.sight()?.again(this.lines.toSorted((a, b) => a.number - b.number));
  };

  /** I have answered: whatever happened before that, I have seen. */
  answered(): void {
    this.seen();
    this.answer = (this.host.sight()?.last ?? -1) + 1;
  }

  follow(): void {
    const ready = $derived(this.host.game() !== null && (this.host.sight()?.shown ?? null) !== null);
    $effect(() => {
      const kept = localStorage.getItem(this.key);
      if (!ready) return;
      untrack(() => {
        this.answer = kept === null ? null : Number(kept);
        this.left = this.all(this.answer).length >= FEW ? this.answer : null;
        this.called = false;
      });
    });
    $effect(() => {
      if (ready && this.missed === null) localStorage.setItem(this.key, String(this.host.sight()!.last + 1));
    });
  }
}
