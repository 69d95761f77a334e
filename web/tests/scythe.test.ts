import { expect, test } from 'vitest';
import { chipsOf, figuresOf, type HexView } from '../src/games/scythe/figures';
import { owed, playOf, reaches, seal, sidesOf } from '../src/games/scythe/combat';
import { BASES, HEX, HEXES, LAND, RIVERS } from '../src/games/scythe/map';
import { stakesOf } from '../src/games/scythe/stakes';
import type { Action, Prompt, View } from '../src/generated/games/scythe';
import { ENCOUNTERS, FACTIONS, FACTORY, gives, GOALS, MATS } from '../src/games/scythe/tables';
import { around, scaleOf } from '../src/lib/camera.svelte';
import { placed } from '../src/games/scythe/beside';

const EMPTY: HexView = {
  place: 'forest_1',
  owner: 0,
  controller: 0,
  characters: 0,
  mechs: 0,
  workers: 0,
  raiders: 0,
  raid_workers: 0,
  raid_food: 0,
  raid_metal: 0,
  raid_oil: 0,
  raid_wood: 0,
  food: 0,
  metal: 0,
  oil: 0,
  wood: 0,
  structure: null,
  builder: null,
  token: false,
};

test('the board has its hexes, bases and rivers', () => {
  expect([HEXES.length, LAND.length, BASES.length]).toEqual([54, 47, 7]);
  expect([HEX.factory.x, HEX.factory.y]).toEqual([0, 0]);
  expect(RIVERS.split('M').length - 1).toBe(32);
});

test('what the box says is read from the rules', () => {
  expect(MATS.industrial.columns.map(({ section }) => section)).toEqual(['bolster', 'produce', 'move', 'trade']);
  expect([gives('move_units', []), gives('move_units', ['move_units']), gives(null, [])]).toEqual([2, 3, 2]);
  expect([FACTIONS.polania.look, FACTIONS.saxony.look]).toEqual([6, 7]);
  expect(Object.keys(ENCOUNTERS)).toHaveLength(28);
  expect(FACTORY.number_1.cost).toHaveLength(2);
});

test('two workers stand side by side, more of them have a count, and many pieces make two rows', () => {
  expect(figuresOf({ ...EMPTY, workers: 2 }, 0, null).map(({ count }) => count)).toEqual([1, 1]);
  expect(figuresOf({ ...EMPTY, workers: 5 }, 0, null).map(({ count }) => count)).toEqual([5]);
  const crowd = figuresOf(
    { ...EMPTY, characters: 1, mechs: 2, workers: 3, structure: 'mill', builder: 1 },
    0,
    'forest_1',
  );
  expect(new Set(crowd.map(({ y }) => y)).size).toBe(2);
  expect(crowd.find(({ kind }) => kind === 'structure')?.seat).toBe(1);
});

test('who came for a combat stands on the other side', () => {
  const fight = figuresOf({ ...EMPTY, owner: 1, mechs: 1, raiders: 2, raid_workers: 1 }, 0, 'forest_1');
  expect(fight.filter(({ raids }) => raids).map(({ kind }) => kind)).toEqual(['character', 'mech', 'worker']);
  for (const { raids, x } of fight) expect(raids ? x < 0 : x > 0).toBe(true);
});

test('resources lie on chips, with what raiders brought', () => {
  const chips = chipsOf({ ...EMPTY, wood: 2, raid_wood: 1, oil: 1 });
  expect(chips.map(({ resource, count }) => [resource, count])).toEqual([
    ['oil', 1],
    ['wood', 3],
  ]);
});

test('both sides of a combat, and what each can come to', () => {
  const about = { me: 2, other: 0, place: 'forest_1', power: 9, cards: 2, other_power: 3, other_cards: 1 };
  const { own, other } = sidesOf(about as never, 0);
  expect([own.attacks, own.power, other.seat]).toEqual([false, 3, 2]);
  expect(reaches(other)).toEqual([7, 12, 17]);
  expect(reaches(own)).toEqual([3, 8]);
});

