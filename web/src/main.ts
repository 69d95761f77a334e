import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { followPrefs } from './lib/prefs.svelte';
import { followLinks } from './lib/router.svelte';
import { need } from './lib/text.svelte';

followPrefs();
followLinks();
await need();
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) navigator.serviceWorker.register('/sw.js').catch(() => {});
