import { expect, test } from 'vitest';
import { kinds } from '../src/generated/games/risk';
import { apart, platePlace } from '../src/games/risk/labels';
import { arrow, CONTINENTS, isPlace, PLACE, PLACES, SEA, under } from '../src/games/risk/map';

test('every territory is drawn round its badge', () => {
  expect(kinds.territory).toBe('territory');
  expect(PLACES).toHaveLength(42);
  for (const { id, x, y } of PLACES) expect(under(x, y), id).toBe(id);
  expect(under(5, 595)).toBeNull();
});

test('continents have their members and what they bring', () => {
  expect(CONTINENTS.map(({ members }) => members.length)).toEqual([9, 4, 7, 6, 12, 4]);
  expect(CONTINENTS.find(({ id }) => id === 'asia')?.bonus).toBe(7);
});

test('an arrow over the edge of the world is drawn in two parts', () => {
  const parts = (line: string) => line.split('M').length - 1;
  expect(parts(arrow('alaska', 'kamchatka').line)).toBe(2);
  expect(parts(arrow('alaska', 'alberta').line)).toBe(1);
  expect(SEA).toContain(`M${PLACE.alaska.x} ${PLACE.alaska.y}L2 90`);
});

test('the odds of no attack stand on a badge where there is room beside it', () => {
  const world = { x: 0, y: 0, w: 1000, h: 606 };
  const [left, top, right, bottom] = platePlace(arrow('alberta', 'western_us').middle, world, 0.4);
  for (const { x, y } of PLACES) expect(apart([left, top, right, bottom], [x - 5, y - 5, x + 5, y + 5])).toBe(true);
});

test('a word is a place or it is not', () => {
  expect([isPlace('alaska'), isPlace('duke'), isPlace(null), isPlace(undefined)]).toEqual([true, false, false, false]);
});
