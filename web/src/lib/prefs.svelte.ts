/** What a person chose on the settings page, kept in this browser. */

export type Lang = 'fa' | 'en';
/** How fast what happened is told. Step by step waits for a click; none shows the end of it at once. */
export const PACE = ['step', 'slow', 'normal', 'quick', 'none'] as const;
export type Pace = (typeof PACE)[number];
const KEY = 'meydan.prefs';

interface Prefs {
  lang: Lang;
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'full' | 'none';
  palette: 'usual' | 'safe';
  sound: boolean;
  pace: Pace;
}

function kept(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>;
  } catch {
    return {};
  }
}

export const prefs: Prefs = $state({
  lang: document.documentElement.lang === 'en' ? 'en' : 'fa',
  theme: 'auto',
  motion: 'auto',
  palette: 'usual',
  sound: false,
  pace: 'normal',
  ...kept(),
});

const nightfall = matchMedia('(prefers-color-scheme: dark)');
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

export function still(): boolean {
  return prefs.motion === 'none' || (prefs.motion === 'auto' && stillness.matches);
}

/** Put the choices on the page and keep them. Runs for as long as the page does. */
export function followPrefs(): void {
  const apply = () => {
    const page = document.documentElement;
    const dark = prefs.theme === 'dark' || (prefs.theme === 'auto' && nightfall.matches);
    page.dataset.theme = dark ? 'dark' : 'light';
    page.dataset.palette = prefs.palette;
    page.dataset.motion = still() ? 'none' : 'full';
  };
  $effect.root(() => {
    $effect(() => {
      apply();
      localStorage.setItem(KEY, JSON.stringify(prefs));
    });
  });
  nightfall.addEventListener('change', apply);
  stillness.addEventListener('change', apply);
}
