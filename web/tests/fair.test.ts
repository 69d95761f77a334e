import { expect, test } from 'vitest';
import { diceOf, luck, Numbers, opens, redraw, rememberedSeal, rememberSeal, type RecordTold } from '../src/lib/fair';

// As meydan.core.chance draws them: Provable(bytes(range(32)), ("a", "نون", "")).
const SECRET = Array.from({ length: 32 }, (_, k) => k.toString(16).padStart(2, '0')).join('');
const SEAL = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const SEEDS = ['a', 'نون', ''];
const SIXES = [5, 3, 3, 4, 5, 4, 4, 1];
const CARDS = [32, 35, 26, 49];

test('the secret opens its own commitment and no other', async () => {
  expect(await opens(SECRET, SEAL)).toBe(true);
  expect(await opens(SECRET.replace('00', '01'), SEAL)).toBe(false);
});

test('numbers are those the server draws from the same secret and seeds', async () => {
  const numbers = await Numbers.of(SECRET, SEEDS);
  const drawn: number[] = [];
  let place = 0;
  for (const sides of [...SIXES.map(() => 6), ...CARDS.map(() => 52)]) {
    const [value, next] = await numbers.below(sides, place);
    drawn.push(value);
    place = next;
  }
  expect(drawn).toEqual([...SIXES, ...CARDS]);
  const others = await Numbers.of(SECRET, [...SEEDS].reverse());
  expect(await others.at(0)).not.toBe(await numbers.at(0));
});

const dice = { entry: 0, kind: 'roll' as const, n: 3 };
const record = (log: RecordTold['log']): RecordTold => ({
  chance: { kind: 'provable', commitment: SEAL, seeds: SEEDS, secret: SECRET },
  log,
});

test('dice that fell as they must are found right, and others by their number', async () => {
  const right = await redraw(record([{ chance: [6, 4, 4] }, {}]), [dice]);
  expect(right).toEqual({ all: 1, drawn: 1, wrong: null });
  const wrong = await redraw(record([{}, { chance: [6, 4, 3] }]), [{ ...dice, entry: 1 }]);
  expect(wrong).toEqual({ all: 1, drawn: 0, wrong: 2 });
});

test('cards are drawn again one after the other, on from where the last question ended', async () => {
  const asked = [
    dice,
    { entry: 1, kind: 'draw' as const, n: 4, bag: [2, 0, 3, 1] },
    { entry: 2, kind: 'pick' as const, n: 10 },
    { entry: 3, kind: 'pile' as const, n: 1, bag: [3, 2], things: [[7, 8, 9], [4]] },
    { entry: 4, kind: 'draw' as const, n: 2, bag: [1, 1, 1] },
  ];
  const fell = [[6, 4, 4], [0, 0, 2, 2], [7], [4], [0, 1]];
  const told = record(fell.map((chance) => ({ chance })));
  expect(await redraw(told, asked)).toEqual({ all: 5, drawn: 5, wrong: null });
  fell[4] = [0, 2];
  expect((await redraw(record(fell.map((chance) => ({ chance }))), asked)).wrong).toBe(5);
});

test('chance without a secret is not drawn again', async () => {
  const told = { ...record([{ chance: [1] }]), chance: { kind: 'seeded' } };
  expect(await redraw(told, [{ ...dice, n: 1 }])).toEqual({ all: 1, drawn: 0, wrong: null });
});

test('a browser remembers the first commitment it saw', () => {
  expect(rememberedSeal('t')).toBeNull();
  rememberSeal('t', 'one');
  rememberSeal('t', 'other');
  expect(rememberedSeal('t')).toBe('one');
});

const rolled = (seat: number, red: number[], black: number[]) => ({ event: 'rolled', seat, red, black, troops: [2] });

test('dice are read from throws alone, without lists of things', () => {
  expect(diceOf(rolled(0, [6, 1], [3]), { troops: 'army' })).toEqual([[6, 1], [3]]);
  expect(diceOf({ ...rolled(0, [6], [3]), event: 'told' }, {})).toEqual([]);
  expect(diceOf({ event: 'rolled', red: [7], black: [] }, {})).toEqual([]);
});

test('luck counts my own dice, and everybody’s', () => {
  const events = [rolled(0, [6, 6], [1]), rolled(1, [2], [3])];
  expect(luck(events, { troops: 'army' }, 0)).toMatchObject({ dice: 2, mean: 6, faces: [0, 0, 0, 0, 0, 2] });
  const all = luck(events, { troops: 'army' }, null)!;
  expect([all.dice, all.mean]).toEqual([5, 3.6]);
  expect(all.off).toBeCloseTo(0.131, 2);
  expect(luck([], {}, null)).toBeNull();
});
