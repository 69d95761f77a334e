/** How each thing that happens at a Risk table is told, and where the turns begin in its log. */
import type { Event, Shapes, Territory, View } from '../../generated/games/risk';
import type { ChapterOf, Light, Move, Scene, SceneOf } from '../../lib/stage.svelte';

const place = (id: Territory) => `territory-${id}`;
const seat = (number: number) => `seat-${number}`;
/** The dice fall, are sorted, and are read. */
const THROW = 1500;

const troops = (from: string, to: string, count: number, whose: number): Move => ({
  what: 'troop',
  from,
  to,
  count,
  seat: whose,
});
const fight = (source: Territory, target: Territory): Light[] => [
  { id: place(source), tone: 'source' },
  { id: place(target), tone: 'target' },
];

/** Where the troops came from that are now in a captured territory: its neighbour that has fewer than before. */
function left(before: View, after: View, territory: Territory): Territory | null {
  const fewer = before.board.find(
    (one, k) => one.territory !== territory && after.board[k]!.army === one.army && after.board[k]!.troops < one.troops,
  );
  return fewer?.territory ?? null;
}

export const scene: SceneOf<Shapes> = (event, before, after): Scene | null => {
  switch (event.event) {
    case 'claimed':
      return {
        lights: [{ id: place(event.territory), tone: 'gain' }],
        moves: [troops(seat(event.seat), place(event.territory), 1, event.seat)],
        ms: 450,
      };
    case 'placed':
    case 'fed_neutral':
      return {
        lights: [{ id: place(event.territory), tone: 'gain' }],
        moves: [troops(seat(event.seat), place(event.territory), event.troops, event.seat)],
        ms: 650,
      };
    case 'placed_rest':
      return {
        lights: event.territories.map((id) => ({ id: place(id), tone: 'gain' as const })),
        moves: event.territories.map((id) => troops(seat(event.seat), place(id), 1, event.seat)),
        ms: 1100,
      };
    case 'got_territories':
      return { lights: event.territories.map((id) => ({ id: place(id), tone: 'gain' as const })), ms: 900 };
    case 'reinforced':
      return { lights: [{ id: seat(event.seat), tone: 'gain' }], ms: 600 };
    case 'attacked':
      return { lights: fight(event.source, event.target), ms: 600 };
    case 'rolled':
      return { lights: fight(event.source, event.target), ms: THROW };
    case 'captured':
      return { lights: [{ id: place(event.territory), tone: 'gain' }], ms: 800 };
    case 'moved_in': {
      const source = left(before, after, event.territory);
      const moves = source ? [troops(place(source), place(event.territory), event.troops, event.seat)] : [];
      return { lights: [{ id: place(event.territory), tone: 'gain' }], moves, ms: 600 };
    }
    case 'moved':
      return {
        lights: [
          { id: place(event.source), tone: 'source' },
          { id: place(event.target), tone: 'gain' },
        ],
        moves: [troops(place(event.source), place(event.target), event.troops, event.seat)],
        ms: 800,
      };
    case 'laid':
    case 'traded':
    case 'took_back':
      return { lights: [{ id: seat(event.seat), tone: event.event === 'traded' ? 'gain' : 'source' }], ms: 800 };
    case 'drew':
      return {
        lights: [{ id: seat(event.seat), tone: 'gain' }],
        moves: [{ what: 'card', from: 'deck', to: seat(event.seat), count: 1 }],
        ms: 600,
      };
    case 'eliminated':
      return { lights: [{ id: seat(event.other), tone: 'loss' }], ms: 1200 };
    case 'took_cards':
      return {
        lights: [{ id: seat(event.seat), tone: 'gain' }],
        moves: [{ what: 'card', from: seat(event.other), to: seat(event.seat), count: event.count }],
        ms: 800,
      };
    default:
      return null;
  }
};

/** A turn begins with its troops. */
export const chapter: ChapterOf<Event> = (event) => (event.event === 'reinforced' ? { seat: event.seat } : null);
