/** How each thing that happens at a Pax Pamir table is told, and where the turns begin in its log. */
import type { Card, Coalition, Event, Region, Shapes, View } from '../../generated/games/pax_pamir';
import type { ChapterOf, Light, Move, Scene, SceneOf, Tone, WholeOf } from '../../lib/stage.svelte';
import { COALITIONS } from './looks';

/** What the board needs of the position that is coming, of Wakhan: the back beside her card, and whose side she takes. */
export interface Show {
  back: View['ai_back'];
  side: Coalition | null;
}

const seat = (number: number) => `seat-${number}`;
const card = (id: Card) => `card-${id}`;
const land = (id: Region) => `region-${id}`;
const light = (id: string, tone: Tone): Light => ({ id, tone });
const coins = (from: string, to: string, count: number): Move => ({ what: 'coin', from, to, count });
const block = (from: string, to: string, coalition: Coalition): Move => ({
  what: 'block',
  from,
  to,
  count: 1,
  colour: COALITIONS[coalition].fill,
});
const cylinder = (from: string, to: string, whose: number, count = 1): Move => ({
  what: 'cylinder',
  from,
  to,
  count,
  seat: whose,
});

/** The cards left of one that is bought get its price. */
function paidOnto(view: View, bought: Card, cost: number, from: string): Move[] {
  const at = view.market.find((slot) => slot.card?.card === bought);
  if (!at || !cost) return [];
  const left = view.market.filter((slot) => slot.row === at.row && slot.column < at.column && slot.card);
  return left.map((slot) => coins(from, card(slot.card!.card), Math.ceil(cost / left.length)));
}

