import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { followPrefs } from './lib/prefs.svelte';
import { followLinks } from './lib/router.svelte';
import { need } from './lib/text.svelte';
import { pageAt, tidy } from './pages';

followPrefs();
followLinks();
// The page comes while the words do; whether it came is seen where it is shown.
pageAt(tidy(location.pathname))
  .page()
  .catch(() => {});
await need();
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) navigator.serviceWorker.register('/sw.js').catch(() => {});
