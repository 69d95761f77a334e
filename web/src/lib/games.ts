/** What belongs to one game, found by the name of its file and loaded when a table needs it. */
import type { Component } from 'svelte';
import type { BoardModule, BoardProps } from '../boards/contract';
import type { ChapterOf, SceneOf, WholeOf } from './stage.svelte';
import { need } from './text.svelte';
import type { IconName } from '../parts/Icon.svelte';
import type { Game, Json } from './types';

type Part = Component<BoardProps>;
/** The face of a thing, large, beside its explanation; nothing for what has none. */
export type Face = Component<{ kind: string; word: string }>;

const TABLES = import.meta.glob<{ table: Parts }>('../games/*/table.ts');
const KINDS = import.meta.glob<Omit<Game, 'key'>>('../generated/games/*.ts');
const PICTURES = import.meta.glob<{ default: Component }>('../games/*/Scene.svelte');
const WAYS = import.meta.glob<{ default: Component<{ way: Json }> }>('../games/*/WayPicture.svelte');
const RULE_PICTURES = import.meta.glob<{ default: Component<{ part: string }> }>('../games/*/RulePicture.svelte');
const RULE_PAGES = import.meta.glob<{ rules: Record<string, string> }>('../games/*/page.ts');
const OPTION_ICONS = import.meta.glob<{ icons: Record<string, IconName> }>('../games/*/options.ts');

/** What a game's scenes.ts says: how its events are told, and where the chapters of its log begin. */
interface Scenes {
  scene?: SceneOf;
  whole?: WholeOf;
  chapter?: ChapterOf;
}

/** What a game's table.ts lists: all that its table is drawn with. */
export interface Parts {
  board: BoardModule & { default: Part };
  /** What is mine. */
  hand?: Part;
  /** Everybody, where the frame has a place for them: a ring draws its seats itself where it has room. */
  seats?: Part;
  /** What lies beside the question: dice, odds. */
  dock?: Part;
  /** What the one answer that is left brings, drawn between the question and its button. */
  brings?: Part;
  /** The steps of a turn, in the middle of the header. */
  phases?: Part;
  guide?: Component;
  face?: Face;
  scenes?: Scenes;
  tones?: Tones;
}

export interface Playable extends Parts {
  game: Game;
  scenes: Scenes;
  tones: Tones;
}

/**
 * How a game's verbs look: `exit` ones are the way out, last and quiet; `usual` is the main button, `last` ones come after all others; `onBoard` ones have no
 * buttons while what they name is on the board; a click there that leaves one of `direct` gives that answer, whatever else
 * might be done; things of `from` are where something comes from. `amounts` are fields whose numbers are chosen by a
 * stepper. What `drawn` verbs still lack, the board shows itself: they are not listed as locked.
 */
export interface Tones<Verb extends string = string> {
  hostile: Verb[];
  usual: Verb[];
  exit?: Verb[];
  last?: Verb[];
  onBoard?: Verb[];
  direct?: Verb[];
  from?: Verb[];
  amounts?: string[];
  drawn?: Verb[];
}

/** Before a game is known. */
export const NO_GAME: Game = { key: '', kinds: {}, topics: [], named: {} };
export const PLAIN: Tones = { hostile: [], usual: [] };

function find<T>(files: Record<string, () => Promise<T>>, ending: string): Promise<T | null> {
  const path = Object.keys(files).find((one) => one.endsWith(ending));
  return path ? files[path]!() : Promise.resolve(null);
}

export async function loadGame(key: string): Promise<Game> {
  const [made] = await Promise.all([find(KINDS, `/${key}.ts`), need(key)]);
  return { key, kinds: made?.kinds ?? {}, topics: made?.topics ?? [], named: made?.named ?? {} };
}

export async function loadPlayable(key: string, plain: boolean): Promise<Playable> {
  const [game, drawn] = await Promise.all([loadGame(key), find(TABLES, `/${key}/table.ts`)]);
  const { scenes = {}, tones = PLAIN } = drawn?.table ?? {};
  if (drawn && !plain) return { ...drawn.table, game, scenes, tones };
  const { guide, face } = drawn?.table ?? {};
  return { board: await import('../boards/Generic.svelte'), guide, face, game, scenes, tones };
}

/** A picture of each way to play, for a game that has several. */
export async function loadWayPicture(key: string): Promise<Component<{ way: Json }> | null> {
  return (await find(WAYS, `/${key}/WayPicture.svelte`))?.default ?? null;
}

/** What tells a game on one page: a picture of each part, and the rule behind it. */
export async function loadRulePage(
  key: string,
): Promise<{ Picture: Component<{ part: string }>; rules: Record<string, string> } | null> {
  const [picture, page] = await Promise.all([
    find(RULE_PICTURES, `/${key}/RulePicture.svelte`),
    find(RULE_PAGES, `/${key}/page.ts`),
  ]);
  return picture && { Picture: picture.default, rules: page?.rules ?? {} };
}

/** A sign for each option of a game. */
export async function loadOptionIcons(key: string): Promise<Record<string, IconName>> {
  return (await find(OPTION_ICONS, `/${key}/options.ts`))?.icons ?? {};
}

/** The picture of a game for the home page. */
export async function loadScene(key: string): Promise<Component | null> {
  return (await find(PICTURES, `/${key}/Scene.svelte`))?.default ?? null;
}
