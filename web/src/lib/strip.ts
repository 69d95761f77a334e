/** A strip that is wider than its window. */
import { still } from './prefs.svelte';

/** Scrolls it until this part lies in its middle. */
export function centre(strip: HTMLElement | null, part: Element | undefined): void {
  if (strip && part instanceof HTMLElement)
    strip.scrollTo({
      left: part.offsetLeft - (strip.clientWidth - part.offsetWidth) / 2,
      behavior: still() ? 'auto' : 'smooth',
    });
}
