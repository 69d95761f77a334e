/** How the events of Coup are told, and where the turns of its log begin. */
import type { Event, Seat, Shapes } from '../../generated/games/coup';
import type { ChapterOf, Light, Move, Scene, SceneOf } from '../../lib/stage.svelte';
import { payment } from './coins';

/** Long enough to read who claims what, and of whom. */
const CLAIM = 1100;
const PROOF = 2400;
/** One arc, the next a moment later, at most five; then the figures are read. */
const ARC = 360;
const APART = 60;
const MOST = 5;
const READ = 640;

const flight = (count: number): number => ARC + APART * (Math.min(count, MOST) - 1) + READ;
const at = (seat: Seat | null): string => (seat === null ? 'treasury' : `seat-${seat}`);
const cards = (from: string, to: string, count: number): Move => ({ what: 'card', from, to, count });
/** Who does it, and to whom. */
const lightsOf = (event: Event): Light[] => [
  ...('seat' in event && event.seat !== null ? [{ id: at(event.seat), tone: 'source' as const }] : []),
  ...('target' in event && event.target !== null ? [{ id: at(event.target), tone: 'target' as const }] : []),
];

export const scene: SceneOf<Shapes> = (event) => {
  const paid = payment(event);
  const coins: Move[] = paid?.coins ? [{ what: 'coin', from: at(paid.from), to: at(paid.to), count: paid.coins }] : [];
  const told = (ms: number, ...moves: Move[]): Scene => ({
    lights: lightsOf(event),
    moves: [...coins, ...moves],
    ms,
  });
  switch (event.event) {
    case 'dealt':
      return told(420, cards('court', at(event.seat), event.count));
    case 'kept':
      return told(420);
    case 'took_income':
    case 'took_foreign_aid':
    case 'collected_tax':
    case 'stole':
    case 'refunded':
    case 'left_coins':
      return told(flight(event.coins));
    case 'wanted_foreign_aid':
    case 'claimed_tax':
    case 'claimed_steal':
    case 'claimed_exchange':
    case 'claimed_assassination':
    case 'blocked':
      return told(CLAIM);
    case 'launched_coup':
      return told(1400);
    case 'challenged':
      return told(1300);
    case 'showed':
      return told(PROOF);
    case 'replaced':
      return told(900, cards('claim', 'court', 1), cards('court', at(event.seat), 1));
    case 'folded':
      return told(1600);
    case 'turned_up':
      return told(1400);
    case 'drew':
      return told(800, cards('court', at(event.seat), event.count));
    case 'returned':
      return told(800, cards(at(event.seat), 'court', event.count));
    case 'assassinated':
    case 'block_held':
    case 'went_out':
      return told(900);
    default:
      return null;
  }
};

const TURNS: Event['event'][] = [
  'took_income',
  'wanted_foreign_aid',
  'launched_coup',
  'claimed_tax',
  'claimed_assassination',
  'claimed_steal',
  'claimed_exchange',
];

/** A turn is one action, and begins with it. */
export const chapter: ChapterOf<Event> = (event) =>
  TURNS.includes(event.event) && 'seat' in event ? { seat: event.seat } : null;
