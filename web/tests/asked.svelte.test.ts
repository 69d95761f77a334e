import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askedOf, type Answer, type Asked, type Asking } from '../src/lib/asked';
import { Picking } from '../src/lib/picking.svelte';
import { need } from '../src/lib/text.svelte';
import type { Action, Offer } from '../src/lib/types';
import { act, COUP, offer, prompt } from './samples';

let options: Action[] = $state([]);
let offered: Offer = $state(offer());
const send = vi.fn();
const tell = vi.fn();
const change = vi.fn();
let play: Picking;
let stop: () => void;
const TONES = {
  hostile: ['coup', 'steal'],
  usual: ['pass'],
  exit: ['done'],
  amounts: ['troops'],
  onBoard: [] as string[],
};
const reader = { game: COUP, seat: 0, names: ['Sara', 'Ali', 'Mina'] };
const asked = (more: Partial<Asking> = {}): Asked =>
  askedOf({
    reader,
    prompt: prompt(0),
    offer: offered,
    play,
    tones: TONES,
    reason: null,
    sent: null,
    changing: false,
    clock: null,
    undo: null,
    turn: null,
    tell,
    change,
    ...more,
  });
const bare = (text: string) => text.replace(/[\u2068\u2069]/g, '');
const answers = (shown = asked()) => shown.parts.filter((part): part is Answer => part.kind === 'answer');
const titles = (shown = asked()) => answers(shown).map(({ title }) => bare(title));

beforeEach(() => {
  send.mockClear();
  options = [act('income'), act('coup', { target: 1 }), act('pass')];
  offered = offer();
  stop = $effect.root(() => {
    play = new Picking({
      game: () => COUP,
      options: () => options,
      offer: () => offered,
      about: () => ({}),
      tones: () => TONES,
      send,
      why: () => {},
      busy: () => false,
    });
  });
});
afterEach(() => stop());

test('each answer has its words, what it brings, and how it looks', () => {
  offered.brings = [
    { key: 'income', figures: {} },
    { key: 'unknown', figures: {} },
  ];
  expect(answers().map(({ tone }) => tone)).toEqual(['plain', 'hostile', 'usual']);
  expect(answers()[0]).toMatchObject({ title: 'Income', words: expect.stringContaining('coin') as string });
  expect(answers()[1]!.words).toBe('');
});

test('who is asked in the turn of somebody else is told so', () => {
  expect(asked({ turn: 0 }).between).toBe(false);
  expect(asked({ turn: 1 }).between).toBe(true);
  expect(asked().between).toBe(false);
});

test('half of an answer is settled: the question is for the rest, where the game has words for that', async () => {
  await need('risk');
  const game = { ...COUP, key: 'risk', kinds: { source: 'territory', target: 'territory' } };
  const risk = { ...reader, game };
  options = [
    act('attack', { source: 'alaska', target: 'alberta' }),
    act('attack', { source: 'alaska', target: 'kamchatka' }),
  ];
  expect(bare(asked({ reader: risk }).question)).toBe('Where do you attack from Alaska?');
  const again = prompt(0, { step: 'attacking', about: { again: true, source: 'alaska', target: 'alberta' } });
  expect(bare(asked({ reader: risk, prompt: again }).question)).not.toContain('Where');
});

test('what settles something begins as a sentence does', () => {
  options = [act('coup', { target: 1 }), act('income')];
  offered = offer({ brings: [{ key: 'coup', figures: { cost: 7, target: 1, last: 'no' } }], settles: [0] });
  play.take(options[0]!);
  expect(bare(asked().note)).toMatch(/^\p{Lu}/u);
});

test('only one answer is the main one, and one alone is it', () => {
  options = [act('pass'), act('pass', { target: 1 }), act('income')];
  expect(answers().filter(({ tone }) => tone === 'usual')).toHaveLength(1);
  options = [act('income')];
  expect(answers()[0]!.tone).toBe('usual');
});

test('the way out comes last and quiet; alone it is an answer', () => {
  options = [act('done'), act('income'), act('tax')];
  expect(titles()).toEqual(['Income', 'Tax']);
  expect(asked().exits).toHaveLength(1);
  asked().exits[0]!.choose();
  expect(send).toHaveBeenCalledWith(act('done'));
  options = [act('done')];
  expect(asked().parts).toHaveLength(1);
  expect(asked().exits).toEqual([]);
});

