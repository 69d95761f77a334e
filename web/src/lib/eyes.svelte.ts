/** Whose eyes we look with: my only seat's; or, where several share this device, those of whoever is asked, behind a curtain. */
import type { Sights } from './sights.svelte';

export class Eyes {
  /** For whom the curtain was lifted last. */
  private lifted = $state<number | null>(null);

  constructor(private sights: Sights) {}

  shared = $derived.by(() => this.sights.seats.length > 1);
  private first = $derived.by(() => this.sights.seats[0] ?? null);
  private asked = $derived.by(() =>
    this.sights.seats.find((seat) => {
      const prompt = this.sights.of(seat)?.now.prompt;
      return seat !== null && prompt?.seat === seat && prompt.answer === null;
    }),
  );
  private running = $derived.by(() => this.sights.of(this.first)?.now.status === 'running');

  /** Who looks; null for a spectator. */
  seat = $derived.by(() => (this.shared ? (this.lifted ?? this.first) : this.first));
  /** Who should take the device before anything is shown; null when whoever looks may go on. */
  curtain = $derived.by(() => {
    if (!this.shared || !this.running) return null;
    const next = this.asked ?? this.lifted ?? this.first;
    return next === this.lifted ? null : next;
  });

  lift = (): void => {
    this.lifted = this.curtain;
  };
}
