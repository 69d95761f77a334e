/** What is printed on every card, from the rules' own tables. */
import abilities from '../../../../src/meydan/games/pax_pamir/data/abilities.json';
import court from '../../../../src/meydan/games/pax_pamir/data/court.json';
import happenings from '../../../../src/meydan/games/pax_pamir/data/events.json';
import type { Ability, Card, Happening, View } from '../../generated/games/pax_pamir';

export type Slot = View['market'][number];
export type Courtier = View['courts'][number];
export type Player = View['players'][number];
/** A court card as printed. */
type Shown = NonNullable<Slot['card']>;
export type Court = {
  [key in keyof Shown]: key extends 'patriot' | 'prize' | 'ability' ? Shown[key] : NonNullable<Shown[key]>;
};

const abilityOf = (number: number): Ability | null =>
  (abilities.abilities.find(({ cards }) => cards.includes(number))?.id as Ability | undefined) ?? null;

export const CARDS = new Map<Card, Court>(
  court.cards.map((card) => {
    const id = `court_${card.number}` as Card;
    return [
      id,
      {
        card: id,
        suit: card.suit as Court['suit'],
        rank: card.rank,
        region: card.region as Court['region'],
        patriot: card.patriot as Court['patriot'],
        prize: card.prize as Court['prize'],
        icons: card.impact_icons as Court['icons'],
        deeds: card.actions as Court['deeds'],
        ability: abilityOf(card.number),
      },
    ];
  }),
);

const EVENTS = new Map(happenings.events.map((event) => [`event_${event.number}`, event]));
export const isCheck = (card: Card): boolean => EVENTS.get(card)?.kind === 'dominance_check';

/** Public Withdrawal lies in the market and is never for sale: it says so itself. */
export const UNSOLD: Card = 'event_111';

const HALVES = ['if_discarded', 'if_purchased'] as const;

/** The two halves of an event, the one that acts when it is discarded first; whether each lasts until the next check. */
export const halves = (card: Card): { id: Happening; lasts: boolean }[] =>
  HALVES.map((half) => ({
    id: `${card}_${half}` as Happening,
    lasts: EVENTS.get(card)?.lasting.includes(half) ?? false,
  }));
