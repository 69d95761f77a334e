import { expect, test } from 'vitest';
import { choiceText } from '../src/lib/options';
import { speak } from '../src/lib/text.svelte';

const clean = (text: string) => text.replace(/[\u2068\u2069]/g, '');

test('a choice has the words of its game', () => {
  expect(choiceText('coup', 'treasury', 'fifty')).not.toBe('fifty');
});

test('who begins is told by the place, and nobody by a word', () => {
  expect(clean(choiceText('coup', 'first', 1))).toBe('Player 2');
  expect(choiceText('coup', 'first', null)).toMatch(/[a-z]/i);
});

test('amounts and answers need no words of their own', async () => {
  expect([choiceText('coup', 'rounds', 12), choiceText('coup', 'rounds', true)]).toEqual(['12', 'yes']);
  await speak('fa');
  expect(choiceText('coup', 'rounds', 12)).toBe('۱۲');
});
