import { expect, test } from 'vitest';
import { keeper, keepSame } from '../src/lib/same';

test('what did not change is the same object as before', () => {
  const before = {
    board: [
      { id: 'a', troops: 1 },
      { id: 'b', troops: 2 },
    ],
    turn: 0,
  };
  const after = keepSame(before, {
    board: [
      { id: 'a', troops: 1 },
      { id: 'b', troops: 3 },
    ],
    turn: 0,
  });
  expect(after).not.toBe(before);
  expect(after.board[0]).toBe(before.board[0]);
  expect(after.board[1]).toEqual({ id: 'b', troops: 3 });
  expect(after.board[1]).not.toBe(before.board[1]);
});

test('when nothing changed the whole is the same', () => {
  const before = { a: [1, { b: null }] };
  expect(keepSame(before, { a: [1, { b: null }] })).toBe(before);
});

test('a field that came or went makes another object', () => {
  const before: Record<string, unknown> = { a: 1, b: undefined };
  expect(keepSame(before, { a: 1 })).not.toBe(before);
  expect(keepSame({ a: 1 }, before)).toBe(before);
  expect(keepSame([1, 2], [1])).toEqual([1]);
});

test('a list never stands in for a record', () => {
  expect(keepSame([], {})).toEqual({});
  expect(Array.isArray(keepSame([], {}))).toBe(false);
});

test('a keeper compares with what it was given last', () => {
  const keep = keeper<{ a: number }>();
  const first = keep({ a: 1 });
  expect(keep({ a: 1 })).toBe(first);
  expect(keep({ a: 2 })).toEqual({ a: 2 });
  expect(keep({ a: 1 })).not.toBe(first);
});
