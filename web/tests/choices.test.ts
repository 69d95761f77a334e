import { expect, test } from 'vitest';
import { choicesOf, type Offered } from '../src/lib/choices';
import type { Action } from '../src/lib/types';
import { act, COUP } from './samples';

const GAME = { ...COUP, kinds: { ...COUP.kinds, place: 'place', card: 'card' } };
const choose = (actions: Action[], more: Partial<Offered> = {}) =>
  choicesOf({
    game: GAME,
    actions,
    settled: false,
    tones: { hostile: [], usual: [], amounts: ['troops'], onBoard: ['claim'] },
    tray: null,
    isShown: () => false,
    ...more,
  });
const kinds = (actions: Action[], more: Partial<Offered> = {}) => choose(actions, more).map(({ kind }) => kind);
const places = (verb: string, count: number) => Array.from({ length: count }, (_, k) => act(verb, { place: `p${k}` }));

test('few answers have a button each, a targeted verb has one', () => {
  const turn = [act('income'), act('steal', { target: 1 }), act('steal', { target: 2 }), ...places('build', 2)];
  expect(choose(turn)).toMatchObject([
    { kind: 'option', action: { verb: 'income' } },
    { kind: 'verb', verb: 'steal', ids: ['seat-1', 'seat-2'] },
    { kind: 'option', action: { place: 'p0' } },
    { kind: 'option', action: { place: 'p1' } },
  ]);
});

test('with more answers than one looks over at once a verb has one button', () => {
  expect(kinds([act('income'), ...places('build', 5)])).toEqual(Array(6).fill('option'));
  expect(kinds([act('income'), ...places('build', 6)])).toEqual(['option', 'verb']);
});

test('many places are answered on the board, and those that are not there have buttons', () => {
  const isShown = (id: string) => id !== 'place-p0';
  expect(kinds(places('build', 7), { isShown })).toEqual(['places', 'option']);
  expect(kinds(places('build', 6), { isShown })).toEqual(Array(6).fill('option'));
  expect(kinds(places('build', 7))).toEqual(Array(7).fill('option'));
  expect(kinds(places('claim', 2), { isShown: () => true })).toEqual(['places']);
});

test('seats have buttons however they are shown', () => {
  const seats = [0, 1, 2, 3, 4, 5, 6].map((target) => act('tax', { target }));
  expect(kinds(seats, { isShown: () => true })).toEqual(Array(7).fill('option'));
});

test('amounts are one choice; other numbers are a button each until there are many', () => {
  const numbers = (field: string, count: number) =>
    Array.from({ length: count }, (_, k) => act('put', { [field]: k + 1 }));
  expect(kinds(numbers('troops', 3))).toEqual(['amount']);
  expect(kinds(numbers('troops', 2))).toEqual(['option', 'option']);
  expect(kinds(numbers('bowl', 6))).toEqual(Array(6).fill('option'));
  expect(kinds(numbers('bowl', 13))).toEqual(['amount']);
  expect(choose([act('income'), ...numbers('troops', 3)])[1]).toMatchObject({ kind: 'amount', inline: true });
});

test('numbers that lie on the board are answered there, where the game wants it', () => {
  const bowls = [1, 2, 3].map((bowl) => act('claim', { bowl }));
  expect(choose(bowls, { isShown: () => true })).toMatchObject([
    { kind: 'places', ids: ['bowl-1', 'bowl-2', 'bowl-3'] },
  ]);
  expect(kinds(bowls)).toEqual(Array(3).fill('option'));
});

test('what several answers name is asked for first', () => {
  const pairs = ['a', 'b'].flatMap((place) => ['x', 'y'].map((card) => act('put', { place, card })));
  expect(choose(pairs)).toMatchObject([
    { kind: 'part', id: 'place-a' },
    { kind: 'part', id: 'place-b' },
  ]);
});

test('sets are a tray, not a list of combinations', () => {
  const keep = (...characters: string[]) => act('keep', { characters });
  const sets = [keep('duke', 'duke'), keep('duke', 'contessa')];
  expect(choose(sets)).toMatchObject([
    { kind: 'tray', tray: { things: ['duke', 'duke', 'contessa'], least: 2, most: 2 } },
  ]);
  expect(kinds([keep('duke'), keep('contessa')])).toEqual(['option', 'option']);
  expect(kinds([keep('duke', 'contessa'), keep('contessa', 'duke')])).toEqual(['option', 'option']);
});

test("the game's own tray is the one that is used", () => {
  const pay = (...values: number[]): Action => ({ verb: 'pay', values });
  const tray = { verb: 'pay', field: 'values', things: [3, 4, 7], worth: [3, 4, 7], least: 7, most: 7 };
  expect(choose([pay(3, 4), pay(7)], { tray })[0]).toMatchObject({ kind: 'tray', tray });
});
