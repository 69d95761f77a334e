import type { IconName } from '../../parts/Icon.svelte';

/** A sign for each option. */
export const icons: Record<string, IconName> = {
  stone_tiles: 'island',
  first: 'boat',
};
