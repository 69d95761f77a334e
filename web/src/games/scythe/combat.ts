/** A combat as one tray: dial and cards are chosen together, though the rules ask for them one after the other. */
import type { Action, Place, Prompt } from '../../generated/games/scythe';
import combat from '../../../../src/meydan/games/scythe/data/combat.json';
import type { Sides, Table } from './asking';
import { DIAL } from './tables';

const BEST = Math.max(...combat.cards.map(([value]) => value!));

/** The cards that were sealed together with the dial, until the rules ask for them. */
const sealed: { place: Place | null; cards: number[] } = { place: null, cards: [] };

export interface Side {
  seat: number;
  power: number;
  /** How many cards it may add. */
  cards: number;
  attacks: boolean;
}

export function sidesOf(about: Prompt['about'], seat: number): { own: Side; other: Side } {
  const { me, other, power, cards, other_power, other_cards } = about as unknown as Sides;
  const attacker = { seat: me, power, cards, attacks: true };
  const defender = { seat: other, power: other_power, cards: other_cards, attacks: false };
  return seat === me ? { own: attacker, other: defender } : { own: defender, other: attacker };
}

/** What a side can come to with its dial alone, and with each card more. */
export const reaches = ({ power, cards }: Side): number[] =>
  Array.from({ length: cards + 1 }, (_, k) => Math.min(DIAL, power) + k * BEST);

export const seal = (place: Place, cards: number[]): void => {
  sealed.place = place;
  sealed.cards = cards;
};

const sorted = (values: number[]) => values.toSorted((a, b) => a - b).join();

export function playOf(options: Action[], cards: number[]): Action | null {
  const wanted = sorted(cards);
  return (
    options.find((action) =>
      action.verb === 'play_cards' ? sorted(action.cards) === wanted : action.verb === 'no_cards' && !cards.length,
    ) ?? null
  );
}

/** The answer that was sealed with the dial, once it is asked for; nothing while the dial is still on its way. */
export function owed({ options }: Pick<Table, 'options'>, asked: Prompt): Action | null {
  if (asked.step !== 'add_cards' || sealed.place !== asked.about.place) return null;
  const action = playOf(options, sealed.cards);
  if (action) sealed.place = null;
  return action;
}