test('what is said of every answer is said once', () => {
  options = [act('steal', { target: 1 }), act('steal', { target: 2 })];
  const told = { key: 'income', figures: {} };
  offered.brings = [told, told];
  expect(asked().note).toContain('coin');
  expect(answers().map(({ words }) => words)).toEqual(['', '']);
});

test('what is told after the question is no part of it', () => {
  const turn = asked({ prompt: prompt(0, { step: 'prove', about: { challenger: 1, character: 'duke' } }) });
  expect(turn.question).toMatch(/\?$/);
  expect(turn.note).toBe('');
});

test('a targeted verb is one button that then asks for the seat, and one step leads back', () => {
  options = [act('income'), act('steal', { target: 1 }), act('steal', { target: 2 })];
  expect(titles()).toEqual(['Income', 'Steal']);
  expect(bare(answers()[1]!.words)).toBe('Ali and Mina');
  offered.brings = [null, 2, 1].map(
    (coins) => coins && { key: 'steal', figures: { coins, held: false } },
  ) as Offer['brings'];
  expect(answers()[1]!.words).toBe('up to 2 coins, bluffing the Captain');
  answers()[1]!.choose();
  expect(bare(asked().question)).toContain('Steal');
  expect(titles()).toEqual(['Steal from Ali', 'Steal from Mina']);
  asked().exits[0]!.choose();
  expect(titles()).toEqual(['Income', 'Steal']);
});

test('a seat that is clicked first is asked what to do about it', () => {
  options = [act('income'), act('steal', { target: 1 }), act('coup', { target: 1 })];
  play.pick('seat-1');
  expect(bare(asked().question)).toContain('Ali');
  expect(titles()).toEqual(['Steal from Ali', 'Coup against Ali']);
});

test('what cannot be answered now stays, with its reason and its rule', () => {
  offered.locked = [
    {
      action: act('coup', { target: 1 }),
      reason: { key: 'too-poor-for-coup', rules: ['CP-034'], figures: { coins: 4, cost: 7 } },
    },
  ];
  const [locked] = asked().locked;
  expect(locked).toMatchObject({ title: 'Coup', words: expect.stringContaining('7') as string });
  locked!.tell();
  expect(tell).toHaveBeenCalledWith({
    allowed: false,
    message: expect.stringContaining('A Coup costs') as string,
    rules: ['CP-034'],
  });
});

test('what is locked by one name is said once, with all its reasons', () => {
  const reason = (cost: number) => ({ key: 'too-poor-for-coup', rules: ['CP-034'], figures: { coins: 4, cost } });
  const coup = act('coup', { target: 1 });
  offered.locked = [7, 8, 7].map((cost) => ({ action: coup, reason: reason(cost) }));
  const { locked } = asked();
  expect(locked.map(({ title }) => title)).toEqual(['Coup']);
  expect(locked[0]!.words.split('\n')).toHaveLength(2);
});

test('a way out that is closed stays among the ways out, with its reason', () => {
  const reason = { key: 'too-poor-for-coup', rules: ['CP-034'], figures: { coins: 4, cost: 7 } };
  offered.locked = [{ action: act('done'), reason }];
  const { locked, exits } = asked();
  expect(locked).toEqual([]);
  expect(exits).toMatchObject([{ icon: 'lock', words: expect.stringContaining('7') as string }]);
  exits[0]!.choose();
  expect(tell).toHaveBeenCalledWith(expect.objectContaining({ allowed: false, rules: ['CP-034'] }));
});

test('an answer that settles something is asked once more, in the place of the question', () => {
  offered.settles = [1];
  answers()[1]!.choose();
  expect(send).not.toHaveBeenCalled();
  const once = asked();
  expect(once).toMatchObject({ state: 'settles', parts: [{ kind: 'answer' }] });
  expect(bare(once.question)).toBe('Coup against Ali?');
  once.exits[0]!.choose();
  expect(asked().state).toBe('asks');
  answers()[1]!.choose();
  answers()[0]!.choose();
  expect(send).toHaveBeenCalledExactlyOnceWith(act('coup', { target: 1 }));
});

