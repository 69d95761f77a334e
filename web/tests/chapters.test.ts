import { expect, test } from 'vitest';
import { chaptersOf } from '../src/lib/chapters';
import type { ChapterOf } from '../src/lib/stage.svelte';
import type { Happened } from '../src/lib/types';
import { COUP, income } from './samples';

const turns: ChapterOf = (event) => (event.event === 'took_income' ? { seat: Number(event.seat) } : null);
const passed = (seat: number): Happened => ({ event: 'passed', seat });
const numbers = (chapters: ReturnType<typeof chaptersOf>) => chapters.map(({ round, opens }) => [round, opens]);

test('a round begins where somebody has the turn again, whoever sits where', () => {
  const found = chaptersOf(COUP, [income(1), passed(0), income(2), income(0), income(1)], 0, turns);
  expect(numbers(found)).toEqual([
    [1, true],
    [1, false],
    [1, false],
    [2, true],
  ]);
  expect(found[0]!.entries).toHaveLength(2);
});

test('where the beginning is missing rounds are not counted', () => {
  expect(numbers(chaptersOf(COUP, [income(1), income(0), income(1)], 7, turns))).toEqual([
    [null, true],
    [null, false],
    [null, true],
  ]);
});

test('a round that an event names has its number', () => {
  expect(numbers(chaptersOf(COUP, [{ event: 'round_began', round: 4 }, passed(0)], 7))).toEqual([[4, true]]);
});

test('people who do the same, one after the other, are one line; what tells more is not folded', () => {
  const [found] = chaptersOf(COUP, [passed(0), passed(1), passed(2), income(1), income(2)], 0);
  expect(found!.entries.map(({ number, more }) => [number, more.length])).toEqual([
    [0, 2],
    [3, 0],
    [4, 0],
  ]);
});

test('talk has its own place', () => {
  const chat: Happened = { table: 'chat', seat: 1, name: 'P1', text: 'hello' };
  expect(chaptersOf(COUP, [chat], 0)).toEqual([]);
});
