/** Pages by their address, without loading anew. */

const read = () => ({ path: location.pathname, query: new URLSearchParams(location.search), hash: location.hash });
export const place = $state({ now: read() });

export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  place.now = read();
  if (!location.hash) scrollTo(0, 0);
}

/** Links of ours are followed here; all others by the browser. */
export function followLinks(): void {
  addEventListener('popstate', () => (place.now = read()));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
