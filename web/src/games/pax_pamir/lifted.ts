/** The card that somebody is about to buy or play: what is known of it before the answer is given. */
import type { BoardProps } from '../../boards/contract';
import type { Card, Coalition, Region, Shapes, Yield } from '../../generated/games/pax_pamir';

export interface Lifted {
  verb: 'buy' | 'play';
  card: Card;
  region: Region | null;
  yields: Yield[];
  /** Of a purchase: what it costs, what lies on it, and what is left then. */
  cost: number | null;
  taken: number;
  left: number;
  /** The cards its price is laid on, and how much on each. */
  onto: Card[];
  each: number;
  bribe: number;
  target: number | null;
  /** The coalition one would join. */
  joins: Coalition | null;
  lost: number;
  /** Who would rule its region then. */
  rule: Rule | null;
  ruler: number | null;
}

export type Rule = 'won' | 'lost' | 'theirs' | 'nobody' | 'same';

/** Null unless the one answer that is left buys or plays a card. */
export function lifted({ play, stage }: BoardProps<Shapes>): Lifted | null {
  const [action, more] = play.candidates;
  if (stage.event || more || !action || !play.picked.length) return null;
  if (action.verb !== 'buy' && action.verb !== 'play') return null;
  const figures = play.brings(action)?.figures ?? {};
  const number = (key: string) => (typeof figures[key] === 'number' ? figures[key] : 0);
  return {
    verb: action.verb,
    card: action.card,
    region: (figures.region as Region | undefined) ?? null,
    yields: (figures.yields as Yield[] | undefined) ?? [],
    cost: action.verb === 'buy' ? number('cost') : null,
    taken: number('taken'),
    left: number('left'),
    onto: (figures.cards as Card[] | undefined) ?? [],
    each: number('each'),
    bribe: number('bribe'),
    target: typeof figures.target === 'number' && number('bribe') ? figures.target : null,
    joins: figures.turns === true ? (figures.coalition as Coalition) : null,
    lost: number('favour_count'),
    rule: (figures.rule as Rule | undefined) ?? null,
    ruler: typeof figures.ruler === 'number' ? figures.ruler : null,
  };
}
