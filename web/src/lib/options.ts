/** Table options in words. Seats and amounts need no words of their own. */
import { has, n, say } from './text.svelte';
import type { Json } from './types';

export function choiceText(game: string, option: string, value: Json): string {
  const key = `option-${option}-${value === null ? 'none' : String(value)}`;
  if (has(key, game)) return say(key, undefined, game);
  if (option === 'first' && typeof value === 'number') return say('seat-name', { number: value + 1 });
  return typeof value === 'number' ? n(value) : typeof value === 'boolean' ? say(value ? 'yes' : 'no') : String(value);
}
