import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** What some pages need alone, or only when it is asked for. */
const ELSEWHERE = [
  'parts/(ending|replay|lesson)/',
  'parts/(PlayNow|Ways|Counts|TableRow|Qr|Waiting|Invite|Agreed|ChangeAgreed|RulesBook|OnePage|SettingsForm|Fairness)',
  'lib/(replaying|ending|camera|learning|lessons|wanted|fair|firsts)',
].join('|');

/** What a table needs of a game comes in one piece; the pictures of the home page, of its rules and options do not. */
const OF_GAME =
  /src\/games\/(\w+)\/(?!(?:Scene|WayPicture|RulePicture)\.svelte|(?:page|options)\.ts)\w+\.(?:svelte|ts)/;
/** Of these, what pictures of the home page need as well. */
const SIGNS = /src\/games\/(\w+)\/(?:[Ee]mblems?|map|outlines)\.(?:svelte|ts)/;
const WORDS = /(?:games\/(\w+)\/text|core\/text|web\/text|titles)\/(fa|en)\.ftl/;
const named = (found: RegExpExecArray | null) => found?.slice(1).filter(Boolean).join('-') ?? null;

/** Tells start.js which files the words and the table are in: they are fetched before the page knows that it needs them. */
const early: Plugin = {
  name: 'early',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const files = (module: string) =>
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && file.facadeModuleId?.endsWith(module) ? [file.fileName, ...file.imports] : [],
        );
      const told = { fa: '/words/fa.ts', en: '/words/en.ts', table: '/pages/Table.svelte' };
      const data = Object.entries(told).map(([name, module]) => {
        const list = files(module).filter((file) => !html.includes(file));
        return `data-${name}="${list.map((file) => `/${file}`).join(' ')}"`;
      });
      return html.replace('src="/start.js"', `src="/start.js" ${data.join(' ')}`);
    },
  },
};

export default defineConfig({
  plugins: [svelte(), early],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs comes in one piece; pages, boards and texts come when they are wanted.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: new RegExp(`node_modules/(?!uqr)|src/(app.css|(?!${ELSEWHERE})(lib|parts)/)`),
              priority: 2,
            },
            { debugName: 'signs', name: (id) => (SIGNS.test(id) ? `${SIGNS.exec(id)![1]}-signs` : null), priority: 1 },
            { debugName: 'games', name: (id) => named(OF_GAME.exec(id)) },
            { debugName: 'words', name: (id) => named(WORDS.exec(id)) },
          ],
        },
      },
    },
  },
  // The texts lie beside the rules. In development the pages come from here and all else from a server at 8400.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8400', ws: true } } },
});
