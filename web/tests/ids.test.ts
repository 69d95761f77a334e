import { expect, test } from 'vitest';
import { idsOf, inOrder, markedBy, roleOf, sameAction, without } from '../src/lib/ids';
import { act, COUP } from './samples';

const MAP = { ...COUP, kinds: { source: 'place', target: 'place', place: 'place', unit: 'unit', me: 'seat' } };

test('a thing is named by its kind and its word, and a verb not at all', () => {
  expect(idsOf(COUP, act('steal', { target: 2, character: 'duke' }))).toEqual(['seat-2', 'character-duke']);
  expect(idsOf(COUP, { event: 'showed', seat: 0, character: 'duke' })).toEqual(['seat-0', 'character-duke']);
  expect(idsOf(COUP, act('roll', { dice: 3 }))).toEqual(['dice-3']);
});

test('a thing is named as often as it is there', () => {
  expect(idsOf(COUP, act('keep', { characters: ['duke', 'duke'] }))).toEqual(['character-duke', 'character-duke']);
});

test('what is neither word nor number names nothing', () => {
  expect(idsOf(COUP, { seat: null, character: true, about: { target: 1 } })).toEqual([]);
});

test('each thing is taken out once', () => {
  expect(without(['a', 'b', 'a'], ['a'])).toEqual(['b', 'a']);
  expect(without(['a', 'b', 'a'], ['a', 'a'])).toEqual(['b']);
  expect(without(['a'], ['a', 'a'])).toBeNull();
});

test('actions are the same when all they name is', () => {
  expect(sameAction(act('steal', { target: 1 }), act('steal', { target: 1 }))).toBe(true);
  expect(sameAction(act('steal', { target: 1 }), act('steal', { target: 2 }))).toBe(false);
});

test('of two places the first is where it comes from', () => {
  const move = act('move', { source: 'a', place: 'b' });
  expect([roleOf(MAP, move, 'source', []), roleOf(MAP, move, 'place', [])]).toEqual(['origin', 'target']);
  expect(roleOf(MAP, act('claim', { place: 'a' }), 'place', [])).toBeNull();
  expect(roleOf(MAP, act('leave', { place: 'a' }), 'place', ['leave'])).toBe('origin');
});

test('what a question speaks of is marked by what is asked', () => {
  const marks = (about: Record<string, string | number>, action = act('go', { place: 'b' })) =>
    Object.fromEntries(markedBy(MAP, about, [action]));
  expect(marks({ me: 0, place: 'a' })).toEqual({ 'place-a': 'origin' });
  expect(marks({ source: 'a', place: 'c' })).toEqual({ 'place-a': 'origin', 'place-c': 'target' });
  expect(marks({ place: 'a' }, act('amount', { count: 2 }))).toEqual({ 'place-a': 'target' });
  expect(marks({ place: 'a' }, act('pass'))).toEqual({});
});

test('what was picked first is what an answer names first', () => {
  const way = ['region-kabul', 'region-herat', 'card-a'];
  expect(inOrder(way, [])).toBe(true);
  expect(inOrder(way, ['region-kabul'])).toBe(true);
  expect(inOrder(way, ['card-a', 'region-kabul', 'region-herat'])).toBe(true);
  expect(inOrder(way, ['region-herat'])).toBe(false);
});
