import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Pace } from '../src/lib/prefs.svelte';
import { Stage, usual, type SceneOf, type StageHost } from '../src/lib/stage.svelte';
import type { GameEvent, Happened } from '../src/lib/types';
import { COUP, income } from './samples';

interface Shot {
  view: { coins: number };
}
let pace: Pace;
let watched: boolean;
let scene: SceneOf | null;
let still: boolean;
let whole: ((event: GameEvent) => boolean) | null;
let stage: Stage<Shot>;
const host: StageHost<Shot> = {
  game: () => COUP,
  sceneOf: () => scene,
  wholeOf: () => whole,
  view: (shot) => shot.view,
  pace: () => pace,
  still: () => still,
  watched: () => watched,
};
beforeEach(() => {
  vi.useFakeTimers();
  [pace, watched, scene, still, whole] = ['normal', true, null, false, null];
  stage = new Stage(host);
  stage.put({ now: { view: { coins: 0 } }, first: 0, events: [] });
});
afterEach(() => {
  stage.close();
  vi.useRealTimers();
});

let next = 0;
beforeEach(() => (next = 0));
/** The position with so many coins, and what led to it. */
function put(coins: number, events: Happened[] = [income(coins)]): void {
  stage.put({ now: { view: { coins } }, first: next, events });
  next += events.length;
}
const coins = () => stage.shown!.view.coins;
const told = () => stage.telling.event?.seat ?? null;
const chat: Happened = { table: 'chat', seat: 1, name: 'P1', text: 'hello' };

test('what happened is told on the old position, and only then the new one is shown', () => {
  put(1);
  expect([told(), coins(), stage.last, stage.begun]).toEqual([1, 0, -1, 0]);
  vi.advanceTimersByTime(499);
  expect(coins()).toBe(0);
  vi.advanceTimersByTime(1);
  expect([told(), coins(), stage.last, stage.begun]).toEqual([null, 1, 0, 0]);
});

test('updates are told in their order, and each event of one before its position', () => {
  put(1, [income(1), income(2)]);
  put(3);
  const seen: unknown[] = [];
  for (let k = 0; k < 4; k++) {
    seen.push([told(), coins(), stage.telling.begun.length]);
    vi.advanceTimersByTime(500);
  }
  expect(seen).toEqual([
    [1, 0, 1],
    [2, 0, 2],
    [3, 1, 1],
    [null, 3, 0],
  ]);
});

test('at no moment does the position hold an event whose scene has not begun', () => {
  for (let k = 1; k <= 7; k++) put(k, k % 3 ? [income(k)] : [income(k), chat, income(k)]);
  for (let k = 0; k < 400; k++) {
    expect(stage.last).toBeLessThanOrEqual(stage.begun);
    vi.advanceTimersByTime(10);
  }
  expect(coins()).toBe(7);
});

test('a click ends the scene, and the next one begins', () => {
  put(1);
  put(2);
  stage.finish();
  expect([told(), coins()]).toEqual([2, 1]);
  stage.finish();
  expect([told(), coins()]).toEqual([null, 2]);
  stage.finish();
  expect(coins()).toBe(2);
});

test('a game says how its events are told; an event that needs no time has no scene', () => {
  scene = (event) => (event.seat === 1 ? { ms: 0 } : event.seat === 2 ? { ms: 80, show: 'dice' } : null);
  put(1);
  expect([told(), coins()]).toEqual([null, 1]);
  put(2);
  expect(stage.telling.scene?.show).toBe('dice');
  vi.advanceTimersByTime(80);
  expect(coins()).toBe(2);
  put(3);
  expect(stage.telling.ms).toBe(500);
});

test('a long queue is told twice as fast', () => {
  for (let k = 1; k <= 4; k++) put(k);
  expect(stage.telling.ms).toBe(500);
  vi.advanceTimersByTime(500);
  expect([stage.telling.ms, stage.done, stage.waiting]).toEqual([500, 2, 4]);
  for (let k = 5; k <= 7; k++) put(k);
  vi.advanceTimersByTime(500);
  expect([told(), stage.telling.ms]).toEqual([3, 250]);
});

test('a queue that nobody would watch hurries to its last three, and remembers what was not seen', () => {
  for (let k = 1; k <= 14; k++) put(k);
  vi.advanceTimersByTime(500);
  expect([told(), coins(), stage.missed]).toEqual([12, 11, 1]);
  vi.advanceTimersByTime(3000);
  expect(coins()).toBe(14);
});

