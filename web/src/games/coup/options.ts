import type { IconName } from '../../parts/Icon.svelte';

/** A sign for each option. */
export const icons: Record<string, IconName> = {
  deal: 'cards',
  first: 'play',
  windows: 'sealed',
  strict_double_danger: 'shield',
  steal_from_broke: 'coin',
  treasury: 'coin',
};
