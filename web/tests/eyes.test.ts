import { beforeEach, expect, test } from 'vitest';
import { Eyes } from '../src/lib/eyes.svelte';
import { Sights } from '../src/lib/sights.svelte';
import { act, prompt, update } from './samples';

let sights: Sights;
let eyes: Eyes;
beforeEach(() => {
  sights = new Sights();
  eyes = new Eyes(sights);
});
/** Both of us sit at this device; one is asked. */
function ask(seat: number | null, more: Parameters<typeof update>[3] = {}): void {
  for (const one of [0, 2]) sights.arrive(update(one, 0, [], { prompt: prompt(one === seat ? one : null), ...more }));
}

test('before anything arrived nobody looks', () => {
  expect(eyes.seat).toBeNull();
  expect(eyes.curtain).toBeNull();
});

test('my only seat looks without a curtain', () => {
  sights.arrive(update(1, 0, []));
  expect(eyes.seat).toBe(1);
  expect(eyes.shared).toBe(false);
  expect(eyes.curtain).toBeNull();
});

test('where two share a device the curtain falls for whoever is asked', () => {
  ask(2);
  expect(eyes.curtain).toBe(2);
  eyes.lift();
  expect(eyes.curtain).toBeNull();
  expect(eyes.seat).toBe(2);
  ask(0);
  expect(eyes.curtain).toBe(0);
  expect(eyes.seat).toBe(2);
});

test('whoever looked last goes on looking while nobody here is asked', () => {
  ask(2);
  eyes.lift();
  ask(null);
  expect(eyes.curtain).toBeNull();
  expect(eyes.seat).toBe(2);
});

test('who has answered already is not asked again', () => {
  ask(0);
  eyes.lift();
  const answers = { 0: act('pass'), 2: null };
  for (const seat of [0, 2] as const)
    sights.arrive(update(seat, 0, [], { prompt: prompt(seat, { answer: answers[seat] }) }));
  expect(eyes.curtain).toBe(2);
});

test('after the game there is nothing to hide', () => {
  ask(2);
  ask(null, { status: 'over' });
  expect(eyes.curtain).toBeNull();
  expect(eyes.seat).toBe(0);
});
