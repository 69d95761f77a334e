import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askedOf, type Asking } from '../src/lib/asked';
import { Picking } from '../src/lib/picking.svelte';
import type { Action } from '../src/lib/types';
import { act, COUP, prompt } from './samples';

let options: Action[] = $state([]);
const send = vi.fn();
let play: Picking;
let stop: () => void;
const TONES = { final: ['keep'], hostile: ['coup'], usual: ['pass'] };
const reader = { game: COUP, seat: 0, names: ['Sara', 'Ali', 'Mina'] };
const asked = (more: Partial<Asking> = {}) =>
  askedOf({ reader, prompt: prompt(0), play, tones: TONES, reason: null, undo: null, ...more });

beforeEach(() => {
  send.mockClear();
  options = [act('income'), act('coup', { target: 1 }), act('pass')];
  stop = $effect.root(() => {
    play = new Picking({
      game: () => COUP,
      options: () => options,
      final: () => TONES.final,
      onBoard: () => [],
      send,
      why: () => {},
      busy: () => false,
    });
  });
});
afterEach(() => stop());

test('each answer has its words, what it brings, and how it looks', () => {
  const answers = asked().answers.map((answer) => (answer.kind === 'answer' ? answer : null));
  expect(answers.map((answer) => answer?.tone)).toEqual(['plain', 'hostile', 'usual']);
  expect(answers[0]).toMatchObject({ title: 'Income', detail: expect.stringContaining('coin') as string });
});

test('choosing an answer sends it', () => {
  const [first] = asked().answers;
  if (first?.kind === 'answer') first.choose();
  expect(send).toHaveBeenCalledExactlyOnceWith(act('income'));
});

test('amounts go from the least to the most, whatever their order', () => {
  options = [5, 1, 3, 2, 4, 7, 6].map((troops) => act('place', { troops }));
  const [amounts] = asked().answers;
  expect(amounts?.kind === 'amounts' && amounts.steps.map((step) => step.value)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  if (amounts?.kind === 'amounts') amounts.steps.at(-1)!.choose();
  expect(send).toHaveBeenCalledWith(act('place', { troops: 7 }));
});

test('who waits is offered nothing', () => {
  const waiting = asked({ prompt: prompt(null) });
  expect([waiting.seat, waiting.answers, waiting.rules]).toEqual([null, [], []]);
});

test('a refusal is told with its own rules, and they stay in sight while one waits', () => {
  const reason = { allowed: false, message: 'It costs 7', rules: ['CP-031'] };
  expect(asked({ reason })).toMatchObject({ refusal: 'It costs 7', rules: ['CP-031'] });
  expect(asked().rules).toEqual(['CP-020']);
  expect(asked({ reason: { ...reason, rules: [] }, prompt: prompt(null) }).rules).toEqual(['CP-020']);
});

test('a sealed answer is told until the window closes', () => {
  expect(asked({ prompt: prompt(0, { sealed: true }) }).hint).not.toBe('');
  const given = asked({ prompt: prompt(0, { sealed: true, answer: act('pass') }) });
  expect(given.answered).not.toBe('');
  expect(given.hint).toBe('');
});

test('what was picked can be put back, and what must be confirmed is the main answer', () => {
  options = [act('keep', { characters: ['duke', 'contessa'] }), act('keep', { characters: ['duke', 'captain'] })];
  expect(asked().back).toBeNull();
  play.pick('captain');
  const confirm = asked();
  expect(confirm.answers).toMatchObject([{ kind: 'answer', tone: 'usual' }]);
  confirm.back?.();
  expect(play.picked).toEqual([]);
});