test('amounts go from the least to the most, whatever their order', () => {
  options = [5, 1, 3, 2, 4, 7, 6].map((troops) => act('place', { troops }));
  const [amounts] = asked().parts;
  if (amounts?.kind !== 'amounts') throw new Error('no amounts');
  expect(amounts.steps.map((step) => step.value)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect([amounts.first, amounts.inline]).toEqual([6, false]);
  amounts.steps.at(-1)!.choose();
  expect(send).toHaveBeenCalledWith(act('place', { troops: 7 }));
});

test('beside another answer an amount is one button, of what the game names first', () => {
  options = [3, 2, 1].map((troops) => act('place', { troops })).concat(act('income'));
  expect(asked().parts[0]).toMatchObject({ kind: 'amounts', inline: true, first: 2 });
});

test('a set with a sum is added up until it is right', () => {
  const pay = (...values: number[]) => ({ verb: 'pay', values });
  options = [pay(4, 6), pay(10)];
  offered.tray = { verb: 'pay', field: 'values', things: [4, 6, 10], worth: [4, 6, 10], least: 10, most: 10 };
  const set = () => {
    const [part] = asked().parts;
    if (part?.kind !== 'set') throw new Error('no set');
    return part;
  };
  expect(set()).toMatchObject({ side: 'less', sum: '0', send: null });
  set().things[0]!.toggle();
  expect(set()).toMatchObject({ side: 'less', terms: ['4'], state: expect.stringContaining('6') as string });
  expect(set().things.map(({ leads }) => leads)).toEqual([true, true, false]);
  set().things[2]!.toggle();
  expect(set()).toMatchObject({ side: 'more', sum: '14', send: null });
  set().things[2]!.toggle();
  set().things[1]!.toggle();
  expect(set()).toMatchObject({ side: 'exact', terms: ['4', '6'], sum: '10' });
  set().send!();
  expect(send).toHaveBeenCalledWith(pay(4, 6));
});

test('a set that lies on the table is clicked there: the prompt adds it up', () => {
  options = [
    { verb: 'pay', values: [4, 6] },
    { verb: 'pay', values: [10] },
  ];
  offered.tray = { verb: 'pay', field: 'values', things: [4, 6, 10], worth: [4, 6, 10], least: 10, most: 10 };
  const parts = () => asked().parts[0] as Extract<Asked['parts'][number], { kind: 'set' }>;
  TONES.onBoard.push('pay');
  const leave = [4, 6, 10].map((value) => {
    const stop = $effect.root(() => play.thing(`values-${value}`)(document.createElement('button')));
    return stop;
  });
  expect(parts().things).toEqual([]);
  play.pick('values-4');
  play.pick('values-6');
  expect(parts()).toMatchObject({ things: [], terms: ['4', '6'], side: 'exact' });
  TONES.onBoard.pop();
  leave.forEach((stop) => stop());
});

test('who waits is offered nothing', () => {
  const waiting = asked({ prompt: prompt(null), undo: () => {} });
  expect(waiting).toMatchObject({ state: 'waits', seat: null, parts: [], exits: [] });
});

test('what was sent is said at once', () => {
  expect(asked({ sent: act('income') })).toMatchObject({ state: 'sent', parts: [] });
  expect(asked({ sent: act('income') }).question).toContain('Income');
});

test('a refusal is a line with its rules, and can be put away', () => {
  const reason = { allowed: false, message: 'It costs 7', rules: ['CP-031'] };
  const { refusal } = asked({ reason });
  expect(refusal).toMatchObject({ message: 'It costs 7', rules: ['CP-031'] });
  refusal!.dismiss();
  expect(tell).toHaveBeenCalledWith(null);
});

test('a sealed answer is one line, until somebody wants to change it', () => {
  expect(asked({ prompt: prompt(0, { sealed: true }) }).note).not.toBe('');
  const sealed = prompt(0, { sealed: true, answer: act('pass'), asked: [0, 2] });
  const given = asked({ prompt: sealed });
  expect(given).toMatchObject({ state: 'sealed', parts: [] });
  expect(bare(given.question)).toContain('Mina');
  given.change!();
  expect(change).toHaveBeenCalled();
  expect(asked({ prompt: sealed, changing: true }).parts).toHaveLength(3);
});

test('the last answer can be taken back, as the quietest way out', () => {
  const undo = vi.fn();
  asked({ undo }).exits.at(-1)!.choose();
  expect(undo).toHaveBeenCalled();
});
