/**
 * Words. The client's own are in web/text, the core's and each game's beside the rules: the same files the server reads.
 * A game's board may add words of its own in its folder here.
 */
import type { FluentBundle } from '@fluent/bundle';
import { bundled, formatted, type Arguments } from './bundle';
import { prefs, type Lang } from './prefs.svelte';

const WORDS = import.meta.glob<string[]>('../generated/words/*.ts', { import: 'default' });
/** Words that are wanted seldom. */
const MORE = import.meta.glob<string>(
  ['../../../src/meydan/games/*/text/*.ftl', '!../../../src/meydan/games/*/text/??.ftl'],
  { query: '?raw', import: 'default' },
);

export const LANGUAGES: Lang[] = ['fa', 'en'];
export type { Arguments };

const bundles = new Map<string, FluentBundle>();
const loading = new Map<string, Promise<void>>();
const wanted = new Set<string>(['']);
const shown = $state({ lang: document.documentElement.lang === 'en' ? 'en' : 'fa' });

/** The language on the page. It changes when its words have arrived, so nothing is ever half translated. */
export function lang(): Lang {
  return shown.lang as Lang;
}

async function read<T>(sources: Record<string, () => Promise<T>>, ending: string): Promise<T[]> {
  const path = Object.keys(sources).find((one) => one.endsWith(ending));
  return path ? [await sources[path]!()] : [];
}

/** Make a game's words ready in one language; without a game, the client's own; with `+about` or `+lessons`, the words of that sort. */
function load(game: string, lang: Lang): Promise<void> {
  const key = `${lang}/${game}`;
  const running =
    loading.get(key) ??
    (async () => {
      const [folder, sort] = game.split('+');
      const texts = sort
        ? await read(MORE, `/${folder}/text/${sort}.${lang}.ftl`)
        : (await read(WORDS, game ? `/${game}.${lang}.ts` : `/words/${lang}.ts`)).flat();
      bundles.set(key, bundled(lang, texts));
    })();
  loading.set(key, running);
  running.catch(() => loading.delete(key));
  return running;
}

export async function need(game = ''): Promise<void> {
  wanted.add(game);
  await Promise.all([load('', lang()), load(game, lang())]);
}

export async function speak(next: Lang): Promise<void> {
  prefs.lang = next;
  await Promise.all([...wanted].map((game) => load(game, next)));
  shown.lang = next;
  document.documentElement.lang = next;
  document.documentElement.dir = next === 'fa' ? 'rtl' : 'ltr';
}

export function has(key: string, game = ''): boolean {
  return bundles.get(`${lang()}/${game}`)?.hasMessage(key.replaceAll('_', '-')) ?? false;
}

/** One message. A missing one shows its key: a test looks for that. */
export function say(key: string, given?: Arguments, game = '', language: Lang = lang()): string {
  const bundle = bundles.get(`${language}/${game}`);
  return bundle ? (formatted(bundle, key, given) ?? `{${key}}`) : '';
}

/** How a game is called; known without its texts. */
export const gameName = (game: string): string => say(`game-name-${game}`);

/** The same without its edition, where there is little room. */
export const shortName = (game: string): string => gameName(game).split(':')[0]!;

/** The names a message leaves open. */
export function variablesOf(key: string, game = ''): string[] {
  const found = new Set<string>();
  const seek = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('type' in part && part.type === 'var' && 'name' in part) found.add(String(part.name));
    Object.values(part).forEach(seek);
  };
  seek(bundles.get(`${lang()}/${game}`)?.getMessage(key.replaceAll('_', '-'))?.value);
  return [...found];
}

/** Every message id of a game, in the order of its file. */
export function keysOf(game: string): string[] {
  return [...(bundles.get(`${lang()}/${game}`)?._messages.keys() ?? [])];
}

const figures = new Map<string, Intl.NumberFormat>();

/** A number in the digits of the language. */
export function n(value: number, how: Intl.NumberFormatOptions = {}): string {
  const key = lang() + JSON.stringify(how);
  const format = figures.get(key) ?? new Intl.NumberFormat(lang(), how);
  figures.set(key, format);
  return format.format(value);
}

export function digits(text: string): string {
  return lang() === 'fa' ? text.replace(/[0-9,.%]/g, (one) => '۰۱۲۳۴۵۶۷۸۹٬٫٪'['0123456789,.%'.indexOf(one)]!) : text;
}

export function isolated(text: string): string {
  // svelte-ignore bidirectional_control_characters
  return `\u2068${text}\u2069`;
}

/** A line of its own, as a sentence begins. */
export function sentence(text: string): string {
  return text.replace(/^\u2068*\p{Ll}/u, (first) => first.toLocaleUpperCase(lang()));
}

/** A, B and C. */
export function listed(words: string[], joint = 'list-last'): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? words.slice(0, -1).join(say('list-joint')) + say(joint) + last : last;
}
