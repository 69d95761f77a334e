import type { IconName } from '../../parts/Icon.svelte';

/** A sign for each option. */
export const icons: Record<string, IconName> = {
  printing: 'book',
  discards: 'cards',
};
