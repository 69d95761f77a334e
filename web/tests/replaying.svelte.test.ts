import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Position } from '../src/generated/wire';
import { api, Refused } from '../src/lib/api';
import { Replaying } from '../src/lib/replaying.svelte';
import { income, prompt, seatInfo, tableInfo } from './samples';

const LOG = [{ chance: [1] }, { seat: 1, action: { verb: 'income' } }, { seat: 2, action: { verb: 'tax' } }];
const position = (at: number): Position => ({
  at,
  last: LOG.length,
  events: [income(at)],
  views: [0, 1, 2].map((seat) => ({ turn: at, hand: seat })),
  prompt: prompt(null) as unknown as Record<string, unknown>,
  entry: null,
});

let game: Replaying;
let stop: () => void;
const fetched = vi.fn((_: string, at: number) => Promise.resolve(position(at)));
beforeEach(() => {
  fetched.mockClear();
  vi.spyOn(api, 'table').mockResolvedValue(
    tableInfo({ seats: [seatInfo(0), seatInfo(1, { mine: true }), seatInfo(2)] }),
  );
  vi.spyOn(api, 'record').mockResolvedValue(JSON.stringify({ log: LOG }));
  vi.spyOn(api, 'position').mockImplementation(fetched);
  stop = $effect.root(() => {
    game = new Replaying('t1', null, true);
    game.follow();
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a replay opens at its end, with my own eyes', async () => {
  await game.open(null);
  expect([game.at, game.seat]).toEqual([3, 1]);
  expect(game.view).toEqual({ turn: 3, hand: 1 });
});

test('a link leads to its place', async () => {
  await game.open(2);
  expect(game.at).toBe(2);
  expect(game.events).toEqual([income(2)]);
});

test('other eyes see another hand of the same position', async () => {
  await game.open(1);
  game.seat = 2;
  expect(game.view).toEqual({ turn: 1, hand: 2 });
});

test('nobody gets past the ends, and a place once seen is not fetched again', async () => {
  await game.open(null);
  await game.jump(-4);
  expect(game.at).toBe(0);
  await game.jump(99);
  expect(game.at).toBe(3);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('of two places asked for at once the later is shown', async () => {
  await game.open(null);
  let first: (found: Position) => void = () => {};
  fetched.mockImplementationOnce(() => new Promise((resolve) => (first = resolve)));
  const slow = game.jump(1);
  await game.jump(2);
  first(position(1));
  await slow;
  expect(game.view).toMatchObject({ turn: 2 });
});

test('it plays to the end by itself and stops there', async () => {
  await game.open(1);
  vi.useFakeTimers();
  game.playing = true;
  flushSync();
  for (let k = 0; k < 12 && game.playing; k++) {
    await vi.advanceTimersByTimeAsync(800);
    flushSync();
  }
  expect([game.at, game.playing]).toEqual([3, false]);
});

test('what the server refuses is told', async () => {
  await game.open(null);
  fetched.mockRejectedValueOnce(new Refused('not-over', 'Not over yet', 409));
  await game.jump(0);
  expect(game.fault).toBe('Not over yet');
});

test('nothing can be picked in a replay', async () => {
  await game.open(null);
  game.play.pick('seat-0');
  expect(game.play.picked).toEqual([]);
  expect(game.play.look('seat-0')).toBe('closed');
});
