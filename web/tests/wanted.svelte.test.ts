import { expect, test } from 'vitest';
import type { GameInfo } from '../src/generated/wire';
import { minutes } from '../src/lib/length';
import { need, speak } from '../src/lib/text.svelte';
import { lockedBecause, Wanted } from '../src/lib/wanted.svelte';
import { tableInfo } from './samples';

const GAME: GameInfo = {
  key: 'risk',
  version: 1,
  fewest: 2,
  most: 4,
  bots: ['random', 'club'],
  way: 'mode',
  seconds: 10,
  lessons: [],
  lengths: [
    { way: 'two_player', seats: 2, decisions: 60 },
    { way: 'classic', seats: 3, decisions: 180 },
    { way: 'classic', seats: 4, decisions: 200 },
  ],
  options: [
    {
      key: 'mode',
      rules: [],
      needs: {},
      choices: { '2': ['two_player'], '3': ['classic', 'mission'], '4': ['classic', 'mission'] },
    },
    { key: 'trade', rules: [], needs: {}, choices: { '2': ['stars', 'pictures'], '3': ['stars', 'pictures'] } },
    {
      key: 'goal',
      rules: [],
      needs: { mode: ['classic'] },
      choices: { '2': ['world', 'three'], '3': ['world', 'three'] },
    },
  ],
};
const option = (key: string) => GAME.options.find((one) => one.key === key)!;

test('a way that so many cannot play changes how many play, and says why others are locked', async () => {
  await speak('en');
  await need('risk');
  const wanted = new Wanted(GAME);
  expect([wanted.seats, wanted.way]).toEqual([3, 'classic']);
  wanted.choose('two_player');
  expect([wanted.seats, wanted.way]).toEqual([2, 'two_player']);
  expect(wanted.counts.filter((count) => wanted.fits(count))).toEqual([2]);
  expect(lockedBecause(wanted, 3)).toContain('Classic game');
  wanted.choose('mission');
  expect(wanted.seats).toBe(3);
});

test('what has no effect beside the rest is not asked, and not sent', () => {
  const wanted = new Wanted(GAME);
  wanted.pick(option('goal'), 'three');
  wanted.pick(option('trade'), 'pictures');
  expect(wanted.options()).toEqual({ goal: 'three', trade: 'pictures' });
  wanted.choose('mission');
  expect(wanted.open.map(({ key }) => key)).toEqual(['trade']);
  expect(wanted.options()).toEqual({ mode: 'mission', trade: 'pictures' });
});

test('the sentence tells what was changed, and otherwise that all is as usual', async () => {
  await speak('en');
  const wanted = new Wanted(GAME);
  expect(wanted.sentence).toContain('the usual rules');
  wanted.pick(option('trade'), 'pictures');
  wanted.setPace('days');
  expect(wanted.sentence).not.toContain('the usual rules');
  expect(wanted.sentence).toContain('by pictures');
});

test('a table that is there is told as it is, and what is not asked for stays', () => {
  const info = tableInfo({
    game: 'risk',
    bank: 600,
    increment: 7,
    timeout: 'default',
    window: 99,
    patience: 1209600,
    options: { mode: 'mission' },
  });
  const wanted = Wanted.of(GAME, info);
  expect(wanted.way).toBe('mission');
  expect(wanted.terms()).toEqual({
    pace: 'live',
    bank: 600,
    increment: 7,
    timeout: 'default',
    window: 99,
    patience: 1209600,
  });
  wanted.bank = 1200;
  expect(wanted.terms()).toMatchObject({ bank: 1200, increment: 20, timeout: 'default' });
});

test('a length counts the choices of people in full, and of bots as long as one looks', () => {
  expect(minutes(GAME, 'classic', 4, 4)).toBe(135);
  expect(minutes(GAME, 'classic', 4, 1)).toBe(50);
  expect(minutes(GAME, 'two_player', 2, 1)).toBe(12);
  expect(minutes(GAME, 'mission', 3, 1)).toBeNull();
});
