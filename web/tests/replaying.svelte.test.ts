import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ending, Position } from '../src/generated/wire';
import { api, Refused } from '../src/lib/api';
import { Replaying } from '../src/lib/replaying.svelte';
import { income, prompt, seatInfo, tableInfo } from './samples';

const LAST = 3;
const TOLD = [0, 1, 2, 3].map((at) => ({ at, events: [income(at)] }));
const ENDING: Ending = {
  last: LAST,
  result: null,
  summed: false,
  columns: [],
  closing: [],
  held: [],
  turns: [
    { at: 1, round: 1, seat: 1 },
    { at: 3, round: 1, seat: 2 },
  ],
  marks: [],
  charts: [],
  luck: [],
};
const position = (at: number): Position => ({
  at,
  last: LAST,
  events: [income(at)],
  views: [0, 1, 2].map((seat) => ({ turn: at, hand: seat })),
  spectator: { turn: at, hand: null },
  held: [0, 1, 2].map((seat) => ({ seat, key: 'hand', things: [{ id: null, figure: seat, done: null }] })),
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
  vi.spyOn(api, 'ending').mockResolvedValue(ENDING);
  vi.spyOn(api, 'told').mockResolvedValue(TOLD);
  vi.spyOn(api, 'mine').mockResolvedValue([
    tableInfo({ id: 't2', parent: 't1', branched: 2 }),
    tableInfo({ id: 't3' }),
  ]);
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

test('a replay opens at its start, with everybody’s hands open', async () => {
  await game.open(null);
  expect([game.at, game.seat]).toEqual([0, null]);
  expect(game.view).toEqual({ turn: 0, hand: null });
  expect(game.held).toHaveLength(3);
});

test('it knows the turn of a position, and all that happened by its place', async () => {
  await game.open(2);
  expect(game.turn).toBe(0);
  expect(game.lines.map(({ at }) => at)).toEqual([0, 1, 2, 3]);
});

test('what was tried from this game is known, and nothing else', async () => {
  await game.open(null);
  expect(game.branches.map(({ id }) => id)).toEqual(['t2']);
});

test('by turns it goes to the next one', async () => {
  await game.open(1);
  vi.useFakeTimers();
  game.speed = 'turn';
  game.playing = true;
  flushSync();
  await vi.advanceTimersByTimeAsync(1500);
  expect(game.at).toBe(3);
});

test('a what-if seats me where I look from, and bots with the names of the others', async () => {
  await game.open(2);
  const fork = vi.spyOn(api, 'fork').mockResolvedValue(tableInfo({ id: 't9' }));
  vi.spyOn(api, 'start').mockResolvedValue(tableInfo({ id: 't9' }));
  vi.spyOn(api, 'me').mockResolvedValue({ id: 'g', name: 'Sara' });
  vi.spyOn(api, 'be').mockResolvedValue({ id: 'g', name: 'Sara' });
  game.seat = 2;
  expect(await game.fork()).toBe('t9');
  const [, at, plan] = fork.mock.calls[0]!;
  expect(at).toBe(2);
  expect(plan.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'me']);
});

test('a link leads to its place, where all that led there is known', async () => {
  await game.open(2);
  expect(game.at).toBe(2);
  expect(game.events).toEqual([income(0), income(1), income(2)]);
  expect(game.latest).toEqual([income(2)]);
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
  await game.open(3);
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
  await game.open(2);
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
