import { expect, test } from 'vitest';
import type { Action, Event, Prompt, View } from '../src/generated/games/pax_pamir';
import { CARDS, halves, isCheck } from '../src/games/pax_pamir/cards';
import { BORDERS, LARGE, laidOut, REGION_IDS, SMALL } from '../src/games/pax_pamir/map';
import { inOrder } from '../src/games/pax_pamir/order';
import { pageFor, pageOfThing } from '../src/games/pax_pamir/pages';
import { scene, whole } from '../src/games/pax_pamir/scenes';
import { unfolded } from '../src/games/pax_pamir/unfold';
import { lastTurn, WAKHAN } from '../src/games/pax_pamir/wakhan';
import { toldText, wholeText } from '../src/lib/speech';
import { need } from '../src/lib/text.svelte';

const player = (seat: number): View['players'][number] => ({
  seat,
  loyalty: 'british',
  points: 0,
  rupees: 4,
  hand_size: 0,
  cylinders: 10,
  gifts: [],
  prizes: [],
  influence: 1,
  shelter: 0,
  leverage: 0,
  court_limit: 3,
  hand_limit: 2,
});
const { icons: _, ...bank } = CARDS.get('court_46')!;
const VIEW: View = {
  turn: 0,
  order: [2, 0, 1],
  actions_left: 2,
  favoured: 'political',
  deck: 30,
  checks_left: 3,
  ai_back: null,
  ai_card: null,
  ai_row: null,
  ai_column: null,
  ai_ambition: false,
  players: [player(0), player(1), player(2)],
  hand: [],
  market: [0, 1].map((column) => ({
    row: 0,
    column,
    card: CARDS.get(column ? 'court_91' : 'court_75')!,
    cost: column,
    price: column,
    rupees: 0,
    barred: false,
  })),
  courts: [{ ...bank, seat: 1, spies: [0], hostage_taker: 0, used: false, bonus: false, leveraged: false }],
  regions: REGION_IDS.map((region) => ({ region, ruler: null, tribes: [], armies: [] })),
  borders: (Object.keys(BORDERS) as (keyof typeof BORDERS)[]).map((border) => ({ border, roads: [] })),
  pool: [
    { coalition: 'british', blocks: 12 },
    { coalition: 'russian', blocks: 12 },
    { coalition: 'afghan', blocks: 12 },
  ],
  effects: [],
  forecast: { coalition: null, need: 4, last: false, ends: false, scores: [] },
};
const kabul = (view: View) => view.regions.find(({ region }) => region === 'kabul')!;

test('what was told stands on the board', () => {
  const told: Event[] = [
    { event: 'placed_army', seat: 0, coalition: 'british', region: 'kabul', why: 'card' },
    { event: 'placed_tribe', seat: 1, region: 'kabul' },
    { event: 'placed_road', seat: 0, coalition: 'british', border: 'herat_kabul', why: 'card' },
    { event: 'took_rule', seat: 1, region: 'kabul' },
    { event: 'moved_army', seat: 0, coalition: 'british', source: 'kabul', region: 'herat' },
    { event: 'bought', seat: 0, card: 'court_91', cost: 1, lost: 0, taken: 0 },
    { event: 'played', seat: 0, card: 'court_91', side: 'left' },
    { event: 'moved_spy', seat: 0, origin: 'court_46', card: 'court_91' },
  ];
  const view = unfolded(VIEW, told);
  expect(kabul(view)).toMatchObject({ ruler: 1, tribes: [1], armies: [] });
  expect(view.regions.find(({ region }) => region === 'herat')!.armies).toEqual(['british']);
  expect(view.borders.find(({ border }) => border === 'herat_kabul')!.roads).toEqual(['british']);
  expect(view.pool[0]).toEqual({ coalition: 'british', blocks: 10 });
  expect(view.market[1]!.card).toBeNull();
  expect(view.courts.map(({ seat, card, spies }) => [seat, card, spies])).toEqual([
    [1, 'court_46', []],
    [0, 'court_91', [0]],
  ]);
  expect(view.players).toBe(VIEW.players);
  const cleared = unfolded(view, [
    { event: 'blocks_cleared' },
    { event: 'swept', region: 'kabul', tribe_count: 1, army_count: 0 },
  ]);
  expect(kabul(cleared)).toMatchObject({ ruler: null, tribes: [], armies: [] });
  expect(cleared.pool.every(({ blocks }) => blocks === 12)).toBe(true);
});

