import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** What some pages need alone, or only when it is asked for. */
const ELSEWHERE = [
  'parts/(ending|replay|lesson)/',
  'parts/(PlayNow|Ways|Counts|TableRow|Qr|Waiting|Invite|Agreed|ChangeAgreed|RulesBook|OnePage|SettingsForm|Fairness)',
  'lib/(replaying|ending|camera|learning|lessons|wanted|fair|firsts)',
].join('|');

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs comes in one piece; pages, boards and texts come when they are wanted.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'shared', test: new RegExp(`node_modules/(?!uqr)|src/(?!${ELSEWHERE})(lib|parts)/`) }],
        },
      },
    },
  },
  // The texts lie beside the rules. In development the pages come from here and all else from a server at 8400.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8400', ws: true } } },
});
