/** A player mat as it stands now: what each column gives, costs, and whether it may be used. */
import type {
  Action,
  Bottom,
  Choice,
  Resource,
  Seat,
  Section,
  Slot,
  Structure,
  View,
} from '../../generated/games/scythe';
import { mine, type Table } from './asking';
import { BOTTOMS, gives, MATS, PAYS, RESOURCE_OF, STRUCTURE_OF, TOPS, type Column, type Row } from './tables';

export type Player = View['players'][number];

export interface Top {
  choice: Choice;
  slot: Slot | null;
  count: number;
  /** Printed squares without the green one. */
  printed: number;
  upgraded: boolean;
}
export interface Half extends Column {
  tops: Top[];
  pays: number;
  resource: Resource;
  /** What it costs now, how many cubes lie on its cost, and what the player has to pay it with. */
  now: number;
  cubes: number;
  have: number;
  enlisted: boolean;
  structure: Structure;
  built: boolean;
  /** The token lies here: since the last turn, or for this one. */
  last: boolean;
  on: boolean;
}

export const stock = (view: View, seat: Seat, resource: Resource): number =>
  view.board.reduce((sum, hex) => sum + (hex.controller === seat ? hex[resource] : 0), 0);

/** Whether this player has chosen a section in the turn that runs. */
export const acting = ({ view, prompt }: Table, seat: Seat): boolean =>
  prompt !== null && view.turn === seat && prompt.step !== 'choose_section';

export function columnsOf(table: Table, player: Player): Half[] {
  const { view } = table;
  if (!player.mat) return [];
  const built = view.board.flatMap((hex) => (hex.builder === player.seat && hex.structure ? [hex.structure] : []));
  const runs = acting(table, player.seat);
  return MATS[player.mat].columns.map((column) => {
    const now = player.costs[BOTTOMS.indexOf(column.bottom)] ?? column.cost;
    const resource = RESOURCE_OF[column.bottom];
    const here = player.section === column.section;
    return {
      ...column,
      tops: TOPS[column.section].map(({ choice, slot }) => {
        const upgraded = slot !== null && player.upgraded.includes(slot);
        const count = gives(slot, player.upgraded);
        return { choice, slot, count, printed: gives(slot, []), upgraded };
      }),
      pays: PAYS[column.section],
      resource,
      now,
      cubes: column.cost - now,
      have: stock(view, player.seat, resource),
      enlisted: player.recruited.includes(column.bottom),
      structure: STRUCTURE_OF[column.section],
      built: built.includes(STRUCTURE_OF[column.section]),
      last: here && !runs,
      on: here && runs,
    };
  });
}

/** The lower half of the column in use, as an answer; null when it is not asked for. */
export function lower(table: Table): Action | null {
  const asked = mine(table);
  if (asked?.step !== 'bottom_row') return null;
  return (
    table.options.find((action) => action.verb === 'take_bottom' && action.with_coins) ??
    table.options.find((action) => action.verb === 'factory_move') ??
    null
  );
}

export type Pair = Action & { verb: 'upgrade' | 'enlist' };

/** Answers that name two things of the mats. */
export const pairsOf = (options: Action[]): Pair[] =>
  options.filter((action) => action.verb === 'upgrade' || action.verb === 'enlist');

/** Questions that are answered on the mats, where there is room for them; elsewhere beside the question. */
export function onMat(table: Table): boolean {
  if (table.layout === 'phone' || table.layout === 'sideways') return false;
  const { event } = table.stage;
  if (event) return (event.event === 'upgraded' || event.event === 'enlisted') && event.seat === table.seat;
  const asked = mine(table);
  return asked?.step === 'benefit' && pairsOf(table.options).length > 0;
}

export const isRow = (section: Section | null): section is Row => section !== null && section !== 'factory';
export type { Bottom };
