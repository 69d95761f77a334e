/** What belongs to one game, found by the name of its file and loaded when a table needs it. */
import type { Component } from 'svelte';
import type { BoardModule, BoardProps } from '../boards/contract';
import type { ChapterOf, SceneOf } from './stage.svelte';
import { need } from './text.svelte';
import type { Game } from './types';

type Part = Component<BoardProps>;
type Parts = Record<string, () => Promise<{ default: Part }>>;

const KINDS = import.meta.glob<{ kinds: Record<string, string> }>('../generated/games/*.ts');
const BOARDS = import.meta.glob<BoardModule & { default: Part }>('../games/*/Board.svelte');
const HANDS = import.meta.glob<{ default: Part }>('../games/*/Hand.svelte');
const SEATS = import.meta.glob<{ default: Part }>('../games/*/Seats.svelte');
const DOCKS = import.meta.glob<{ default: Part }>('../games/*/Dock.svelte');
const PHASES = import.meta.glob<{ default: Part }>('../games/*/Phases.svelte');
const GUIDES = import.meta.glob<{ default: Component }>('../games/*/Guide.svelte');
const PICTURES = import.meta.glob<{ default: Component }>('../games/*/Scene.svelte');
const SCENES = import.meta.glob<Scenes>('../games/*/scenes.ts');
const TONES = import.meta.glob<{ tones: Tones }>('../games/*/tones.ts');

/** What a game's scenes.ts says: how its events are told, and where the chapters of its log begin. */
interface Scenes {
  scene?: SceneOf;
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
  /** The steps of a turn, in the middle of the header. */
  phases: Part | null;
  guide: Component | null;
  scenes: Scenes;
  tones: Tones;
}

/**
 * Verbs by how they look: `final` ones cannot be taken back, so a click on the board asks once more; those `onBoard` have no
 * buttons besides the things they name.
 */
export interface Tones<Verb extends string = string> {
  final: Verb[];
  hostile: Verb[];
  usual: Verb[];
  onBoard?: Verb[];
}

function find<T>(files: Record<string, () => Promise<T>>, ending: string): Promise<T | null> {
  const path = Object.keys(files).find((one) => one.endsWith(ending));
  return path ? files[path]!() : Promise.resolve(null);
}

export async function loadGame(key: string): Promise<Game> {
  const [made] = await Promise.all([find(KINDS, `/${key}.ts`), need(key)]);
  return { key, kinds: made?.kinds ?? {} };
}

export async function loadPlayable(key: string, plain: boolean): Promise<Playable> {
  const part = async (parts: Parts, name: string) =>
    plain ? null : ((await find(parts, `/${key}/${name}.svelte`))?.default ?? null);
  const [game, board, hand, seats, dock, phases, guide, scenes, toned] = await Promise.all([
    loadGame(key),
    plain ? null : find(BOARDS, `/${key}/Board.svelte`),
    part(HANDS, 'Hand'),
    part(SEATS, 'Seats'),
    part(DOCKS, 'Dock'),
    part(PHASES, 'Phases'),
    find(GUIDES, `/${key}/Guide.svelte`),
    find(SCENES, `/${key}/scenes.ts`),
    find(TONES, `/${key}/tones.ts`),
  ]);
  return {
    game,
    board: board ?? (await import('../boards/Generic.svelte')),
    hand,
    seats,
    dock,
    phases,
    guide: guide?.default ?? null,
    scenes: scenes ?? {},
    tones: toned?.tones ?? { final: [], hostile: [], usual: [] },
  };
}

/** The picture of a game for the home page. */
export async function loadScene(key: string): Promise<Component | null> {
  return (await find(PICTURES, `/${key}/Scene.svelte`))?.default ?? null;
}
