import { expect, test } from 'vitest';
import { Sights } from '../src/lib/sights.svelte';
import { host, income, update } from './samples';

test('updates add up to everything that happened', () => {
  const sights = new Sights(host());
  expect(sights.arrive(update(0, 0, [income(0)]))).toBeNull();
  expect(sights.arrive(update(0, 1, [income(1), income(2)]))).toBeNull();
  expect(sights.of(0)?.events.map((event) => event.seat)).toEqual([0, 1, 2]);
  expect(sights.since).toBe(3);
});

test('what is already there is not told twice', () => {
  const sights = new Sights(host());
  sights.arrive(update(0, 0, [income(0), income(1)]));
  expect(sights.arrive(update(0, 1, [income(1), income(2)]))).toBeNull();
  expect(sights.arrive(update(0, 0, [income(0)]))).toBeNull();
  expect(sights.of(0)?.events.map((event) => event.seat)).toEqual([0, 1, 2]);
});

test('after a gap the update is dropped and the number to go on from is told', () => {
  const sights = new Sights(host());
  sights.arrive(update(0, 0, [income(0)]));
  expect(sights.arrive(update(0, 3, [income(1)], { undo: true }))).toBe(1);
  expect(sights.of(0)?.events).toHaveLength(1);
  expect(sights.of(0)?.shown?.undo).toBe(false);
});

test('every seat has its own eyes, and a spectator too', () => {
  const sights = new Sights(host());
  sights.arrive(update(null, 4, [income(0)]));
  expect(sights.seats).toEqual([null]);
  expect(sights.of(null)?.first).toBe(4);
  expect(sights.of(0)).toBeUndefined();
  sights.arrive(update(1, 2, []));
  expect(sights.since).toBe(2);
});

test('what did not change in a position stays the same object', () => {
  const sights = new Sights(host());
  sights.arrive(update(0, 0, [], { view: { players: [{ coins: 2 }, { coins: 3 }] } }));
  const before = sights.of(0)!.shown!.view!.players as object[];
  sights.arrive(update(0, 0, [], { view: { players: [{ coins: 2 }, { coins: 4 }] } }));
  const after = sights.of(0)!.shown!.view!.players as object[];
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});

test('an answer in a sealed window changes nothing else', () => {
  const sights = new Sights(host());
  sights.arrive(update(0, 0, [income(0)]));
  sights.answered([2]);
  expect(sights.of(0)?.shown?.answered).toEqual([2]);
  expect(sights.of(0)?.events).toHaveLength(1);
});

test('older events are put before, without those that are there', () => {
  const sights = new Sights(host());
  sights.arrive(update(0, 2, [income(2)]));
  sights.of(0)!.prepend(0, [income(0), income(1), income(2)]);
  expect(sights.of(0)?.first).toBe(0);
  expect(sights.of(0)?.events.map((event) => event.seat)).toEqual([0, 1, 2]);
  sights.arrive(update(0, 3, [income(1)]));
  expect(sights.of(0)?.events).toHaveLength(4);
});

test('other eyes begin with nothing', () => {
  const sights = new Sights(host());
  sights.arrive(update(0, 5, [income(0)]));
  sights.clear();
  expect(sights.seats).toEqual([]);
  expect(sights.since).toBe(0);
  expect(sights.arrive(update(null, 9, []))).toBeNull();
});
