/** How long a game is, from how often a player has something to choose in it. */
import type { GameInfo } from '../generated/wire';
import type { Json } from './types';

/** Seconds to see what a bot has chosen. */
const BOT = 1.5;

/** About how many minutes, so many of the seats being people; null where nobody has counted. */
export function minutes(game: GameInfo, way: Json, seats: number, people: number): number | null {
  const counted = game.lengths.find((one) => one.way === way && one.seats === seats);
  if (!counted) return null;
  const others = Math.max(1, seats - people);
  const whole = (counted.decisions * (people * game.seconds + (people < seats || seats === 1 ? others * BOT : 0))) / 60;
  return whole < 20 ? Math.max(2, Math.round(whole)) : Math.round(whole / 5) * 5;
}
