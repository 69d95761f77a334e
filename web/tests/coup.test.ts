import { expect, test } from 'vitest';
import type { Event, Shapes, View } from '../src/generated/games/coup';
import type { BoardProps } from '../src/boards/contract';
import { holding, laid } from '../src/games/coup/coins';
import { chapter, scene } from '../src/games/coup/scenes';
import { answers, clockwise, lastClaim, story, told } from '../src/games/coup/story';
import { along, bend, ends } from '../src/games/coup/way';
import { NOTHING, type Telling } from '../src/lib/stage.svelte';

const dealt: Event = { event: 'dealt', seat: 0, count: 2, cards: [] };
const steal: Event = { event: 'claimed_steal', seat: 1, target: 2 };
const aid: Event = { event: 'wanted_foreign_aid', seat: 1 };
const stole: Event = { event: 'stole', seat: 1, target: 2, coins: 2 };
const doubt = (seat: number, other = 1): Event => ({ event: 'challenged', seat, other, character: 'captain' });
const showed: Event = { event: 'showed', seat: 1, character: 'captain' };
const folded = (seat: number): Event => ({ event: 'folded', seat, character: 'captain' });
const lost = (seat: number): Event => ({ event: 'turned_up', seat, character: 'duke' });
const block = (seat: number): Event => ({ event: 'blocked', seat, other: 1, character: 'ambassador' });

const players: View['players'] = [0, 1, 2, 3].map((seat) => ({ seat, coins: 3, influence: 2, up: [], out: false }));
const view: View = { turn: 1, players, court: 7, treasury: null, hand: ['duke', 'captain'], removed: [] };
type Props = BoardProps<Shapes>;
function props(events: Event[], begun: Event[], step: string | null, about: Shapes['prompt']['about'] = {}): Props {
  const stage: Telling<Event> = begun.length
    ? { ...NOTHING, event: begun.at(-1)!, begun, ms: 900 }
    : (NOTHING as never);
  const prompt = step && { step, seat: 0, asked: [0], rules: [], sealed: true, answer: null, about };
  return { view, events, stage, prompt } as unknown as Props;
}

test('a claim lies on the table from the moment it is made', () => {
  expect(story([dealt, steal])).toMatchObject({
    deed: 'steal',
    seat: 1,
    target: 2,
    claim: { seat: 1, character: 'captain', state: 'open' },
    block: null,
    end: null,
  });
  expect(story([dealt])).toBeNull();
  expect(story([steal, { event: 'took_income', seat: 2, coins: 1 }])).toBeNull();
});

test('a claim is doubted, and its card shown or not', () => {
  const state = (...events: Event[]) => story([steal, ...events])?.claim.state;
  expect(state(doubt(3))).toBe('doubted');
  expect(state(doubt(3), showed)).toBe('proved');
  expect(state(doubt(3), showed, lost(3), stole)).toBe('proved');
  expect(state(stole)).toBe('let');
  expect(story([steal, doubt(3), folded(1)])).toMatchObject({ claim: { state: 'fallen' }, end: 'stopped' });
});

test('a block is a second claim beside the first', () => {
  const blocked = story([steal, block(2)])!;
  expect(blocked).toMatchObject({
    claim: { state: 'let' },
    block: { seat: 2, character: 'ambassador', state: 'open' },
  });
  expect(lastClaim(blocked)).toBe(blocked.block);
  expect(story([steal, block(2), doubt(1, 2), folded(2)])).toMatchObject({ block: { state: 'fallen' }, end: null });
  expect(story([steal, block(2), { event: 'block_held', seat: 2, other: 1 }])).toMatchObject({
    block: { state: 'let' },
    end: 'stopped',
  });
  expect(story([aid, block(3)])).toMatchObject({ claim: { character: null, state: 'open' } });
});

test('a proved claim stays proved when it is blocked', () => {
  expect(story([steal, doubt(3), showed, block(2)])?.claim.state).toBe('proved');
});

test('the story is over when somebody is asked for their turn, and not before', () => {
  expect(told(props([steal, stole], [], 'turn'))).toBeNull();
  expect(told(props([steal], [stole], 'may_challenge'))).toMatchObject({ end: 'done' });
  expect(told(props([steal, doubt(3), showed], [], 'lose_influence'))).toMatchObject({ claim: { state: 'proved' } });
  expect(told(props([steal], [], 'may_block'))).toMatchObject({ claim: { state: 'let' } });
  expect(told(props([aid], [], 'may_block'))).toMatchObject({ claim: { state: 'open' } });
  expect(told(props([steal, stole], [], null))).toBeNull();
});

test('what is told again is told as it was then', () => {
  const events = [steal, doubt(3), showed, lost(3), stole];
  const past = props(events, [events[1]!], 'turn');
  expect(told(past)?.claim.state).toBe('doubted');
  expect(holding(props(events, [stole], 'turn'), 1)).toMatchObject({ coins: 3, was: null });
});

