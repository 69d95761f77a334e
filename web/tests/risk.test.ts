import { expect, test } from 'vitest';
import { kinds } from '../src/generated/games/risk';
import { apart, grown, GROWN, names, platePlace, type Lettering, type Rect } from '../src/games/risk/labels';
import { arrow, CONTINENTS, isPlace, PLACE, PLACES, SEA, under } from '../src/games/risk/map';
import { shortName, widthOf } from '../src/games/risk/words';
import data from '../../src/meydan/games/risk/data/map.json';

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

test('the names of two that fight lie under neither badge, on no arrow, and not on each other', () => {
  const unit = 1 / 0.79; // 1280 × 720
  const world = { x: 0, y: 0, w: 1000, h: 606 };
  const lettering: Lettering = { nameOf: shortName, widthOf, size: 11.3 * unit, unit, taken: [] };
  const labels = names(lettering);
  for (const [one, other] of data.links as string[][])
    for (const [source, target] of [
      [one, other],
      [other, one],
    ]) {
      if (!isPlace(source) || !isPlace(target)) throw new Error(`${source} or ${target} is no place`);
      const way = arrow(source, target, unit);
      const along = way.along.map(([x, y]): Rect => [x - 6 * unit, y - 6 * unit, x + 6 * unit, y + 6 * unit]);
      const taken = [...along, platePlace(way.middle, world, unit)];
      const [a, b] = grown({ ...lettering, taken }, labels, [source, target], world);
      const half = 11 * GROWN.badge * unit;
      for (const { x, y } of [PLACE[source], PLACE[target]])
        for (const { id, box } of [a!, b!])
          expect(apart(box, [x - half, y - half, x + half, y + half]), `${source} ${target}: ${id}`).toBe(true);
      for (const { id, box } of [a!, b!])
        for (const one of taken) expect(apart(box, one), `${source} ${target}: ${id}`).toBe(true);
      expect(apart(a!.box, b!.box), `${source} ${target}`).toBe(true);
    }
});

test('a word is a place or it is not', () => {
  expect([isPlace('alaska'), isPlace('duke'), isPlace(null), isPlace(undefined)]).toEqual([true, false, false, false]);
});