test('what goes away is taken away once', () => {
  const crowded: View = {
    ...VIEW,
    regions: VIEW.regions.map((row) =>
      row.region === 'kabul' ? { ...row, tribes: [0, 0, 1], armies: ['russian', 'russian'] } : row,
    ),
  };
  const told: Event[] = [
    { event: 'removed_army', seat: 1, coalition: 'russian', region: 'kabul' },
    { event: 'removed_tribe', seat: 1, target: 0, region: 'kabul' },
    { event: 'lifted_block', seat: 1, coalition: 'russian', space: 'kabul' },
    { event: 'lost_tribes', seat: 0, region: 'kabul', count: 1 },
    { event: 'removed_spy', seat: 1, target: 0, card: 'court_46' },
    { event: 'burnt_court', seat: 1, card: 'court_46' },
  ];
  const view = unfolded(crowded, told);
  expect(kabul(view)).toMatchObject({ tribes: [1], armies: [] });
  expect(view.courts).toEqual([]);
});

test('pieces stand in their region, few one by one and many with a figure', () => {
  const row = { region: 'kabul' as const, ruler: null, tribes: [0, 0, 3], armies: Array(7).fill('afghan') };
  const { groups, scale } = laidOut(row, LARGE.kabul, false);
  expect(groups.map(({ key, count, spread }) => [key, count, spread])).toEqual([
    ['afghan', 7, false],
    ['seat-0', 2, true],
    ['seat-3', 1, true],
  ]);
  expect(scale).toBe(1);
  expect(laidOut({ ...row, tribes: [0, 1, 2, 3, 4] }, SMALL.punjab, true).scale).toBeLessThan(1);
});

test('chips stand close where a region has many, and none lies on another', () => {
  for (const region of REGION_IDS) {
    const { field } = SMALL[region];
    const row = { region, ruler: null, tribes: [0, 0, 1], armies: ['british' as const, 'russian' as const] };
    const { groups, scale } = laidOut(row, SMALL[region], true);
    expect(groups.length).toBe(4);
    expect(scale).toBeGreaterThan(0.85);
    const boxes = groups.map(({ x, y, w, h }) => ({
      left: x - w / 2,
      right: x + w / 2,
      top: y - h / 2,
      bottom: y + h / 2,
    }));
    for (const [k, one] of boxes.entries()) {
      expect(one.left).toBeGreaterThanOrEqual(field.x - field.w / 2);
      expect(one.right).toBeLessThanOrEqual(field.x + field.w / 2);
      for (const other of boxes.slice(k + 1))
        expect(one.right <= other.left || other.right <= one.left || one.bottom <= other.top).toBe(true);
    }
  }
  const few = { region: 'herat' as const, ruler: null, tribes: [0], armies: ['british' as const] };
  expect(laidOut(few, SMALL.herat, true).groups.map(({ w }) => w)).toEqual([66, 66]);
});

test('Wakhan’s turn is told by her boxes: done, left out, and the one in force', () => {
  const [card, { boxes }] = Object.entries(WAKHAN).find(
    ([, one]) => one.boxes[0] === 'tax' && one.boxes[2] === 'radicalize',
  )!;
  const events: Event[] = [
    { event: 'turn_began', seat: 2 },
    { event: 'wakhan_drew', seat: 2, ai_card: card as keyof typeof WAKHAN, ai_row: 'bottom', ai_column: 'fourth' },
    { event: 'wakhan_followed', seat: 2, box: 'tax', by: 'deed' },
    { event: 'taxed_card', seat: 2, card: 'court_75' },
    { event: 'wakhan_skipped', seat: 2, box: boxes[1]!, why: 'condition' },
    { event: 'wakhan_followed', seat: 2, box: 'radicalize', by: 'arrows' },
  ];
  const turn = lastTurn(events)!;
  expect(turn.boxes).toEqual(['done', 'skipped', 'now']);
  expect(turn.steps.map(({ box, events: did }) => [box, did.length])).toEqual([
    [null, 0],
    ['tax', 1],
    ['radicalize', 0],
  ]);
  expect(turn.steps.at(-1)!.skipped.map(({ box, why }) => [box, why])).toEqual([[boxes[1], 'condition']]);
  const over = lastTurn([
    ...events,
    { event: 'turn_began', seat: 0 },
    { event: 'taxed_card', seat: 0, card: 'court_75' },
  ])!;
  expect(over.steps.at(-1)!.events).toEqual([]);
  expect(lastTurn(events.slice(0, 1))).toBeNull();
  expect([whole(events[1]!), whole(events[0]!)]).toEqual([true, false]);
});