test('after an undo the question tells the story', () => {
  const about = { me: 2, other: 1, character: 'ambassador', deed: { verb: 'steal', target: 2 } } as const;
  const undone: Event = { event: 'undone', seat: 3 };
  expect(told(props([steal, block(2), undone], [], 'may_challenge', about))).toMatchObject({
    seat: 1,
    block: { seat: 2, state: 'open' },
  });
  expect(told(props([steal, undone], [], 'may_challenge', { ...about, me: 1, character: 'captain' }))).toMatchObject({
    block: null,
    claim: { character: 'captain' },
  });
});

test('envelopes say what the events tell, and no more', () => {
  const found = (...events: Event[]) => Object.fromEntries(answers(story(events)!, players));
  expect(found(steal)).toEqual({});
  expect(found(steal, doubt(3))).toEqual({ 2: 'let', 3: 'challenge', 0: 'kept' });
  expect(found(steal, stole)).toEqual({ 0: 'let', 2: 'let', 3: 'let' });
  expect(found(steal, block(2))).toEqual({ 2: 'block' });
  expect(found(aid, block(3))).toEqual({ 2: 'let', 3: 'block', 0: 'kept' });
  expect(found({ event: 'launched_coup', seat: 1, target: 2, coins: 7 })).toEqual({});
  const gone = players.map((player) => ({ ...player, out: player.seat === 3 || player.seat === 0 }));
  expect(Object.fromEntries(answers(story([steal, doubt(3)])!, gone))).toEqual({ 2: 'let', 3: 'challenge' });
  expect(clockwise(2, 4)).toEqual([3, 0, 1]);
});

test('the new figure stands beside the old one while it is told', () => {
  const now = props([steal], [doubt(3), stole], 'may_challenge');
  expect([1, 2, 3].map((seat) => holding(now, seat))).toMatchObject([
    { coins: 5, was: 3 },
    { coins: 1, was: 3 },
    { coins: 3, was: null },
  ]);
  expect(holding(props([steal], [lost(2)], 'lose_influence'), 2)).toMatchObject({
    influence: 1,
    up: ['duke'],
    lost: ['duke'],
    turning: true,
  });
  expect(holding(props([steal], [lost(2), stole], 'lose_influence'), 2)).toMatchObject({
    turning: false,
    lost: ['duke'],
    coins: 1,
  });
});

test('a card is turned up in its place', () => {
  const down = laid([], ['duke', 'captain'], []);
  expect(laid(down, ['captain'], ['duke'])).toEqual([
    { character: 'duke', up: true },
    { character: 'captain', up: false },
  ]);
  expect(laid(down, ['captain', 'contessa'], []).map(({ character }) => character)).toEqual(['contessa', 'captain']);
  expect(laid(laid([], ['duke', 'duke'], []), [], ['duke', 'duke']).map(({ up }) => up)).toEqual([true, true]);
  expect(laid(laid([], ['duke', 'captain', 'duke', 'contessa'], []), ['captain', 'contessa'], [])).toHaveLength(2);
});

test('coins and cards travel between those they belong to', () => {
  const moves = (event: Event) => scene(event, view, view)?.moves;
  expect(moves(stole)).toEqual([{ what: 'coin', from: 'seat-2', to: 'seat-1', count: 2 }]);
  expect(moves({ event: 'launched_coup', seat: 1, target: 2, coins: 7 })).toMatchObject([
    { from: 'seat-1', to: 'treasury' },
  ]);
  expect(moves({ event: 'stole', seat: 1, target: 2, coins: 0 })).toEqual([]);
  expect(moves({ event: 'replaced', seat: 1, cards: [] })).toMatchObject([{ to: 'court' }, { to: 'seat-1' }]);
  expect(scene(showed, view, view)?.ms).toBe(2400);
  expect(scene(steal, view, view)!.ms).toBeGreaterThanOrEqual(900);
});

test('a turn begins with its action', () => {
  expect([steal, doubt(3), stole, dealt].map((event) => chapter(event))).toEqual([{ seat: 1 }, null, null, null]);
});

test('a way goes round the claim that lies between', () => {
  const claim = { x: 300, y: 100, width: 120, height: 200 };
  const pairs: [number, number, number, number][] = [
    [50, 200, 700, 200],
    [250, 0, 600, 200],
    [360, 390, 350, 0],
    [560, 200, 200, -10],
  ];
  for (const [x, y, tx, ty] of pairs) {
    const [from, to] = [
      { x, y },
      { x: tx, y: ty },
    ];
    const over = bend(from, to, claim);
    for (let t = 0.02; t < 1; t += 0.02) {
      const at = along({ from, bend: over, to }, t);
      const inside = at.x > 300 && at.x < 420 && at.y > 100 && at.y < 300;
      expect(inside, `${x},${y} to ${tx},${ty} at ${t}`).toBe(false);
    }
  }
  expect(bend({ x: 0, y: 0 }, { x: 100, y: 0 }, claim)).toEqual({ x: 50, y: 0 });
  expect(ends(story([steal])!)).toEqual({ from: 'seat-2', to: 'seat-1' });
  expect(ends(story([aid])!)).toEqual({ from: 'treasury', to: 'seat-1' });
});
