/** Which page lies at which address; each is loaded when it is wanted. */
import type { Component } from 'svelte';

type Page = () => Promise<{ default: Component<Record<string, string>> }>;
const asPage = (load: () => Promise<{ default: unknown }>) => load as unknown as Page;
const PAGES: [RegExp, Page][] = [
  [/^\/$/, asPage(() => import('./pages/Home.svelte'))],
  [/^\/new(?:\/(?<game>\w+))?$/, asPage(() => import('./pages/NewTable.svelte'))],
  [/^\/table\/(?<id>[\w-]+)$/, asPage(() => import('./pages/Table.svelte'))],
  [/^\/replay\/(?<id>[\w-]+)$/, asPage(() => import('./pages/Replay.svelte'))],
  [/^\/learn\/(?<game>\w+)\/(?<lesson>\w+)$/, asPage(() => import('./pages/Lesson.svelte'))],
  [/^\/rules(?:\/(?<game>\w+))?$/, asPage(() => import('./pages/Rules.svelte'))],
  [/^\/settings$/, asPage(() => import('./pages/Settings.svelte'))],
  [/^\/about$/, asPage(() => import('./pages/About.svelte'))],
];
const LOST = asPage(() => import('./pages/Lost.svelte'));

/** The address as pages know it: a slash at its end says nothing. */
export const tidy = (path: string) => path.replace(/(.)\/$/, '$1');

export function pageAt(path: string): { page: Page; props: Record<string, string> } {
  for (const [pattern, page] of PAGES) {
    const match = pattern.exec(path);
    if (match) return { page, props: { ...match.groups } };
  }
  return { page: LOST, props: {} };
}
