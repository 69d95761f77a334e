import type { IconName } from '../../parts/Icon.svelte';

/** A sign for each option. */
export const icons: Record<string, IconName> = {
  deal: 'globe',
  trade: 'cards',
  combat: 'dice',
  cease_fire: 'flag',
  goal: 'globe',
  destroy_credit: 'sword',
  fortify_moves: 'swap',
  first: 'play',
};
