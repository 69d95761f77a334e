import { afterEach, expect, test, vi } from 'vitest';
import type { Standing } from '../src/generated/wire';
import { api } from '../src/lib/api';
import { answerOf, likeThis, questionOf, StandingAnswers } from '../src/lib/standing.svelte';
import { act, COUP, prompt } from './samples';

const reader = { game: COUP, seat: 0, names: ['Sara', 'Ali', 'Mina'] };
const bare = (text: string) => text.replace(/[\u2068\u2069]/g, '');
afterEach(() => vi.restoreAllMocks());

test('an answer is kept for its question, the narrower question first', async () => {
  let kept: Standing[] = [];
  vi.spyOn(api, 'standing').mockImplementation(() => Promise.resolve(kept));
  vi.spyOn(api, 'setStanding').mockImplementation((_table, _seat, rules) => {
    kept = rules;
    return Promise.resolve({ next: 0 });
  });
  const answers = new StandingAnswers('t1');
  await answers.load(0);
  const any: Standing = { step: 'may_challenge', about: {}, answer: act('pass') };
  const narrow: Standing = { step: 'may_challenge', about: { character: 'duke' }, answer: act('challenge') };
  await answers.add(any);
  await answers.add(narrow);
  expect(answers.rules).toEqual([narrow, any]);
  await answers.add({ ...any, answer: act('challenge') });
  expect(answers.rules).toHaveLength(2);
  await answers.remove(answers.rules[0]!);
  expect(answers.rules.map(({ about }) => about)).toEqual([{}]);
});

test('what it will answer, and to what, is said to the letter', () => {
  const about = likeThis(
    reader,
    prompt(0, { about: { me: 1, deed: { verb: 'foreign_aid' }, character: 'duke', coins: 2 } }),
  );
  expect(about).toEqual({ deed: { verb: 'foreign_aid' }, character: 'duke' });
  const rule = { step: 'may_block', about: { deed: { verb: 'foreign_aid' } }, answer: act('pass') };
  expect(answerOf(reader, rule)).toBe('Allow it');
  expect(bare(questionOf(reader, rule))).toContain('Foreign Aid');
});
