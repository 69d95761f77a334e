/** What each of my seats sees. Every update arrives here, one after the other, and nowhere else. */
import { keepSame } from './same';
import type { Happened, Update } from './types';

/** What one seat sees: the latest update, and everything that happened so far. */
export interface Sight {
  now: Update;
  /** When that came, by this machine's clock. */
  told: number;
  /** The number of the first event we hold; older ones are on the server. */
  first: number;
  events: Happened[];
}

const SPECTATOR = 'watch';
const keyOf = (seat: number | null) => String(seat ?? SPECTATOR);

export class Sights {
  private shown = $state.raw<Record<string, Sight>>({});
  /** By seat, the number of the event that should come next. */
  private expected = new Map<string, number>();

  /** Whose eyes we have; null for a spectator's. */
  seats = $derived(Object.keys(this.shown).map((key) => (key === SPECTATOR ? null : Number(key))));

  of(seat: number | null): Sight | undefined {
    return this.shown[keyOf(seat)];
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
    this.show(key, update, fresh);
    return null;
  }

  /** From here on this is the position the seat sees. Whatever lets people watch how it came to be goes before this. */
  private show(key: string, update: Update, fresh: Happened[]): void {
    const had = this.shown[key];
    const sight: Sight = {
      now: keepSame(had?.now, update),
      told: Date.now(),
      first: had?.first ?? update.first,
      events: had ? [...had.events, ...fresh] : fresh,
    };
    this.shown = { ...this.shown, [key]: sight };
  }

  /** Somebody answered in a sealed window, and nothing else happened. */
  answered(seats: number[]): void {
    this.shown = Object.fromEntries(
      Object.entries(this.shown).map(([key, sight]) => [key, { ...sight, now: { ...sight.now, answered: seats } }]),
    );
  }

  /** Older events, fetched from the server: those from number `first` up to what the seat holds. */
  prepend(seat: number | null, first: number, older: Happened[]): void {
    const sight = this.of(seat);
    if (!sight || first >= sight.first) return;
    const events = [...older.slice(0, sight.first - first), ...sight.events];
    this.shown = { ...this.shown, [keyOf(seat)]: { ...sight, first, events } };
  }

  /** Other eyes from now on. */
  clear(): void {
    this.shown = {};
    this.expected.clear();
  }
}
