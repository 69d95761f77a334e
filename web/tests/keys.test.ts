import { expect, test } from 'vitest';
import { digitOf, isTyping } from '../src/lib/keys';

test('answers have numbers on both keyboards, and none is zero', () => {
  expect(['1', '9', '۱', '۹'].map(digitOf)).toEqual([1, 9, 1, 9]);
  expect(['0', '۰', 'a', 'Enter', 'F1', '', ' '].map(digitOf)).toEqual([null, null, null, null, null, null, null]);
});

test('keys in a field, or with control, belong to somebody else', () => {
  const typed = (target: Element, more: KeyboardEventInit = {}) => {
    let found = false;
    target.addEventListener('keydown', (event) => (found = isTyping(event as KeyboardEvent)));
    target.dispatchEvent(new KeyboardEvent('keydown', { key: '1', ...more }));
    return found;
  };
  expect(typed(document.createElement('input'))).toBe(true);
  expect(typed(document.createElement('textarea'))).toBe(true);
  expect(typed(document.createElement('button'))).toBe(false);
  expect(typed(document.createElement('button'), { ctrlKey: true })).toBe(true);
});
