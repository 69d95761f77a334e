import { expect, test } from 'vitest';
import { kinds } from '../src/generated/games/risk';
import { apart, covered, grown, GROWN, names, platePlace, type Lettering } from '../src/games/risk/labels';
import { need, speak } from '../src/lib/text.svelte';
import { arrow, CONTINENTS, isPlace, PLACE, PLACES, SEA, under } from '../src/games/risk/map';
import { shortName, widthOf } from '../src/games/risk/words';
import { OUTLINES } from '../src/games/risk/outlines';
import data from '../../src/meydan/games/risk/data/map.json';

test('every territory is drawn round its badge', () => {
  expect(kinds.territory).toBe('territory');
  expect(PLACES).toHaveLength(42);
  for (const { id, x, y } of PLACES) expect(under(x, y), id).toBe(id);
  expect(under(5, 595)).toBeNull();
});

test('a corner on the border of a neighbour is a corner of the neighbour too', () => {
  const lands = Object.values(OUTLINES).map(({ outline }) => outline);
  const corners = lands.flat();
  const known = (land: (typeof lands)[0], [x, y]: (typeof corners)[0]) => land.some(([a, b]) => a === x && b === y);
  for (const land of lands)
    land.forEach(([c, d], k) => {
      const [a, b] = land.at(k - 1)!;
      const length = Math.hypot(c - a, d - b);
      const onIt = corners.filter(([x, y]) => {
        const along = ((x - a) * (c - a) + (y - b) * (d - b)) / length ** 2;
        return along > 0 && along < 1 && Math.abs((c - a) * (y - b) - (d - b) * (x - a)) / length < 0.4;
      });
      expect(onIt.filter((corner) => !known(land, corner))).toEqual([]);
    });
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

const WORLD = { x: 0, y: 0, w: 1000, h: 606 };
const ATTACKS = (data.links as string[][]).flatMap(([a, b]) =>
  isPlace(a) && isPlace(b) ? [[a, b] as const, [b, a] as const] : [],
);

test('the odds of no attack stand on a badge, nor far from the arrow', () => {
  expect(ATTACKS).toHaveLength(166);
  for (const scale of [0.7, 0.79, 1.05, 1.5])
    for (const [source, target] of ATTACKS) {
      const unit = 1 / scale;
      const { middle, along } = arrow(source, target, unit);
      const plate = platePlace(middle, WORLD, unit, [source, target], covered(along, unit));
      const half = 12 * unit;
      for (const { id, x, y } of PLACES)
        expect(apart(plate, [x - half, y - half, x + half, y + half]), `${source} ${target}: ${id}`).toBe(true);
      const away = Math.hypot((plate[0] + plate[2]) / 2 - middle[0], (plate[1] + plate[3]) / 2 - middle[1]);
      expect(away, `${source} ${target}`).toBeLessThan(120 * unit);
    }
});

test.each(['fa', 'en'] as const)('a name off its land stands by its own badge: %s', async (lang) => {
  await need('risk');
  await speak(lang);
  for (const scale of [0.6, 0.7, 0.79, 1.05]) {
    const unit = 1 / scale;
    const labels = names({ nameOf: shortName, widthOf, size: 12.4 * unit, unit, taken: [] });
    const shown = labels.filter(({ hidden }) => !hidden);
    expect(shown.length).toBeGreaterThan(scale < 0.7 ? 36 : 38);
    for (const { id, box, on } of shown) {
      const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
      const own = Math.hypot(PLACE[id].x - x, PLACE[id].y - y);
      if (on === id) continue;
      for (const one of PLACES)
        if (one.id !== id) expect(Math.hypot(one.x - x, one.y - y) + 2 * unit, `${id}, ${one.id}`).toBeGreaterThan(own);
    }
  }
});

test('the names of two that fight lie under neither badge, on no arrow, and not on each other', () => {
  const unit = 1 / 0.79; // 1280 × 720
  const lettering: Lettering = { nameOf: shortName, widthOf, size: 11.3 * unit, unit, taken: [] };
  const labels = names(lettering);
  for (const [source, target] of ATTACKS) {
    const way = arrow(source, target, unit);
    const along = covered(way.along, unit);
    const own = labels.filter(({ id }) => id === source || id === target).map(({ box }) => box);
    const taken = [...along, platePlace(way.middle, WORLD, unit, [source, target], [...along, ...own])];
    const [a, b] = grown({ ...lettering, taken }, labels, [source, target], WORLD);
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
