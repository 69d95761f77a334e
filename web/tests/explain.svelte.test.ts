import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused } from '../src/lib/api';
import { Explainer, placed, PRESS, REST } from '../src/lib/explain.svelte';

const fetch = vi.fn();
let explainer: Explainer;
let thing: HTMLElement;
let other: HTMLElement;
let stop: () => void;
const make = (id: string) => {
  const made = document.body.appendChild(document.createElement('button'));
  made.dataset.id = id;
  return made;
};
const point = (name: string, element: Element, more: PointerEventInit = {}) =>
  element.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType: 'mouse', ...more }));
const wait = (time: number) => vi.advanceTimersByTimeAsync(time);

beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockReset();
  fetch.mockImplementation((id: string) => Promise.resolve({ id, title: id, words: '', facts: [], rules: [] }));
  explainer = new Explainer(fetch);
  stop = explainer.attach(document);
  [thing, other] = [make('character-duke'), make('seat-1')];
});
afterEach(() => {
  stop();
  thing.remove();
  other.remove();
  vi.useRealTimers();
});

test('a mouse that rests on a thing is told about it; one that passes is not', async () => {
  point('pointerover', thing);
  await wait(REST - 50);
  point('pointerover', other);
  await wait(REST - 50);
  expect(explainer.shown).toBeNull();
  await wait(100);
  expect(explainer.shown?.id).toBe('seat-1');
  point('pointerover', document.body);
  await wait(500);
  expect(explainer.shown).toBeNull();
});

test('a long press explains and is no click; a short one is a click', async () => {
  const clicked = vi.fn();
  thing.onclick = clicked;
  point('pointerdown', thing, { pointerType: 'touch' });
  await wait(PRESS + 10);
  point('pointerup', thing, { pointerType: 'touch' });
  thing.click();
  expect(explainer.shown?.id).toBe('character-duke');
  expect(clicked).not.toHaveBeenCalled();
  point('pointerdown', thing, { pointerType: 'touch' });
  point('pointerup', thing, { pointerType: 'touch' });
  thing.click();
  await wait(PRESS + 10);
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(explainer.shown).toBeNull();
});

test('a finger that drags asks for nothing', async () => {
  point('pointerdown', thing, { pointerType: 'touch', clientX: 0 });
  point('pointermove', thing, { pointerType: 'touch', clientX: 40 });
  await wait(PRESS + 10);
  expect(fetch).not.toHaveBeenCalled();
});

test('? explains what has the focus, on both keyboards, and Escape gives the focus back', async () => {
  thing.focus();
  const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));
  press('؟');
  await wait(0);
  expect(explainer.shown).toMatchObject({ id: 'character-duke', focused: true });
  other.focus();
  press('Escape');
  expect(explainer.shown).toBeNull();
  expect(document.activeElement).toBe(thing);
});

test('what there is nothing to say about is asked once', async () => {
  fetch.mockRejectedValue(new Refused('not-found', '', 404));
  await explainer.open(thing);
  await explainer.open(thing);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(explainer.shown).toBeNull();
});

test('it opens over the rail where it can, and never over its thing or what is asked', () => {
  const room = { x: 0, y: 0, width: 1000, height: 600 };
  const size = { width: 300, height: 200 };
  const at = (x: number, y: number, width = 40, height = 40) => ({ x, y, width, height });
  const rail = at(680, 0, 320, 600);
  expect(placed(size, at(100, 300), room, [], rail)).toEqual({ x: 690, y: 220 });
  expect(placed(size, at(800, 300), room, [], rail).x).toBe(490);
  expect(placed(size, at(100, 300), room, [], null).x).toBe(150);
  expect(placed(size, at(400, 300), room, [at(440, 0, 560, 600)], null).x).toBe(90);
  expect(placed(size, at(5, 5), room, [at(45, 0, 955, 240)], null).y).toBe(55);
});
