/** What belongs to one game, found by the name of its file and loaded when a table needs it. */
import type { Component } from 'svelte';
import type { BoardProps } from '../boards/contract';
import { need } from './text.svelte';
import type { Game } from './types';

const KINDS = import.meta.glob<{ kinds: Record<string, string> }>('../generated/games/*.ts');
const BOARDS = import.meta.glob<BoardModule>('../games/*/Board.svelte');
const HANDS = import.meta.glob<{ default: Component<BoardProps> }>('../games/*/Hand.svelte');
const GUIDES = import.meta.glob<{ default: Component }>('../games/*/Guide.svelte');
const SCENES = import.meta.glob<{ default: Component }>('../games/*/Scene.svelte');
const TONES = import.meta.glob<{ tones: Tones }>('../games/*/tones.ts');

interface BoardModule {
  default: Component<BoardProps>;
  /** True when the board draws the seats itself. */
  drawsSeats?: boolean;
}

export interface Playable {
  game: Game;
  board: BoardModule;
  hand: Component<BoardProps> | null;
  guide: Component | null;
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
  const none = Promise.resolve(null);
  const [game, board, hand, guide, toned] = await Promise.all([
    loadGame(key),
    plain ? none : find(BOARDS, `/${key}/Board.svelte`),
    plain ? none : find(HANDS, `/${key}/Hand.svelte`),
    find(GUIDES, `/${key}/Guide.svelte`),
    find(TONES, `/${key}/tones.ts`),
  ]);
  return {
    game,
    board: board ?? (await import('../boards/Generic.svelte')),
    hand: hand?.default ?? null,
    guide: guide?.default ?? null,
    tones: toned?.tones ?? { final: [], hostile: [], usual: [] },
  };
}

export async function loadScene(key: string): Promise<Component | null> {
  return (await find(SCENES, `/${key}/Scene.svelte`))?.default ?? null;
}