test('rupees slide onto the cards to the left of one that is bought', () => {
  const told = scene({ event: 'bought', seat: 0, card: 'court_91', cost: 1, lost: 0, taken: 2 }, VIEW, VIEW)!;
  expect(told.moves).toEqual([
    { what: 'coin', from: 'seat-0', to: 'card-court_75', count: 1 },
    { what: 'coin', from: 'card-court_91', to: 'seat-0', count: 2 },
  ]);
  expect(scene({ event: 'started', seat: 0 }, VIEW, VIEW)).toBeNull();
});

test('a question opens the page where it is answered, and a thing the one where it lies', () => {
  const ask = (step: Prompt['step']) => ({ step }) as unknown as Prompt;
  const turn: [Action, Action, Action] = [
    { verb: 'buy', card: 'court_91' },
    { verb: 'play', card: 'court_1' },
    { verb: 'use', card: 'court_46', deed: 'gift' },
  ];
  expect(pageFor(ask('acting'), turn)).toBe('market');
  expect(turn.map((one) => pageFor(ask('acting'), [one]))).toEqual(['market', 'mine', 'mine']);
  expect(pageFor(ask('impact'), [{ verb: 'place_road', border: 'herat_kabul' }])).toBe('map');
  expect(pageFor(ask('moving_spy'), [{ verb: 'spy_to', card: 'court_46' }])).toBe('courts');
  expect(pageFor(ask('put_card'), [{ verb: 'put_at', side: 'left' }])).toBe('mine');
  expect(pageFor(ask('answer_bribe'), [{ verb: 'pay' }, { verb: 'withdraw' }])).toBe('mine');
  expect(pageFor(ask('name_bribe'), [{ verb: 'demand', rupees: 0 }])).toBe('courts');
  const at = (id: string) => pageOfThing(id, VIEW, 0);
  expect(['card-court_91', 'card-court_46', 'card-court_1', 'region-kabul', 'side-left', 'seat-1'].map(at)).toEqual([
    'market',
    'courts',
    'mine',
    'map',
    'mine',
    null,
  ]);
  expect(['market', 'slot-0-1', 'court-0', 'court-1', 'gifts-0', 'gifts-1'].map(at)).toEqual([
    'market',
    'market',
    'mine',
    'courts',
    'mine',
    null,
  ]);
});

test('a card that is lifted is asked about by its name, and its button has the price', async () => {
  await need('pax_pamir');
  const reader = {
    game: { key: 'pax_pamir', kinds: { card: 'card' }, topics: [], named: {} },
    seat: 0,
    names: ['Sara'],
  };
  const buy = { verb: 'buy', card: 'court_91' } as const;
  expect(wholeText(reader, buy)).toContain('Allah Quli Bahadur');
  expect(wholeText(reader, { verb: 'end_turn' })).toBe('');
  const price = (cost: number) => toldText(reader, 'send', { key: 'buy', figures: { cost } });
  expect([0, 1, 3].map(price).map((words) => words.replace(/[\u2068\u2069]/g, ''))).toEqual([
    'Take it free',
    'Buy for 1 rupee',
    'Buy for 3 rupees',
  ]);
});

test('cards and seats are known by the rules’ own tables', () => {
  expect(CARDS.size).toBe(100);
  expect([isCheck('event_101'), isCheck('event_105')]).toEqual([true, false]);
  expect(halves('event_105').map(({ lasts }) => lasts)).toEqual([false, true]);
  expect(inOrder(VIEW, 0).map(({ seat }) => seat)).toEqual([1, 2, 0]);
  expect(inOrder(VIEW, null).map(({ seat }) => seat)).toEqual([2, 0, 1]);
});