test('what a combat would bring, either way', () => {
  const hex = { ...EMPTY, owner: 1, mechs: 1, workers: 3, wood: 2, raiders: 2, raid_oil: 1 };
  const player = (seat: number, more: object) => ({
    seat,
    popularity: 2,
    goals: [],
    limits: GOALS.map(() => 2),
    abilities: [],
    ...more,
  });
  const viewOf = (more: object) =>
    ({
      board: [hex],
      players: [player(0, more), player(1, { goals: ['combat_win', 'combat_win'] })],
    }) as unknown as View;
  const side = (seat: number, attacks: boolean) => ({ seat, attacks, power: 3, cards: 1 });
  const came = { own: side(0, true), other: side(1, false) };
  expect(stakesOf(viewOf({}), 'forest_1', came)).toEqual({
    star: 1,
    theirs: 0,
    goods: 3,
    workers: 3,
    lost: 2,
    units: 2,
  });
  expect(stakesOf(viewOf({ abilities: ['camaraderie'] }), 'forest_1', came).lost).toBe(0);
  const here = { own: side(1, false), other: side(0, true) };
  expect(stakesOf(viewOf({}), 'forest_1', here)).toEqual({
    star: 0,
    theirs: 1,
    goods: 3,
    workers: 0,
    lost: 0,
    units: 4,
  });
});

test('cards chosen in any order are one answer', () => {
  const none = { verb: 'no_cards' } as const;
  const two = { verb: 'play_cards', cards: [2, 5] } as const;
  const options = [none, { ...two, cards: [...two.cards] }];
  expect(playOf(options, [5, 2])).toEqual(two);
  expect(playOf(options, [])).toEqual(none);
  expect(playOf(options, [4])).toBeNull();
});

test('a view round several boxes', () => {
  const box = around(
    [
      { x: 0, y: 0, w: 10, h: 10 },
      { x: 20, y: 5, w: 10, h: 10 },
    ],
    5,
  );
  expect(box).toEqual({ x: -5, y: -5, w: 40, h: 25 });
  expect(scaleOf(box!, { w: 80, h: 100 })).toBe(2);
  expect(around([], 5)).toBeNull();
});

const room = { w: 800, h: 800 };
const plate = { w: 240, h: 50 };
const hex = { x: 400, y: 100, w: 100, h: 120 };

test('a plate lies under its hex where nothing is there, and points at it', () => {
  const spot = placed(hex, plate, room, []);
  expect(spot).toMatchObject({ side: 'under', y: 230 });
  expect(spot.x + spot.at).toBe(450);
});

test('it gives way to what may be chosen', () => {
  const below = { box: { x: 0, y: 220, w: 800, h: 580 }, weight: 100 };
  expect(placed(hex, plate, room, [below])).toMatchObject({ side: 'over', y: 40 });
});

test('where all sides are taken it lies apart, and still inside', () => {
  const around = { box: { x: 60, y: 60, w: 740, h: 740 }, weight: 100 };
  const spot = placed(hex, plate, room, [around]);
  expect(spot).toMatchObject({ side: '', x: 8, y: 8 });
});

test('cards that were sealed with the dial are played once, when they are asked for', () => {
  const asked = (step: Prompt['step']) => ({ step, about: { place: 'factory' } }) as Prompt;
  const cards: Action[] = [{ verb: 'no_cards' }, { verb: 'play_cards', cards: [3] }];
  seal('factory', [3]);
  expect(owed({ options: [{ verb: 'set_dial', dial: 2 }] }, asked('choose_dials'))).toBeNull();
  expect(owed({ options: [] }, asked('add_cards'))).toBeNull();
  expect(owed({ options: cards }, asked('add_cards'))).toEqual(cards[1]);
  expect(owed({ options: cards }, asked('add_cards'))).toBeNull();
});
