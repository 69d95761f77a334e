/** The position on screen with what was told since: each event that is over has put its pieces where it said. */
import type { BoardProps } from '../../boards/contract';
import type { Border, Card, Coalition, Event, Region, Shapes, Space, View } from '../../generated/games/pax_pamir';
import { CARDS } from './cards';
import { BLOCKS } from './map';

const rows = <T>(all: T[], is: (row: T) => boolean, change: (row: T) => T): T[] =>
  all.some(is) ? all.map((row) => (is(row) ? change(row) : row)) : all;
function less<T>(all: T[], one: T, count = 1): T[] {
  let left = count;
  return all.filter((other) => other !== one || left-- <= 0);
}

const land = (
  view: View,
  region: Region,
  change: (row: View['regions'][number]) => Partial<View['regions'][number]>,
) => ({
  ...view,
  regions: rows(
    view.regions,
    (row) => row.region === region,
    (row) => ({ ...row, ...change(row) }),
  ),
});
const road = (view: View, border: Border, change: (roads: Coalition[]) => Coalition[]) => ({
  ...view,
  borders: rows(
    view.borders,
    (row) => row.border === border,
    (row) => ({ ...row, roads: change(row.roads) }),
  ),
});
const spies = (view: View, card: Card, change: (spies: number[]) => number[]) => ({
  ...view,
  courts: rows(
    view.courts,
    (row) => row.card === card,
    (row) => ({ ...row, spies: change(row.spies) }),
  ),
});
const pool = (view: View, coalition: Coalition, by: number) => ({
  ...view,
  pool: rows(
    view.pool,
    (row) => row.coalition === coalition,
    (row) => ({ ...row, blocks: row.blocks + by }),
  ),
});
const gone = (view: View, card: Card) => ({ ...view, courts: view.courts.filter((row) => row.card !== card) });

function joined(view: View, seat: number, card: Card, left: boolean): View {
  const printed = CARDS.get(card);
  if (!printed) return view;
  const { icons: _, ...shown } = printed;
  const row = { ...shown, seat, spies: [], hostage_taker: null, used: false, bonus: false, leveraged: false };
  const own = view.courts.filter((one) => one.seat === seat);
  const others = view.courts.filter((one) => one.seat !== seat);
  const courts = [...others, ...(left ? [row, ...own] : [...own, row])];
  return { ...view, courts, hand: view.hand.filter((one) => one.card !== card) };
}

const isRegion = (view: View, space: Space): space is Region => view.regions.some(({ region }) => region === space);

function after(view: View, event: Event): View {
  switch (event.event) {
    case 'bought': {
      const sold = (slot: View['market'][number]) => slot.card?.card === event.card;
      return {
        ...view,
        market: rows(view.market, sold, (slot) => ({ ...slot, card: null, rupees: 0, barred: false })),
      };
    }
    case 'played':
      return joined(view, event.seat, event.card, event.side === 'left');
    case 'burnt_court':
    case 'betrayed':
      return gone(view, event.card);
    case 'placed_army': {
      const { coalition } = event;
      return pool(
        land(view, event.region, ({ armies }) => ({ armies: [...armies, coalition] })),
        coalition,
        -1,
      );
    }
    case 'placed_road':
      return pool(
        road(view, event.border, (roads) => [...roads, event.coalition]),
        event.coalition,
        -1,
      );
    case 'placed_tribe':
      return land(view, event.region, ({ tribes }) => ({ tribes: [...tribes, event.seat] }));
    case 'placed_spy':
    case 'saved_spy':
      return spies(view, event.card, (all) => [...all, event.seat]);
    case 'lifted_block': {
      const { space, coalition } = event;
      const lifted = isRegion(view, space)
        ? land(view, space, ({ armies }) => ({ armies: less(armies, coalition) }))
        : road(view, space as Border, (roads) => less(roads, coalition));
      return pool(lifted, coalition, 1);
    }
    case 'lifted_tribe':
      return land(view, event.region, ({ tribes }) => ({ tribes: less(tribes, event.seat) }));
    case 'lifted_spy':
      return spies(view, event.card, (all) => less(all, event.seat));
    case 'moved_army': {
      const { coalition } = event;
      const left = land(view, event.source, ({ armies }) => ({ armies: less(armies, coalition) }));
      return land(left, event.region, ({ armies }) => ({ armies: [...armies, coalition] }));
    }
    case 'moved_tribe': {
      const left = land(view, event.source, ({ tribes }) => ({ tribes: less(tribes, event.seat) }));
      return land(left, event.region, ({ tribes }) => ({ tribes: [...tribes, event.seat] }));
    }
    case 'moved_spy': {
      const left = spies(view, event.origin, (all) => less(all, event.seat));
      return spies(left, event.card, (all) => [...all, event.seat]);
    }
    case 'removed_army':
      return pool(
        land(view, event.region, ({ armies }) => ({ armies: less(armies, event.coalition) })),
        event.coalition,
        1,
      );
    case 'removed_road':
      return pool(
        road(view, event.border, (roads) => less(roads, event.coalition)),
        event.coalition,
        1,
      );
    case 'removed_tribe':
      return land(view, event.region, ({ tribes }) => ({ tribes: less(tribes, event.target) }));
    case 'removed_spy':
      return spies(view, event.card, (all) => less(all, event.target));
    case 'lost_tribes':
      return land(view, event.region, ({ tribes }) => ({ tribes: less(tribes, event.seat, event.count) }));
    case 'swept':
      return land(view, event.region, () => ({ tribes: [], armies: [], ruler: null }));
    case 'took_rule':
      return land(view, event.region, () => ({ ruler: event.seat }));
    case 'lost_rule':
      return land(view, event.region, () => ({ ruler: null }));
    case 'blocks_cleared':
      return {
        ...view,
        regions: view.regions.map((row) => ({ ...row, armies: [] })),
        borders: view.borders.map((row) => ({ ...row, roads: [] })),
        pool: view.pool.map((row) => ({ ...row, blocks: BLOCKS })),
      };
    default:
      return view;
  }
}

export const unfolded = (view: View, events: readonly Event[]): View => events.reduce(after, view);

/** The same for a part of the board, which draws the scene that is played over it. */
export function told<P extends BoardProps<Shapes>>(props: P): P {
  const over = props.stage.begun.slice(0, -1);
  return over.length ? { ...props, view: unfolded(props.view, over) } : props;
}
