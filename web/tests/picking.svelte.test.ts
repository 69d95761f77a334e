import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flushSync } from 'svelte';
import type { Tones } from '../src/lib/games';
import { Picking, walk, type PickingHost } from '../src/lib/picking.svelte';
import type { Action, Offer } from '../src/lib/types';
import { act, COUP, offer } from './samples';

let options: Action[] = $state([]);
let offered: Offer = $state(offer());
let tones: Tones = $state({ hostile: [], usual: [] });
let host: { [name in keyof PickingHost]: ReturnType<typeof vi.fn> };
let play: Picking;
let stop: () => void;

beforeEach(() => {
  offered = offer();
  tones = { hostile: ['coup'], usual: [], exit: ['done'] };
  options = [act('income'), act('steal', { target: 1 }), act('steal', { target: 2 }), act('coup', { target: 1 })];
  host = {
    game: vi.fn(() => COUP),
    options: vi.fn(() => options),
    offer: vi.fn(() => offered),
    about: vi.fn(() => ({})),
    tones: vi.fn(() => tones),
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

test('the last option that fits is sent, where only one verb is asked for', () => {
  options = [act('steal', { target: 1 }), act('steal', { target: 2 }), act('done')];
  play.pick('seat-2');
  expect(host.send).toHaveBeenCalledExactlyOnceWith(act('steal', { target: 2 }));
  expect(play.picked).toEqual([]);
});

test('a way out stays one where the game draws all other answers itself', () => {
  options = [act('income'), act('done')];
  play.draws([options[0]!]);
  expect(play.choices).toEqual([]);
  expect(play.exits).toEqual([act('done')]);
});

test('an answer drawn in two places is drawn until both are gone', () => {
  const [first, second] = [play.draws([options[0]!]), play.draws([options[0]!])];
  first();
  expect(play.candidates).not.toContainEqual(act('income'));
  second();
  expect(play.candidates).toContainEqual(act('income'));
});

test('a direct verb is answered by the click that leaves it, whatever else is asked', () => {
  tones = { ...tones, direct: ['steal'] };
  play.pick('seat-2');
  expect(host.send).toHaveBeenCalledExactlyOnceWith(act('steal', { target: 2 }));
});

test('a click that could have meant another verb offers its answers, and gives none', () => {
  play.pick('seat-2');
  expect(host.send).not.toHaveBeenCalled();
  expect(play.choices).toMatchObject([{ kind: 'option', action: { verb: 'steal', target: 2 } }]);
  play.clear();
  play.pick('seat-1');
  expect(play.candidates.map((action) => action.verb)).toEqual(['steal', 'coup']);
});

test('a verb that was chosen asks for its things, and the last one is sent', () => {
  play.choose('steal');
  expect(play.look('seat-2')).toBe('open');
  play.pick('seat-2');
  expect(host.send).toHaveBeenCalledWith(act('steal', { target: 2 }));
});

test('what settles something is asked once more, picked on the board as well', () => {
  options = [act('steal', { target: 1 }), act('steal', { target: 2 })];
  offered.settles = [1];
  play.pick('seat-2');
  expect(host.send).not.toHaveBeenCalled();
  expect(play.settling).toEqual(options[1]);
  play.back();
  expect([play.settling, play.picked]).toEqual([null, []]);
  play.pick('seat-1');
  expect(host.send).toHaveBeenCalledWith(act('steal', { target: 1 }));
});

test('things of a set go on the tray, each as often as it is there', () => {
  options = [act('keep', { characters: ['duke', 'contessa'] }), act('keep', { characters: ['duke', 'duke'] })];
  const cards = [put('character-duke'), put('character-duke')];
  play.pick('character-duke');
  flushSync();
  expect(play.look('character-duke')).toBe('open');
  expect(cards.map((card) => card.classList.contains('picked'))).toEqual([true, false]);
  expect(play.state?.match).toBeNull();
  play.pick('character-duke');
  expect(play.look('character-duke')).toBe('picked');
  expect(play.state?.match).toEqual(options[1]);
  expect(host.send).not.toHaveBeenCalled();
  play.pick('character-duke');
  expect(play.laid).toHaveLength(1);
});

test('an answer lights only things of the kind its field names', () => {
  options = [act('block', { character: 'duke' }), act('block', { character: 'captain' })];
  expect(play.look('character-duke')).toBe('open');
  expect([play.look('duke'), play.look('card-duke'), play.look('seat-1')]).toEqual(['closed', 'closed', 'closed']);
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
  play.choose('steal');
  play.send(options[0]!);
  expect(host.send).not.toHaveBeenCalled();
  expect(play.verb).toBeNull();
  expect(play.look('seat-2')).toBe('closed');
});

test('what is shown to somebody is framed, and beckons for a while', () => {
  vi.useFakeTimers();
  const seat = put('seat-1');
  play.show(['seat-1']);
  expect(play.framed).toEqual({ ids: ['seat-1'], times: 1 });
  expect(seat.classList.contains('beckons')).toBe(true);
  vi.runAllTimers();
  expect(seat.classList.contains('beckons')).toBe(false);
  vi.useRealTimers();
});

test('where it comes from and where it goes look different, and so does what is hostile', () => {
  host.game.mockReturnValue({ ...COUP, kinds: { source: 'place', target: 'place' } });
  options = [act('attack', { source: 'a', target: 'b' }), act('attack', { source: 'a', target: 'c' })];
  tones = { hostile: ['attack'], usual: [] };
  const [from, to] = [put('place-a'), put('place-b')];
  expect([...from.classList]).toEqual(['thing', 'open', 'origin', 'hostile']);
  expect([...to.classList]).toEqual(['thing', 'open', 'target', 'hostile']);
});

test('a source stays marked while its amount is asked', () => {
  host.game.mockReturnValue({ ...COUP, kinds: { source: 'place', place: 'place' } });
  host.about.mockReturnValue({ source: 'a', place: 'b' });
  options = [act('move', { troops: 1 }), act('move', { troops: 2 })];
  expect(put('place-a').className).toBe('thing origin');
  expect(put('place-b').className).toBe('thing target');
});

test('an element that stands for a thing glows, is picked by click and key, and says so', () => {
  const [seat, own] = [put('seat-1', 'Sara'), put('seat-0')];
  expect(seat.className).toBe('thing open target');
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