const told: SceneOf<Shapes> = (event, before): Scene | null => {
  switch (event.event) {
    case 'card_dealt':
      return { moves: [{ what: 'card', from: 'deck', to: `slot-${event.row}-${event.column}`, count: 1 }], ms: 350 };
    case 'turn_began':
      return { lights: [light(seat(event.seat), 'source')], ms: 400 };
    case 'chose_loyalty':
    case 'changed_loyalty':
      return { lights: [light(seat(event.seat), 'gain')], ms: 800 };
    case 'bought':
      return {
        lights: [light(card(event.card), 'gain')],
        moves: [
          ...paidOnto(before, event.card, event.cost, seat(event.seat)),
          ...(event.taken ? [coins(card(event.card), seat(event.seat), event.taken)] : []),
        ],
        ms: 1100,
      };
    case 'showed':
      return { lights: [light(card(event.card), 'source')], ms: 700 };
    case 'played':
      return {
        lights: [light(seat(event.seat), 'gain')],
        moves: [{ what: 'card', from: seat(event.seat), to: `court-${event.seat}`, count: 1 }],
        ms: 900,
      };
    case 'acted':
      return { lights: [light(card(event.card), 'source')], ms: 700 };
    case 'bribed':
      return { moves: [coins(seat(event.seat), seat(event.target), event.rupees)], ms: 800 };
    case 'paid_cost':
      return { moves: [coins(seat(event.seat), 'market', event.rupees)], ms: 700 };
    case 'leveraged':
    case 'got_rupees':
      return { moves: [coins('deck', seat(event.seat), event.rupees)], ms: 600 };
    case 'paid_leverage':
      return { moves: [coins(seat(event.seat), 'deck', event.rupees)], ms: 600 };
    case 'taxed_card':
      return {
        lights: [light(card(event.card), 'loss')],
        moves: [coins(card(event.card), seat(event.seat), 1)],
        ms: 550,
      };
    case 'taxed_player':
      return {
        lights: [light(seat(event.target), 'loss')],
        moves: [coins(seat(event.target), seat(event.seat), 1)],
        ms: 700,
      };
    case 'betrayed':
      return { lights: [light(card(event.card), 'loss'), light(seat(event.seat), 'source')], ms: 1100 };
    case 'took_prize':
      return { moves: [{ what: 'card', from: card(event.card), to: seat(event.seat), count: 1 }], ms: 800 };
    case 'burnt_court':
    case 'burnt_bought':
      return { lights: [light(card(event.card), 'loss')], ms: 700 };
    case 'suit_favoured':
      return { lights: [light(`suit-${event.suit}`, 'gain')], ms: 800 };
    case 'placed_army':
      return {
        lights: [light(land(event.region), 'gain')],
        moves: [block(seat(event.seat), land(event.region), event.coalition)],
        ms: 650,
      };
    case 'placed_road':
      return {
        lights: [light(`border-${event.border}`, 'gain')],
        moves: [block(seat(event.seat), `border-${event.border}`, event.coalition)],
        ms: 650,
      };
    case 'placed_tribe':
      return {
        lights: [light(land(event.region), 'gain')],
        moves: [cylinder(seat(event.seat), land(event.region), event.seat)],
        ms: 650,
      };
    case 'placed_spy':
    case 'saved_spy':
      return {
        lights: [light(card(event.card), 'gain')],
        moves: [cylinder(seat(event.seat), card(event.card), event.seat)],
        ms: 650,
      };
    case 'took_rule':
      return { lights: [light(land(event.region), 'gain')], ms: 800 };
    case 'lost_rule':
      return { lights: [light(land(event.region), 'loss')], ms: 700 };
    case 'gave_gift':
      return {
        lights: [light(seat(event.seat), 'gain')],
        moves: [cylinder(seat(event.seat), `gifts-${event.seat}`, event.seat)],
        ms: 700,
      };
    case 'moved_army':
      return {
        lights: [light(land(event.source), 'source'), light(land(event.region), 'gain')],
        moves: [block(land(event.source), land(event.region), event.coalition)],
        ms: 800,
      };
    case 'moved_tribe':
      return {
        lights: [light(land(event.source), 'source'), light(land(event.region), 'gain')],
        moves: [cylinder(land(event.source), land(event.region), event.seat)],
        ms: 800,
      };
    case 'moved_spy':
      return {
        lights: [light(card(event.origin), 'source'), light(card(event.card), 'gain')],
        moves: [cylinder(card(event.origin), card(event.card), event.seat)],
        ms: 750,
      };
    case 'removed_army':
      return {
        lights: [light(land(event.region), 'loss')],
        moves: [block(land(event.region), `coalition-${event.coalition}`, event.coalition)],
        ms: 800,
      };
    case 'removed_road':
      return {
        lights: [light(`border-${event.border}`, 'loss')],
        moves: [block(`border-${event.border}`, `coalition-${event.coalition}`, event.coalition)],
        ms: 800,
      };
    case 'removed_tribe':
      return {
        lights: [light(land(event.region), 'loss')],
        moves: [cylinder(land(event.region), seat(event.target), event.target)],
        ms: 800,
      };
    case 'removed_spy':
      return {
        lights: [light(card(event.card), 'loss')],
        moves: [cylinder(card(event.card), seat(event.target), event.target)],
        ms: 800,
      };
    case 'lost_tribes':
      return {
        lights: [light(land(event.region), 'loss')],
        moves: [cylinder(land(event.region), seat(event.seat), event.seat, event.count)],
        ms: 800,
      };
    case 'swept':
      return { lights: [light(land(event.region), 'loss')], ms: 1100 };
    case 'check_succeeded':
    case 'check_failed':
      return { ms: 1600 };
    case 'scored':
      return { lights: [light(seat(event.seat), event.points ? 'gain' : 'source')], ms: event.points ? 1000 : 500 };
    case 'wakhan_drew':
      return { lights: [light(seat(event.seat), 'source')], ms: 2200 };
    case 'wakhan_skipped':
    case 'wakhan_passed_over':
      return { lights: [light(seat(event.seat), 'source')], ms: 900 };
    case 'wakhan_chose_card':
      return { lights: [light(card(event.card), 'source')], ms: 700 };
    case 'wakhan_chose_region':
      return { lights: [light(land(event.region), 'source')], ms: 700 };
    case 'wakhan_chose_player':
      return { lights: [light(seat(event.target), 'source')], ms: 700 };
    case 'wakhan_followed':
    case 'wakhan_ambition':
      return { lights: [light(seat(event.seat), 'source')], ms: 1600 };
    default:
      return null;
  }
};

/** Where nothing better is said: whoever does it. */
const plain = (event: Event): Scene => ({
  lights: 'seat' in event ? [light(seat(event.seat), 'source')] : [],
  ms: 500,
});

export const scene: SceneOf<Shapes, Show> = (event, before, after) => {
  const one = told(event, before, after);
  if (!after.ai_card) return one ? { ...one, show: undefined } : null;
  return { ...(one ?? plain(event)), show: { back: after.ai_back, side: after.players.at(-1)?.loyalty ?? null } };
};

export const chapter: ChapterOf<Event> = (event) => (event.event === 'turn_began' ? { seat: event.seat } : null);

/** Wakhan's turn is always told to its end: nobody sees her think. */
export const whole: WholeOf<Event> = (event) => event.event === 'wakhan_drew';
