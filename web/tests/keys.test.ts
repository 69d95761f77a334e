import { expect, test } from 'vitest';
import { answerByKey, digitOf, isTyping } from '../src/lib/keys';

test('digits are read on both keyboards', () => {
  expect(['0', '1', '9', '۰', '۱', '۹'].map(digitOf)).toEqual([0, 1, 9, 0, 1, 9]);
  expect(['a', 'Enter', 'F1', '', ' '].map(digitOf)).toEqual([null, null, null, null, null]);
});

test('answers have their numbers, and the way out has 0', () => {
  const pressed: string[] = [];
  const button = (mark: string, name: string) => {
    const made = document.body.appendChild(document.createElement('button'));
    made.setAttribute(mark, '');
    made.onclick = () => pressed.push(name);
    return made;
  };
  const all = [button('data-choice', 'first'), button('data-exit', 'out'), button('data-choice', 'second')];
  ['1', '۲', '0', '3', 'x'].forEach(answerByKey);
  expect(pressed).toEqual(['first', 'second', 'out']);
  all.forEach((one) => one.remove());
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
