import type { Territory } from '../../generated/games/risk';
import { has, say } from '../../lib/text.svelte';

/** A territory's name where there is little room for it. */
export function shortName(id: Territory): string {
  const key = has(`map-${id}`, 'risk') ? `map-${id}` : `territory-${id}`;
  return say(key, undefined, 'risk');
}