test('after many events at once nothing is told: they are what happened meanwhile', () => {
  put(
    1,
    Array.from({ length: 13 }, (_, k) => income(k)),
  );
  expect([told(), coins(), stage.missed, stage.events.length]).toEqual([null, 1, 0, 13]);
});

test('what is worth it is told whole, however many scenes wait', () => {
  whole = ({ seat }) => seat === 29;
  put(
    1,
    Array.from({ length: 30 }, (_, k) => income(k)),
  );
  expect([told(), coins(), stage.missed]).toEqual([0, 0, null]);
  for (let k = 0; k < 30; k++) {
    expect(told()).toBe(k);
    stage.finish();
  }
  expect([told(), coins()]).toEqual([null, 1]);
});

test('pace: none shows at once, slow takes longer, step by step waits for a click', () => {
  pace = 'none';
  put(1);
  expect([told(), coins(), stage.missed]).toEqual([null, 1, null]);
  pace = 'slow';
  put(2);
  expect(stage.telling.ms).toBe(900);
  vi.advanceTimersByTime(900);
  pace = 'quick';
  put(3);
  expect(stage.telling.ms).toBe(250);
  vi.advanceTimersByTime(250);
  pace = 'step';
  for (let k = 4; k <= 20; k++) put(k);
  vi.advanceTimersByTime(60_000);
  expect([told(), coins()]).toEqual([4, 3]);
  stage.finish();
  expect([told(), coins()]).toEqual([5, 4]);
});

test('where nothing may move, what is lit stays lit for a second', () => {
  still = true;
  scene = () => ({ ms: 200 });
  put(1);
  expect(stage.telling.ms).toBe(1000);
});

test('what nobody looks at is not played', () => {
  watched = false;
  put(1);
  put(2);
  expect([told(), coins(), stage.missed]).toEqual([null, 2, 0]);
});

test('who has had enough runs to the end, and further until something stops it', () => {
  put(1);
  put(2);
  stage.rush();
  expect([told(), coins()]).toEqual([null, 2]);
  put(3);
  expect(coins()).toBe(3);
  stage.rushing = false;
  put(4);
  expect([told(), coins()]).toEqual([4, 3]);
});

test('what happened can be told again on the position that is there', () => {
  put(1);
  put(2);
  stage.toEnd();
  stage.again([
    { number: 0, event: income(1) },
    { number: 1, event: income(2) },
  ]);
  expect([told(), coins(), stage.begun, stage.waiting]).toEqual([1, 2, 1, 2]);
  vi.advanceTimersByTime(500);
  expect(told()).toBe(2);
  put(3);
  vi.advanceTimersByTime(500);
  expect([told(), coins()]).toEqual([3, 2]);
  vi.advanceTimersByTime(500);
  expect([coins(), stage.events.length]).toEqual([3, 3]);
});

test('at pace none what is asked for again is told all the same', () => {
  pace = 'none';
  put(1);
  stage.again([{ number: 0, event: income(1) }]);
  expect([told(), coins(), stage.telling.ms]).toEqual([1, 1, 500]);
});

test('talk is heard at once and waits for nothing', () => {
  put(1);
  put(1, [chat]);
  expect([stage.heard.length, stage.events.length]).toEqual([2, 0]);
  vi.advanceTimersByTime(500);
  expect(stage.events.length).toBe(2);
});

test('a change without an event waits for its position', () => {
  put(1);
  stage.amend((shot) => ({ view: { coins: shot.view.coins + 10 } }));
  expect([coins(), stage.latest?.view.coins]).toEqual([0, 11]);
  vi.advanceTimersByTime(500);
  expect(coins()).toBe(11);
  stage.amend(() => ({ view: { coins: 5 } }));
  expect(coins()).toBe(5);
});

test('another position altogether is shown at once', () => {
  put(1);
  stage.reset({ now: { view: { coins: 9 } }, first: 0, events: [income(0)] });
  expect([told(), coins(), stage.last]).toEqual([null, 9, 0]);
  vi.advanceTimersByTime(1000);
  expect(coins()).toBe(9);
});

test('without words of its own an event lights what it names: who did it, and what it is done to', () => {
  const found = usual(COUP, { event: 'stole', seat: 1, target: 2, coins: 2 });
  expect(found.lights).toContainEqual({ id: 'seat-1', tone: 'source' });
  expect(found.lights).toContainEqual({ id: 'seat-2', tone: 'target' });
});
