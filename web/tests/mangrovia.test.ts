import { expect, test } from 'vitest';
import data from '../../src/meydan/games/mangrovia/data/board.json';
import type { Event, View } from '../src/generated/games/mangrovia';
import { numbered } from '../src/games/mangrovia/hand';
import { ARCHIPELAGO, HALF, ISLAND, JETTIES, PLACE, ROCK, STATUES, TRACK, VIEW } from '../src/games/mangrovia/map';
import { chapter, scene, whole } from '../src/games/mangrovia/scenes';
import { told } from '../src/games/mangrovia/unfold';
import { route, spot } from '../src/games/mangrovia/voyage';
import { ICONS_AT, kindOf } from '../src/games/mangrovia/words';

const places = Object.values(PLACE);
const overlaps = (a: { x: number; y: number; w: number; h: number }, x: number, y: number) =>
  x + HALF > a.x && x - HALF < a.x + a.w && y + HALF > a.y && y - HALF < a.y + a.h;

test('everything of the board file has its place, and nothing lies on anything else', () => {
  expect(places).toHaveLength(data.spaces.length);
  expect(STATUES.map(({ id }) => id)).toEqual(data.paths.map(({ id }) => id));
  for (const { x, y } of places) {
    for (const box of [TRACK, ARCHIPELAGO, ROCK]) expect(overlaps(box, x, y)).toBe(false);
    for (const box of [VIEW, ISLAND]) {
      expect(x - HALF).toBeGreaterThan(box.x);
      expect(x + HALF).toBeLessThan(box.x + box.w);
      expect(y + HALF).toBeLessThan(box.y + box.h);
    }
  }
});

test('a jetty shows an icon for everything that is done there', () => {
  expect(ICONS_AT).toHaveLength(JETTIES.length);
  expect(ICONS_AT[1]).toEqual([['open', 'open', 'closed']]);
  expect(ICONS_AT[9]).toEqual([['hut'], ['hut', 'hut']]);
  expect(ICONS_AT[12]).toEqual([['bird', 'bird', 'first']]);
});

test('the boat passes every jetty, goes round the foot, and comes back over the top', () => {
  expect(route(0, 3)).toEqual([0, 1, 2, 3].map(spot));
  const across = route(6, 7);
  expect(across[0]).toEqual(spot(6));
  expect(across.at(-1)).toEqual(spot(7));
  expect(across).toHaveLength(4);
  expect(route(12, 0).at(-1)).toEqual(spot(0));
});

test('cards are told apart by their kind, and two that are alike are two things', () => {
  expect(kindOf('value_4')).toEqual({ kind: 'value', value: 4, start: false });
  expect(kindOf('start_4')).toEqual({ kind: 'value', value: 4, start: true });
  expect(kindOf('reed')).toEqual({ kind: 'landscape', land: 'reed' });
  expect(new Set(numbered([3, 3, 5]).map(({ key }) => key)).size).toBe(3);
});

const VIEW_BEFORE = {
  jetty: 3,
  birds: ['mangrove', 'water'],
  start: 0,
  places: [
    { place: 1, jetties: [1, 12], bowl: 2, blocked: false },
    { place: 2, jetties: [2, 11], bowl: null, blocked: false },
  ],
  board: [
    { space: 'P21', area: 'path', paths: ['B', 'E'], owner: 1, neutral: false },
    { space: 'P22', area: 'path', paths: ['B', 'F'], owner: 0, neutral: false },
    { space: 'P31', area: 'path', paths: ['C', 'E'], owner: 1, neutral: false },
    { space: 'P24', area: 'path', paths: ['B', 'H'], owner: null, neutral: true },
  ],
} as unknown as View;

test('what has begun lies over the position before it', () => {
  const begun: Event[] = [
    { event: 'bowl_placed', seat: 1, place: 2 },
    { event: 'boat_stopped', seat: 1, jetty: 11 },
    { event: 'built', seat: 1, space: 'P11', double: true, points: 10 },
    { event: 'birds_changed', landscapes: ['sand', 'reed'] },
  ];
  const found = told(VIEW_BEFORE, begun);
  expect([...found.bowls]).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect([found.jetty, found.birds]).toEqual([11, ['sand', 'reed']]);
  expect(found.built.get('P11')).toEqual({ seat: 1, double: true });
  const scoring = told(VIEW_BEFORE, [
    ...begun,
    { event: 'path_lost', path: 'A', own: 2, rank: 1, tie: 'none', points: 12 },
  ]);
  expect(scoring.scored).toEqual({ path: 'A', seat: null, points: 12 });
});

test('the scoring is told however many scenes wait, path by path', () => {
  const event: Event = { event: 'path_scored', seat: 1, path: 'B', own: 2, rank: 1, tie: 'none', points: 10 };
  const found = scene(event, VIEW_BEFORE, VIEW_BEFORE);
  expect(whole({ event: 'amulets_scored', seat: 0, amulets: [], points: 0 })).toBe(true);
  expect(whole(event)).toBe(false);
  expect(found?.lights).toEqual([
    { id: 'path-B', tone: 'gain' },
    { id: 'seat-1', tone: 'gain' },
    { id: 'space-P21', tone: 'gain' },
  ]);
  const lost = scene({ event: 'path_lost', path: 'B', own: 1, rank: 2, tie: 'none', points: 5 }, VIEW_BEFORE, VIEW_BEFORE);
  expect(lost?.lights?.map(({ id }) => id)).toEqual(['path-B', 'space-P24']);
  expect(scene({ event: 'chose_count', seat: 1, count: 2 }, VIEW_BEFORE, VIEW_BEFORE)?.ms).toBe(0);
});

test('the log is told by rounds, whoever the boat stops at', () => {
  expect(chapter({ event: 'round_began', round: 3, seat: 1 })).toEqual({ round: 3 });
  expect(chapter({ event: 'boat_stopped', seat: 0, jetty: 1 })).toBeNull();
});
