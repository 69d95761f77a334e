import type { IconName } from '../../parts/Icon.svelte';

/** A sign for each option. */
export const icons: Record<string, IconName> = {
  factions: 'flag',
  mats: 'log',
  pairs: 'link',
  pacts: 'coin',
  camaraderie: 'people',
  relentless_factory: 'settings',
};
