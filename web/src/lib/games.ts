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
type Parts = Record<string, () => Promise<{ default: Part }>>;

const KINDS = import.meta.glob<Omit<Game, 'key'>>('../generated/games/*.ts');
const BOARDS = import.meta.glob<BoardModule & { default: Part }>('../games/*/Board.svelte');
const HANDS = import.meta.glob<{ default: Part }>('../games/*/Hand.svelte');
const SEATS = import.meta.glob<{ default: Part }>('../games/*/Seats.svelte');
const DOCKS = import.meta.glob<{ default: Part }>('../games/*/Dock.svelte');
const BRINGS = import.meta.glob<{ default: Part }>('../games/*/Brings.svelte');
const PHASES = import.meta.glob<{ default: Part }>('../games/*/Phases.svelte');
const GUIDES = import.meta.glob<{ default: Component }>('../games/*/Guide.svelte');
const PICTURES = import.meta.glob<{ default: Component }>('../games/*/Scene.svelte');
const SCENES = import.meta.glob<Scenes>('../games/*/scenes.ts');
const FACES = import.meta.glob<{ default: Face }>('../games/*/Face.svelte');
const WAYS = import.meta.glob<{ default: Component<{ way: Json }> }>('../games/*/WayPicture.svelte');
const RULE_PICTURES = import.meta.glob<{ default: Component<{ part: string }> }>('../games/*/RulePicture.svelte');
const RULE_PAGES = import.meta.glob<{ rules: Record<string, string> }>('../games/*/page.ts');
const OPTION_ICONS = import.meta.glob<{ icons: Record<string, IconName> }>('../games/*/options.ts');
const TONES = import.meta.glob<{ tones: Tones }>('../games/*/tones.ts');

/** What a game's scenes.ts says: how its events are told, and where the chapters of its log begin. */
interface Scenes {
  scene?: SceneOf;
  whole?: WholeOf;
  chapter?: ChapterOf;
}

export interface Playable {
  game: Game;
  board: BoardModule & { default: Part };
  /** What is mine. */
  hand: Part | null;
  /** Everybody, where the frame has a place for them: a ring draws its seats itself where it has room. */
  seats: Part | null;
  /** What lies beside the question: dice, odds. */
  dock: Part | null;
  /** What the one answer that is left brings, drawn between the question and its button. */
  brings: Part | null;
  /** The steps of a turn, in the middle of the header. */
  phases: Part | null;
  guide: Component | null;
  face: Face | null;
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
  const part = async (parts: Parts, name: string) =>
    plain ? null : ((await find(parts, `/${key}/${name}.svelte`))?.default ?? null);
  const [game, board, hand, seats, dock, brings, phases, guide, face, scenes, toned] = await Promise.all([
    loadGame(key),
    plain ? null : find(BOARDS, `/${key}/Board.svelte`),
    part(HANDS, 'Hand'),
    part(SEATS, 'Seats'),
    part(DOCKS, 'Dock'),
    part(BRINGS, 'Brings'),
    part(PHASES, 'Phases'),
    find(GUIDES, `/${key}/Guide.svelte`),
    find(FACES, `/${key}/Face.svelte`),
    find(SCENES, `/${key}/scenes.ts`),
    find(TONES, `/${key}/tones.ts`),
  ]);
  return {
    game,
    board: board ?? (await import('../boards/Generic.svelte')),
    hand,
    seats,
    dock,
    brings,
    phases,
    guide: guide?.default ?? null,
    face: face?.default ?? null,
    scenes: scenes ?? {},
    tones: toned?.tones ?? PLAIN,
  };
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
