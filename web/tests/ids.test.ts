import { expect, test } from 'vitest';
import { idsOf, sameAction, without } from '../src/lib/ids';
import { act, COUP } from './samples';

test('a seat is named by its number, a thing by its word, and a verb not at all', () => {
  expect(idsOf(COUP, act('steal', { target: 2, character: 'duke' }))).toEqual(['seat-2', 'duke']);
  expect(idsOf(COUP, { event: 'showed', seat: 0, character: 'duke' })).toEqual(['seat-0', 'duke']);
});

test('a thing is named as often as it is there', () => {
  expect(idsOf(COUP, act('keep', { characters: ['duke', 'duke'] }))).toEqual(['duke', 'duke']);
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
