/** What is open about the outcome of a combat: stars, the hex and what lies on it, who would leave and at what price. */
import type { Place, View } from '../../generated/games/scythe';
import type { Side } from './combat';
import { GOALS, RESOURCES, STARS } from './tables';

export interface Stakes {
  /** Which star a win would place; 0 for none. */
  star: number;
  theirs: number;
  goods: number;
  /** Workers that a winning attacker drives out, and the popularity that costs. */
  workers: number;
  lost: number;
  /** Own units that would retreat. */
  units: number;
}

const WIN = GOALS.findIndex(({ id }) => id === 'combat_win');

function nextStar(view: View, seat: number): number {
  const { goals, limits } = view.players.find((player) => player.seat === seat)!;
  const won = goals.filter((goal) => goal === 'combat_win').length;
  return goals.length < STARS && won < limits[WIN]! ? goals.length + 1 : 0;
}

export function stakesOf(view: View, place: Place, { own, other }: { own: Side; other: Side }): Stakes {
  const hex = view.board.find((one) => one.place === place)!;
  const me = view.players.find(({ seat }) => seat === own.seat)!;
  const workers = own.attacks ? hex.workers : 0;
  return {
    star: nextStar(view, own.seat),
    theirs: nextStar(view, other.seat),
    goods: RESOURCES.reduce((sum, kind) => sum + hex[kind] + hex[`raid_${kind}`], 0),
    workers,
    lost: me.abilities.includes('camaraderie') ? 0 : Math.min(workers, me.popularity),
    units: own.attacks ? hex.raiders + hex.raid_workers : hex.characters + hex.mechs + hex.workers,
  };
}
