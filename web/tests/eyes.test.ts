import { beforeEach, expect, test } from 'vitest';
import { Eyes, reveals } from '../src/lib/eyes.svelte';
import { Sights } from '../src/lib/sights.svelte';
import { act, host, income, prompt, update } from './samples';

let sights: Sights;
let eyes: Eyes;
beforeEach(() => {
  sights = new Sights(host());
  eyes = new Eyes(sights);
});
/** Both of us sit at this device; one is asked. */
function ask(seat: number | null, more: Parameters<typeof update>[3] = {}): void {
  for (const one of [0, 2])
    sights.arrive(
      update(one, 0, [], { view: { hand: [`card-${one}`] }, prompt: prompt(one === seat ? one : null), ...more }),
    );
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
    sights.arrive(update(seat, 0, [], { view: { hand: [seat] }, prompt: prompt(seat, { answer: answers[seat] }) }));
  expect(eyes.curtain).toBe(2);
});

test('after the game there is nothing to hide', () => {
  ask(2);
  ask(null, { status: 'over' });
  expect(eyes.curtain).toBeNull();
  expect(eyes.seat).toBe(0);
});

test('where nothing is hidden the device is passed on without a curtain', () => {
  ask(2, { view: { troops: 4, hand: [] } });
  expect([eyes.curtain, eyes.seat]).toEqual([null, 2]);
  eyes.pass();
  ask(0, { view: { troops: 4, hand: [] } });
  expect([eyes.curtain, eyes.seat]).toEqual([null, 0]);
});

test('an empty hand is no secret from those who hold cards, theirs are from it', () => {
  expect(reveals({ coins: 2, hand: [] }, { coins: 2, hand: ['duke'] })).toBe(false);
  expect(reveals({ coins: 2, hand: ['duke'] }, { coins: 2, hand: [] })).toBe(true);
  expect(reveals({ hand: ['duke'] }, { hand: ['captain'] })).toBe(true);
});

test('nobody takes the device from whoever is still being told what happened', () => {
  sights = new Sights(host({ pace: () => 'normal' }));
  eyes = new Eyes(sights);
  ask(2);
  eyes.lift();
  const after = (seat: number) => ({ view: { hand: [`card-${seat}`] }, prompt: prompt(seat === 0 ? 0 : null) });
  sights.arrive(update(2, 0, [income(2)], after(2)));
  expect(eyes.curtain).toBeNull();
  sights.arrive(update(0, 0, [income(2)], after(0)));
  expect(eyes.curtain).toBeNull();
  sights.of(0)!.finish();
  sights.of(2)!.finish();
  expect(eyes.curtain).toBe(0);
});
