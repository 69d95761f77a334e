/** Coins and cards that change hands: where they go, and what everybody has while that is told. */
import type { BoardProps } from '../../boards/contract';
import type { Character, Event, Seat, Shapes } from '../../generated/games/coup';
import { again } from './story';

/** Null is the Treasury. */
export interface Payment {
  from: Seat | null;
  to: Seat | null;
  coins: number;
}

export function payment(event: Event): Payment | null {
  switch (event.event) {
    case 'took_income':
    case 'took_foreign_aid':
    case 'collected_tax':
    case 'refunded':
      return { from: null, to: event.seat, coins: event.coins };
    case 'launched_coup':
    case 'claimed_assassination':
    case 'left_coins':
      return { from: event.seat, to: null, coins: event.coins };
    case 'stole':
      return { from: event.target, to: event.seat, coins: event.coins };
    default:
      return null;
  }
}

/** What somebody has while a scene is played. `was`: the figure before it, where it changes. */
export interface Holding {
  coins: number;
  was: number | null;
  /** Cards turned up, the newest first: where a card was turned it stays. */
  up: Character[];
  influence: number;
  /** Cards that were turned up since the position, the newest last. */
  lost: Character[];
  /** The card that is being turned up now. */
  turning: boolean;
}

const change = (event: Event, seat: Seat): number => {
  const paid = payment(event);
  return paid ? (paid.to === seat ? paid.coins : 0) - (paid.from === seat ? paid.coins : 0) : 0;
};

export function holding(props: Pick<BoardProps<Shapes>, 'view' | 'events' | 'stage' | 'prompt'>, seat: Seat): Holding {
  const player = props.view.players[seat]!;
  const { event, begun } = props.stage;
  const fresh = again(props) ? [] : begun;
  const coins = fresh.reduce((sum, one) => sum + change(one, seat), player.coins);
  const now = fresh.length && event ? change(event, seat) : 0;
  const lost = fresh.flatMap((one) => (one.event === 'turned_up' && one.seat === seat ? [one.character] : []));
  return {
    coins,
    was: now ? coins - now : null,
    up: [...player.up, ...lost].reverse(),
    influence: player.influence - lost.length,
    lost,
    turning: event?.event === 'turned_up' && event.seat === seat,
  };
}

/** One card of a hand, at its place on the table. */
export interface Slot {
  character: Character;
  up: boolean;
}

/** The hand as it lies: a card that stays keeps its place, one that is turned up is turned there, a new one fills a gap. */
export function laid(before: Slot[], hand: Character[], up: Character[]): Slot[] {
  const rest = { hidden: [...hand], open: [...up] };
  const take = (from: Character[], character: Character): boolean => {
    const at = from.indexOf(character);
    if (at >= 0) from.splice(at, 1);
    return at >= 0;
  };
  const kept = before.map((slot) => {
    if (take(slot.up ? rest.open : rest.hidden, slot.character)) return slot;
    return !slot.up && take(rest.open, slot.character) ? { ...slot, up: true } : null;
  });
  const fresh = [
    ...rest.hidden.map((character) => ({ character, up: false })),
    ...rest.open.map((character) => ({ character, up: true })),
  ];
  return [...kept.map((slot) => slot ?? fresh.shift() ?? null), ...fresh].filter((slot) => slot !== null);
}
