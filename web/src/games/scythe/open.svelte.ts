/** Which page of the table is open: the map, somebody's mats, or the tracks of all. One for board, hand and header. */
import type { Layout } from '../../lib/layout.svelte';

export type Sheet = 'map' | 'tracks' | number;

export const leaf = $state<{ sheet: Sheet; column: string | null }>({ sheet: 'map', column: null });

/** Whether the header has room for the pages; else they stand on the pages themselves. */
export const hasHeader = (layout: Layout): boolean => layout === 'desktop' || layout === 'narrow';

export const turnTo = (sheet: Sheet): void => {
  leaf.sheet = sheet;
};

/** What the own dial and cards come to in the tray of a combat, for whoever draws the other side. */
export const staked = $state({ total: 0 });
