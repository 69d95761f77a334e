// Before the first paint: the language and theme chosen last time, so that nothing flashes. prefs.svelte.ts reads the same.
// Then the words and the page are sent for, whose files the build has written beside the name of this one.
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
  const files = document.currentScript.dataset;
  const table = location.pathname.startsWith('/table/') ? files.table : '';
  for (const href of `${files[page.lang] ?? ''} ${table ?? ''}`.split(' ').filter(Boolean))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
})();
