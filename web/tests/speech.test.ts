import { expect, test } from 'vitest';
import {
  actionText,
  eventText,
  nameOf,
  noteText,
  promptText,
  stepText,
  thingText,
  toldText,
  verbText,
  type Reader,
} from '../src/lib/speech';
import { need, speak } from '../src/lib/text.svelte';
import { act, COUP, prompt } from './samples';

const names = ['Sara', 'Ali', 'Mina'];
const reader = (seat: number | null): Reader => ({ game: COUP, seat, names });
const bare = (text: string) => text.replace(/[\u2068\u2069]/g, '');

test('an event names people and things, and speaks to its reader', () => {
  const event = { event: 'claimed_steal', seat: 0, target: 1 };
  const [to, about, of] = [1, 0, 2].map((seat) => bare(eventText(reader(seat), event)));
  expect(of).toContain('Sara');
  expect(of).toContain('Ali');
  expect(about).not.toContain('Sara');
  expect(to).not.toContain('Ali');
});

test('an action is told with what it names', () => {
  expect(bare(actionText(reader(0), act('block', { character: 'duke' })))).toContain('Duke');
  expect(bare(actionText(reader(0), act('keep', { characters: ['duke', 'contessa'] })))).toContain('Duke and Contessa');
});

test('a verb is told with gaps where things will be', () => {
  expect(bare(verbText(reader(0), act('steal', { target: 1 })))).not.toContain('Ali');
});

test('who waits is told for whom', () => {
  expect(bare(promptText(reader(0), prompt(null, { asked: [1, 2] })))).toContain('Ali and Mina');
  expect(bare(promptText(reader(1), prompt(1)))).not.toContain('Ali');
});

test('a kind of question is told for nobody in particular', () => {
  expect(stepText(reader(0), 'lose_influence')).not.toContain('{');
});

test('numbers in sentences have the digits of the language', async () => {
  await speak('fa');
  const said = bare(eventText(reader(2), { event: 'stole', seat: 0, target: 1, coins: 2 }));
  expect(said).toContain('۲');
  expect(said).not.toMatch(/[0-9]/);
});

test('a list of numbers is a list in the digits of the language', async () => {
  await need('risk');
  await speak('fa');
  const risk = {
    ...reader(null),
    game: { key: 'risk', kinds: { seat: 'seat', source: 'territory', target: 'territory' }, topics: [], named: {} },
  };
  const fight = { source: 'alaska', target: 'alberta', attack_lost: 1, defence_lost: 1 };
  expect(bare(eventText(risk, { event: 'rolled', seat: 0, red: [6, 1], black: [5], ...fight }))).toContain('۶ و ۱');
});

test('what an option brings is said where the game has words for it, and else nothing is', () => {
  expect(toldText(reader(0), 'brings', { key: 'income', figures: {} })).toContain('coin');
  expect(toldText(reader(0), 'brings', { key: 'nonsense', figures: {} })).toBe('');
  expect(toldText(reader(0), 'brings', null)).toBe('');
  expect(bare(toldText(reader(0), 'refusal', { key: 'target-out', figures: { target: 1 } }))).toContain('Ali');
  expect(noteText(reader(0), prompt(0, { step: 'nonsense' }))).toBe('');
});

test('a thing is called by its word, a seat by its name', () => {
  expect(['seat-2', 'character-duke', 'character-nobody'].map((id) => thingText(reader(0), id))).toEqual([
    'Mina',
    'Duke',
    null,
  ]);
});

test('a kind of question tells what it must be about', () => {
  const about = { deed: { verb: 'foreign_aid' } };
  expect(stepText(reader(0), 'may_block', about)).not.toBe(stepText(reader(0), 'may_block'));
});

test('a seat nobody has a name for is called by its number', () => {
  expect(bare(nameOf({ names: [] }, 1))).toBe('Player 2');
});
