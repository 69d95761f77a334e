/** The board while an update is told: what is settled already, on top of the position before it. */
import type { Army, Event, Territory, View } from '../../generated/games/risk';

export type Board = Record<Territory, { army: Army | null; troops: number }>;
export type Roll = Extract<Event, { event: 'rolled' }>;

export const isRoll = (event: Event | null | undefined): event is Roll => event?.event === 'rolled';

/** The board after these events. The one that is being told is not among them: its outcome is still open. */
export function unfolded(view: View, told: readonly Event[]): Board {
  const board = Object.fromEntries(
    view.board.map(({ territory, army, troops }) => [territory, { army, troops }]),
  ) as Board;
  const armyOf = (seat: number) => view.players[seat]?.army ?? null;
  let fight: Roll | null = null;
  for (const event of told) {
    if (isRoll(event)) fight = event;
    change(board, event, fight, armyOf);
  }
  return board;
}

function change(board: Board, event: Event, fight: Roll | null, armyOf: (seat: number) => Army | null): void {
  const add = (id: Territory, troops: number) => {
    board[id] = { ...board[id], troops: board[id].troops + troops };
  };
  switch (event.event) {
    case 'claimed':
      board[event.territory] = { army: armyOf(event.seat), troops: 1 };
      break;
    case 'placed':
    case 'fed_neutral':
      add(event.territory, event.troops);
      break;
    case 'placed_rest':
      event.territories.forEach((id, k) => add(id, event.each[k]!));
      break;
    case 'rolled':
      add(event.source, -event.attack_lost);
      add(event.target, -event.defence_lost);
      break;
    case 'captured':
      if (!fight) break;
      add(fight.source, -fight.red.length);
      board[event.territory] = { army: armyOf(event.seat), troops: fight.red.length };
      break;
    case 'moved':
      add(event.source, -event.troops);
      add(event.target, event.troops);
      break;
  }
}

/** What the event that is told changes, beside the figures it changes: `+3`, `−2`. */
export function changes(event: Event | null): Map<Territory, number> {
  if (!event) return new Map();
  switch (event.event) {
    case 'placed':
    case 'fed_neutral':
      return new Map([[event.territory, event.troops]]);
    case 'placed_rest':
      return new Map(event.territories.map((id, k) => [id, event.each[k]!]));
    case 'rolled':
      return new Map(
        [[event.source, -event.attack_lost] as const, [event.target, -event.defence_lost] as const].filter(
          ([, lost]) => lost,
        ),
      );
    default:
      return new Map();
  }
}
