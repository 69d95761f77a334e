// Before the first paint: the language and theme chosen last time, so that nothing flashes. prefs.svelte.ts reads the same.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('meydan.prefs') ?? '{}');
  } catch {
    // nothing was kept
  }
  const spoken = navigator.languages ?? [];
  const guess = spoken.some((one) => one.startsWith('fa')) || !spoken[0]?.startsWith('en') ? 'fa' : 'en';
  const page = document.documentElement;
  page.lang = kept.lang === 'fa' || kept.lang === 'en' ? kept.lang : guess;
  page.dir = page.lang === 'fa' ? 'rtl' : 'ltr';
  const dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset.theme = dark ? 'dark' : 'light';
})();
