import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flushSync } from 'svelte';
import { Picking, walk, type PickingHost } from '../src/lib/picking.svelte';
import type { Action } from '../src/lib/types';
import { act, COUP } from './samples';

let options: Action[] = $state([]);
let host: { [name in keyof PickingHost]: ReturnType<typeof vi.fn> };
let play: Picking;
let stop: () => void;

beforeEach(() => {
  options = [act('income'), act('steal', { target: 1 }), act('steal', { target: 2 }), act('coup', { target: 1 })];
  host = {
    game: vi.fn(() => COUP),
    options: vi.fn(() => options),
    final: vi.fn(() => ['keep']),
    onBoard: vi.fn(() => []),
    send: vi.fn(),
    why: vi.fn(),
    busy: vi.fn(() => false),
  };
  stop = $effect.root(() => {
    play = new Picking(host as unknown as PickingHost);
  });
});
afterEach(() => stop());

/** Put an element for a thing on the page; the way to take it away again. */
function put(id: string, label?: string): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  const before = stop;
  let remove: void | (() => void);
  const root = $effect.root(() => {
    remove = play.thing(id, label)(element);
  });
  stop = () => {
    remove?.();
    root();
    element.remove();
    before();
  };
  flushSync();
  return element;
}
const kinds = () => play.choices.map((choice) => choice.kind);

test('the last option that fits is sent', () => {
  play.pick('seat-2');
  expect(host.send).toHaveBeenCalledExactlyOnceWith(act('steal', { target: 2 }));
  expect(play.picked).toEqual([]);
});

test('a click that fits several options narrows them, and a verb decides', () => {
  play.pick('seat-1');
  expect(host.send).not.toHaveBeenCalled();
  expect(play.candidates.map((action) => action.verb)).toEqual(['steal', 'coup']);
  play.pick('coup');
  expect(host.send).toHaveBeenCalledWith(act('coup', { target: 1 }));
});

test('what cannot be taken back is asked once more', () => {
  options.splice(
    0,
    4,
    act('keep', { characters: ['duke', 'contessa'] }),
    act('keep', { characters: ['duke', 'duke'] }),
  );
  play.pick('contessa');
  expect(host.send).not.toHaveBeenCalled();
  expect(play.chosen).toEqual(options[0]);
  play.send(play.chosen!);
  expect(host.send).toHaveBeenCalledWith(act('keep', { characters: ['duke', 'contessa'] }));
});

test('a thing named twice is picked twice', () => {
  options.splice(
    0,
    4,
    act('keep', { characters: ['duke', 'contessa'] }),
    act('keep', { characters: ['duke', 'duke'] }),
  );
  play.pick('duke');
  expect(play.look('duke')).toBe('open');
  play.pick('duke');
  expect(play.look('duke')).toBe('picked');
  expect(play.chosen).toEqual(options[1]);
});

test('a closed thing asks why not, and a picked one is put back', () => {
  play.pick('seat-0');
  expect(host.why).toHaveBeenCalledExactlyOnceWith('seat-0');
  play.pick('seat-1');
  play.pick('seat-1');
  expect(play.picked).toEqual([]);
});

test('going back takes one click after the other', () => {
  play.pick('seat-1');
  expect(play.back()).toBe(true);
  expect(play.back()).toBe(false);
});

test('while an answer is under way nothing is taken and nothing glows', () => {
  host.busy.mockReturnValue(true);
  play.pick('seat-2');
  play.send(options[0]!);
  expect(host.send).not.toHaveBeenCalled();
  expect(play.look('seat-2')).toBe('closed');
});

test('six options or fewer have a button each', () => {
  expect(kinds()).toEqual(['option', 'option', 'option', 'option']);
});

test('verbs whose things are on the board have one button each when there are many options', () => {
  options.push(...[2, 3, 4].map((target) => act('coup', { target })));
  [1, 2, 3, 4].forEach((seat) => put(`seat-${seat}`));
  expect(play.choices).toMatchObject([
    { kind: 'option', action: { verb: 'income' } },
    { kind: 'verb', verb: 'steal' },
    { kind: 'verb', verb: 'coup' },
  ]);
  play.pick('coup');
  expect(kinds()).toEqual(['option', 'option', 'option', 'option']);
});

test('verbs answered on the board have no buttons while their things are there', () => {
  host.onBoard.mockReturnValue(['steal']);
  expect(play.choices).toHaveLength(4);
  put('seat-1');
  put('seat-2');
  expect(play.choices.map((choice) => choice.kind === 'option' && choice.action.verb)).toEqual(['income', 'coup']);
});

test('many amounts are one choice, and few are a button each', () => {
  options.splice(0, 4, ...Array.from({ length: 7 }, (_, k) => act('place', { troops: k + 1 })));
  expect(play.choices).toMatchObject([{ kind: 'amount', field: 'troops' }]);
  options.splice(6);
  expect(kinds()).toEqual(Array(6).fill('option'));
});

test('more than twelve answers of one verb are asked for in two steps', () => {
  const pairs = ['duke', 'contessa', 'captain', 'assassin'].flatMap((character) =>
    [1, 2, 3, 4].map((target) => act('name', { character, target })),
  );
  options.splice(0, 4, ...pairs);
  expect(play.choices).toMatchObject(['duke', 'contessa', 'captain', 'assassin'].map((id) => ({ kind: 'part', id })));
  play.pick('duke');
  expect(kinds()).toEqual(Array(4).fill('option'));
});

test('an element that stands for a thing glows, is picked by click and key, and says so', () => {
  const [seat, own] = [put('seat-1', 'Sara'), put('seat-0')];
  expect(seat.className).toBe('thing open');
  expect(seat.getAttribute('role')).toBe('button');
  expect(seat.getAttribute('aria-label')).toBe('Sara');
  expect(own.className).toBe('thing');
  expect([seat.tabIndex, own.tabIndex]).toEqual([0, -1]);
  seat.click();
  flushSync();
  expect(seat.classList.contains('picked')).toBe(true);
  expect(seat.getAttribute('aria-pressed')).toBe('true');
  play.clear();
  seat.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(play.picked).toEqual(['seat-1']);
  play.point(['seat-0']);
  flushSync();
  expect(own.classList.contains('lit')).toBe(true);
});

test('arrow keys go to the nearest thing in their direction', () => {
  const board = document.body.appendChild(document.createElement('div'));
  const at = (x: number, y: number) => {
    const thing = board.appendChild(document.createElement('button'));
    thing.className = 'thing';
    thing.getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
    return thing;
  };
  const [from, near, far, below] = [at(0, 0), at(50, 5), at(90, 0), at(0, 60)];
  const press = (key: string) => walk(board, new KeyboardEvent('keydown', { key }));
  from.focus();
  press('ArrowRight');
  expect(document.activeElement).toBe(near);
  press('ArrowRight');
  expect(document.activeElement).toBe(far);
  from.focus();
  press('ArrowDown');
  expect(document.activeElement).toBe(below);
  press('ArrowDown');
  expect(document.activeElement).toBe(below);
  board.remove();
});
