import { expect, test } from 'vitest';
import { looksOf } from '../src/lib/looks';
import { faces, freeNames, looksAt, nameIn, namesOf } from '../src/lib/seats';
import NAMES from '../src/generated/names.json';
import { speak } from '../src/lib/text.svelte';
import { prompt, seatInfo, tableInfo, update } from './samples';

const clean = (text: string) => text.replace(/[\u2068\u2069]/g, '');

test('people are called what they call themselves, in any language', async () => {
  await speak('fa');
  expect(nameIn(seatInfo(0, { name: 'Sara' }))).toBe('Sara');
});

test('a bot with a name of our list is called by it in the language of the reader', async () => {
  await speak('en');
  const [persian, english] = [NAMES.fa[2]!, NAMES.en[2]!];
  expect(nameIn(seatInfo(1, { kind: 'bot', level: 'club', name: persian }))).toBe(english);
});

test('an empty place is called a free seat, whoever it waits for', () => {
  const names = ['open', 'invited'].map((kind) => nameIn(seatInfo(1, { kind, name: null })));
  expect(new Set(names)).toEqual(new Set(['free seat']));
  expect(clean(nameIn(seatInfo(1, { name: null })))).toBe('Player 2');
});

test('free names leave out those who sit there', () => {
  const taken = freeNames()[0]!;
  expect(freeNames(taken)).not.toContain(taken);
  expect(freeNames(taken, null)).toHaveLength(freeNames().length - 1);
});

test('a seat has the look of its colour, and another where the colour has none', () => {
  expect(looksOf(['red', 'blue'])).toEqual([1, 0]);
  expect(looksOf(['pink', 'blue', 'black'])).toEqual([1, 0, 5]);
  expect(looksAt(tableInfo())).toEqual([1, 0, 2]);
  expect(looksAt(null)).toEqual([]);
});

test('whoever the rules play sits after the people', () => {
  const info = tableInfo({ game: 'pax_pamir', automata: [{ seat: 3, colour: 'black' }] });
  expect(namesOf(info)).toHaveLength(4);
  expect(faces(info, null, null, [], 0)[3]).toMatchObject({ kind: 'automa', look: 5, mine: false });
});

test('who is asked is thinking until they have answered', () => {
  const asked = prompt(0, { asked: [0, 1, 2], sealed: true });
  const found = faces(tableInfo(), update(0, 0, [], { prompt: asked, answered: [1] }), null, [0], 0);
  expect(found.map((face) => [face.asked, face.answered])).toEqual([
    [true, false],
    [false, true],
    [true, false],
  ]);
  expect(found.map((face) => face.here)).toEqual([true, false, false]);
});

test('nobody is asked while the table rests', () => {
  const found = faces(tableInfo(), update(0, 0, [], { paused: true }), null, [], 0);
  expect(found.some((face) => face.asked)).toBe(false);
});

test('a clock is shown where there is a bank', () => {
  const now = update(0, 0, [], { clocks: [{ left: 30, running: true }, null, null] });
  expect(faces(tableInfo({ bank: 60 }), now, now, [], 7)[0]?.clock).toEqual({
    left: 30,
    running: true,
    told: 7,
    bank: 60,
  });
  expect(faces(tableInfo(), now, now, [], 7)[0]?.clock).toBeNull();
});
