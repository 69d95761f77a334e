/** What the mats, cards and tracks of the box say, from the rules' own files. */
import encounters from '../../../../src/meydan/games/scythe/data/encounters.json';
import factions from '../../../../src/meydan/games/scythe/data/factions.json';
import factory from '../../../../src/meydan/games/scythe/data/factory.json';
import mats from '../../../../src/meydan/games/scythe/data/mats.json';
import scoring from '../../../../src/meydan/games/scythe/data/scoring.json';
import type {
  Ability,
  Bonus,
  Bottom,
  Choice,
  Encounter,
  FactoryCard,
  Faction,
  Goal,
  Mat,
  Offer,
  Resource,
  Section,
  Slot,
  Structure,
} from '../../generated/games/scythe';
import { lookOfColour } from '../../lib/looks';
import { recordOf } from '../../lib/record';

export type Row = Exclude<Section, 'factory'>;

/** One column of a player mat. */
export interface Column {
  section: Row;
  bottom: Bottom;
  /** Squares of its cost, and how many of them a cube can cover. */
  cost: number;
  brackets: number;
  coins: number;
}

export const MATS: Record<Mat, { number: number; columns: Column[] }> = recordOf(
  mats.mats.map(({ id, number, columns }) => [
    id as Mat,
    {
      number,
      columns: columns.map(([section, bottom, cost, brackets, coins]) => ({
        section: section as Row,
        bottom: bottom as Bottom,
        cost: Number(cost),
        brackets: Number(brackets),
        coins: Number(coins),
      })),
    },
  ]),
);
export const BOTTOMS: Bottom[] = ['upgrade', 'deploy', 'build', 'enlist'];
export const RESOURCES: Resource[] = ['food', 'metal', 'oil', 'wood'];
export const BONUSES = Object.keys(factions.one_time_bonuses) as Bonus[];
export const ONE_TIME = factions.one_time_bonuses as Record<Bonus, number>;
export const RESOURCE_OF = mats.resource_of as Record<Bottom, Resource>;
export const ONGOING = mats.ongoing as Record<Bottom, Bonus>;
export const STRUCTURE_OF = mats.structure_of as Record<Row, Structure>;
export const STRUCTURES = Object.values(STRUCTURE_OF);
export const WORKERS = factions.pieces.workers;
export const FIRST_WORKERS = factions.pieces.workers_start_on_board;
export const PRODUCE_COST = mats.produce_cost as unknown as Record<string, [number, number, number]>;
export const TRADE_RESOURCES = mats.top.trade_resources;
export const PAYS: Record<Row, number> = {
  move: 0,
  bolster: mats.top.bolster_cost,
  trade: mats.top.trade_cost,
  produce: 0,
};

/** What a top row offers: each benefit, and the square whose cube makes it more. */
export const TOPS: Record<Row, { choice: Choice; slot: Slot | null }[]> = {
  move: [
    { choice: 'move_units', slot: 'move_units' },
    { choice: 'gain_coins', slot: 'move_coins' },
  ],
  bolster: [
    { choice: 'gain_power', slot: 'bolster_power' },
    { choice: 'draw_combat_cards', slot: 'bolster_cards' },
  ],
  trade: [
    { choice: 'gain_resources', slot: null },
    { choice: 'gain_popularity', slot: 'trade_popularity' },
  ],
  produce: [{ choice: 'produce', slot: 'produce_hexes' }],
};
const TOP = mats.top as unknown as Record<Slot, [number, number]>;
export const gives = (slot: Slot | null, upgraded: readonly Slot[]): number =>
  slot === null ? TRADE_RESOURCES : TOP[slot][upgraded.includes(slot) ? 1 : 0];

export interface FactionBox {
  look: number;
  ability: string;
  mechs: Ability[];
  riverwalk: string[];
}
export const FACTIONS: Record<Faction, FactionBox> = recordOf(
  factions.factions.map(({ id, colour, ability, mechs: abilities, riverwalk }) => [
    id as Faction,
    { look: lookOfColour(colour)!, ability, mechs: abilities as Ability[], riverwalk },
  ]),
);

export const TIERS = scoring.tiers;
export const STARS = scoring.stars;
export const DIAL = scoring.dial;
export const POWER_TRACK = scoring.power_track;
export const POPULARITY_TRACK = scoring.popularity_track;
export const GOALS = scoring.goals as { id: Goal; need: number; stars: number }[];
export const TILES = scoring.tiles as unknown as { id: string; coins: [number, number][] }[];
export const SLOTS = mats.cubes as Slot[];

/** What something costs and gives, as cards print it. */
export interface Deal {
  cost: [string, number][];
  gain: [string, number][];
}
const dealOf = ({ cost, gain }: { cost: object; gain: unknown }): Deal => ({
  cost: Object.entries(cost),
  gain: gain as [string, number][],
});
export const ENCOUNTERS: Record<Encounter, { offer: Offer; deal: Deal }[]> = recordOf(
  encounters.cards.map(({ id, options }) => [
    id as Encounter,
    options.map((option, k) => ({ offer: `${id}_${k + 1}` as Offer, deal: dealOf(option) })),
  ]),
);
export const FACTORY: Record<FactoryCard, Deal> = recordOf(
  factory.cards.map((card) => [`number_${card.number}` as FactoryCard, dealOf(card)]),
);
export const FACTORY_STEPS = factory.steps;
