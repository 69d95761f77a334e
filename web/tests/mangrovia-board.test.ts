import { expect, test, vi } from 'vitest';
import type data from '../../src/meydan/games/mangrovia/data/board.json';

/** The same island turned over its diagonal, half as large again, with other jetties. */
vi.mock('../../src/meydan/games/mangrovia/data/board.json', async (load) => {
  const other = structuredClone(await load<{ default: typeof data }>()).default;
  for (const space of other.spaces) [space.x, space.y] = [space.y * 1.5, space.x * 1.5];
  for (const path of other.paths) path.kind = path.kind === 'vertical' ? 'horizontal' : 'vertical';
  other.jetties.reverse();
  other.amulet_track.pop();
  return { default: other };
});

test('another board file gives another picture', async () => {
  const { AMULET_TRACK, ARCHIPELAGO, HALF, ISLAND, PLACE, POLES, ROCK, STATUES, STONES, TRACK } = await import(
    '../src/games/mangrovia/map'
  );
  const { ICONS_AT } = await import('../src/games/mangrovia/words');
  expect(PLACE.P21).toEqual({ x: 190 * 1.5, y: 280 * 1.5 });
  expect(STATUES.find(({ id }) => id === 'A')).toMatchObject({ y: PLACE.P11.y, end: PLACE.T17 });
  expect(STATUES.find(({ id }) => id === 'E')).toMatchObject({ x: PLACE.P11.x, end: PLACE.S71 });
  expect(STONES).toEqual({ x: 280 * 1.5, y: 640 * 1.5 });
  expect(POLES).toEqual({ x: 640 * 1.5, y: 280 * 1.5 });
  expect(ICONS_AT[1]).toEqual([['bird', 'bird', 'first']]);
  expect(AMULET_TRACK).toHaveLength(5);
  for (const { x, y } of [...Object.values(PLACE), ...STATUES]) {
    for (const { x: left, y: top, w, h } of [ROCK, TRACK, ARCHIPELAGO])
      expect(x + HALF > left && x - HALF < left + w && y + HALF > top && y - HALF < top + h, `${x} ${y} ${left} ${top}`).toBe(false);
    expect(x - HALF).toBeGreaterThan(ISLAND.x);
    expect(y + HALF).toBeLessThan(ISLAND.y + ISLAND.h);
  }
});
