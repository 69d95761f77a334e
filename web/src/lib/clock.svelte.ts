/** The time, once a second, and how it is written. */
import { n, say } from './text.svelte';

export const tick = $state({ now: Date.now() });
setInterval(() => (tick.now = Date.now()), 1000);

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function span(seconds: number): string {
  const left = Math.max(0, Math.round(seconds));
  if (left >= DAY) return say('span-days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR)
    return say('span-hours', { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });
  const two = { minimumIntegerDigits: 2 };
  return `${n(Math.floor(left / MINUTE), two)}:${n(left % MINUTE, two)}`;
}
