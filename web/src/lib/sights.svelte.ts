/** What each of my seats sees. Every update arrives here, one after the other, and goes to the stage of its seat. */
import { Stage, type StageHost } from './stage.svelte';
import type { Update } from './types';

export type Sight = Stage<Update>;

const SPECTATOR = 'watch';
const keyOf = (seat: number | null) => String(seat ?? SPECTATOR);

/** What the stages must know of the table; `watched` is asked for each seat. */
export type SightsHost = Omit<StageHost<Update>, 'view' | 'watched'> & { watched(seat: number | null): boolean };

export class Sights {
  private stages = $state.raw<Record<string, Sight>>({});
  /** By seat, the number of the event that should come next. */
  private expected = new Map<string, number>();
  /** Whether all seats were told of the same events: else one of them waits for its part of an update. */
  abreast = $state(true);

  constructor(private host: SightsHost) {}

  /** Whose eyes we have; null for a spectator's. */
  seats = $derived(Object.keys(this.stages).map((key) => (key === SPECTATOR ? null : Number(key))));

  of(seat: number | null): Sight | undefined {
    return this.stages[keyOf(seat)];
  }

  /** The number from which we would have to be told again. */
  get since(): number {
    return this.expected.size ? Math.min(...this.expected.values()) : 0;
  }

  /** Take the next update of a seat. Where one before it was missed it is of no use: the number to ask from; else null. */
  arrive(update: Update): number | null {
    const key = keyOf(update.seat);
    const expected = this.expected.get(key) ?? update.first;
    if (update.first > expected) return expected;
    const fresh = update.events.slice(expected - update.first);
    this.expected.set(key, expected + fresh.length);
    this.abreast = new Set(this.expected.values()).size <= 1;
    const stage = this.stages[key] ?? this.open(key, update.seat);
    stage.put({ now: update, first: expected, events: fresh });
    return null;
  }

  private open(key: string, seat: number | null): Sight {
    const { host } = this;
    const stage = new Stage<Update>({ ...host, view: (now) => now.view, watched: () => host.watched(seat) });
    this.stages = { ...this.stages, [key]: stage };
    return stage;
  }

  /** Somebody answered in a sealed window, and nothing else happened. */
  answered(seats: number[]): void {
    for (const stage of Object.values(this.stages)) stage.amend((now) => ({ ...now, answered: seats }));
  }

  /** Other eyes from now on. */
  clear(): void {
    for (const stage of Object.values(this.stages)) stage.close();
    this.stages = {};
    this.expected.clear();
  }
}
