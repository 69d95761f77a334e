/** Whose eyes we look with: my only seat's; or, where several share this device, those of whoever is asked. */
import type { Sights } from './sights.svelte';
import type { Fields, Json } from './types';

export class Eyes {
  /** Who took the device last. */
  private holder = $state<number | null>(null);

  constructor(private sights: Sights) {}

  shared = $derived.by(() => this.sights.seats.length > 1);
  private first = $derived.by(() => this.sights.seats[0] ?? null);
  private running = $derived.by(() => this.sights.of(this.first)?.latest?.status === 'running');
  private asked = $derived.by(() =>
    this.sights.seats.find((seat) => {
      const prompt = this.sights.of(seat)?.latest?.prompt;
      return seat !== null && prompt?.seat === seat && prompt.answer === null;
    }),
  );
  /** Who should hold the device now. Nobody takes it from somebody who is still being told what happened. */
  private next = $derived.by(() => {
    const holds = this.holder ?? this.first;
    if (!this.running || this.sights.of(holds)?.playing || !this.sights.abreast) return holds;
    return this.asked ?? holds;
  });

  /** Who looks; null for a spectator. Where nothing hidden would be seen, the next one looks at once. */
  seat = $derived.by(() => {
    if (!this.shared) return this.first;
    return this.next !== null && this.open(this.next) ? this.next : (this.holder ?? this.first);
  });
  /** Who should take the device before anything is shown; null when whoever looks may go on. */
  curtain = $derived.by(() => {
    if (!this.shared || !this.running || this.next === null) return null;
    return this.next === this.holder || this.open(this.next) ? null : this.next;
  });

  /** Whether a seat's view shows nothing that the others at this device do not see in their own. */
  private open(seat: number): boolean {
    const view = this.sights.of(seat)?.latest?.view ?? null;
    return this.sights.seats.every((other) => other === seat || !reveals(view, this.sights.of(other)?.latest?.view));
  }

  lift = (): void => {
    this.holder = this.curtain;
  };

  /** Where nothing is hidden, whoever looks now holds the device; runs as an effect. */
  pass(): void {
    if (this.shared && this.curtain === null) this.holder = this.seat;
  }
}

/**
 * Whether a view has something that another has not: a word, a number, a card. A view holds all that its seat may know and
 * nothing else, so what both show is no secret between them; an empty hand is none either.
 */
export function reveals(view: Json | undefined, other: Json | undefined): boolean {
  if (view === null || view === undefined) return false;
  if (typeof view !== 'object') return view !== other;
  const theirs = typeof other === 'object' && other !== null ? (other as Fields) : {};
  return Object.entries(view).some(([key, value]) => reveals(value, theirs[key]));
}
