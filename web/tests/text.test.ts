import { expect, test } from 'vitest';
import { digits, has, isolated, keysOf, lang, listed, n, need, say, speak, variablesOf } from '../src/lib/text.svelte';

test('numbers are written in the digits of the language', async () => {
  expect(n(1234.5)).toBe('1,234.5');
  expect(digits('12,5%')).toBe('12,5%');
  await speak('fa');
  expect(n(1234.5)).toBe('۱٬۲۳۴٫۵');
  expect(digits('12,5%')).toBe('۱۲٬۵٪');
});

test('speaking another language turns the page with its words', async () => {
  await speak('fa');
  expect([lang(), document.documentElement.lang, document.documentElement.dir]).toEqual(['fa', 'fa', 'rtl']);
  expect(say('home')).toMatch(/[آ-ی]/);
  await speak('en');
  expect([document.documentElement.dir, say('home')]).toEqual(['ltr', 'Home']);
});

test('a game brings its words, the core brings its own, and a board adds to them', () => {
  expect(say('character-duke', undefined, 'coup')).toBe('Duke');
  expect(say('board-you', undefined, 'coup')).toBe('You');
  expect(has('seat-name', 'coup')).toBe(true);
  expect(has('character-duke')).toBe(false);
});

test('keys are the same with hyphens and underscores', () => {
  expect(say('action_foreign_aid', undefined, 'coup')).toBe(say('action-foreign-aid', undefined, 'coup'));
});

test('a missing message shows its key, and a game that is not loaded says nothing', () => {
  expect(say('no-such-key')).toBe('{no-such-key}');
  expect(say('character-duke', undefined, 'chess')).toBe('');
});

test('a language can be asked for without speaking it', async () => {
  await speak('fa');
  await speak('en');
  expect(say('home', undefined, '', 'fa')).toMatch(/[آ-ی]/);
});

test('a list is joined as the language does it', async () => {
  expect(listed([])).toBe('');
  expect(listed(['A'])).toBe('A');
  expect(listed(['A', 'B', 'C'])).toBe('A, B and C');
  await speak('fa');
  expect(listed(['الف', 'ب', 'پ'])).toBe('الف، ب و پ');
});

test('the names a message leaves open are known, inside its choices too', () => {
  expect(variablesOf('event-stole', 'coup')).toEqual(expect.arrayContaining(['seat', 'target', 'coins']));
  expect(variablesOf('character-duke', 'coup')).toEqual([]);
});

test('the keys of a game come in the order of its file', async () => {
  await need('risk');
  const keys = keysOf('risk').filter((key) => key.startsWith('rule-'));
  expect(keys.length).toBeGreaterThan(50);
  expect(keys).toEqual(keys.toSorted());
});

test('a name is kept apart from the direction of what surrounds it', () => {
  expect(isolated('Sara')).toBe('\u2068Sara\u2069');
});
