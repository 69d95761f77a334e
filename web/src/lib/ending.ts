/** A game that is over, told from its end: what the score table, the charts and the luck show. */
import type { Column, Ending, Luck } from '../generated/wire';
import { listed, say } from './text.svelte';
import type { Result } from './types';

/** What a seat has in all the columns that count. */
export function totalOf(columns: Column[], seat: number): number {
  return columns.reduce((sum, { beside, cells }) => sum + (beside ? 0 : (cells[seat]?.value ?? 0)), 0);
}

/** The best figure of a column, which is marked; null where nobody has any. */
export function bestOf({ beside, cells }: Column): number | null {
  const best = Math.max(0, ...cells.map((cell) => cell?.value ?? 0));
  return beside || best === 0 ? null : best;
}

/** How lucky a seat was, in standard deviations: more is better, whatever was counted. */
export function fortune({ got, expected, spread, fewer }: Luck): number {
  if (!spread) return 0;
  return ((got - expected) / spread) * (fewer ? -1 : 1);
}

export type Feel = 'lucky' | 'unlucky' | 'usual';
export const feelOf = (luck: Luck): Feel =>
  Math.abs(fortune(luck)) < 1 ? 'usual' : fortune(luck) > 0 ? 'lucky' : 'unlucky';

/** Whole steps from 0 on that a scale up to `most` is told by, five at most. */
export function steps(least: number, most: number): number[] {
  const span = Math.max(1, most - least);
  const size = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000].find((one) => span / one <= 4.5) ?? span;
  const first = Math.floor(least / size);
  return Array.from({ length: Math.ceil(most / size) - first + 1 }, (_, k) => (first + k) * size);
}

/** So many places of a long line, its first and its last among them. */
export function thinned(length: number, most: number): number[] {
  const count = Math.min(length, most);
  return Array.from({ length: count }, (_, k) => Math.round((k * (length - 1)) / Math.max(1, count - 1)));
}

/** The rounds to name under a chart, each with the turn it begins with. */
export function namedRounds({ turns }: Pick<Ending, 'turns'>, most: number): { turn: number; round: number }[] {
  const begins = turns.flatMap(({ round }, turn) => (round === turns[turn - 1]?.round ? [] : [{ turn, round }]));
  return thinned(begins.length, most).map((k) => begins[k]!);
}

/** The kinds of chapters, the first that came first: their signs follow this order. */
export function chapterKinds({ marks }: Pick<Ending, 'marks'>): string[] {
  return [...new Set(marks.map(({ kind }) => kind))];
}

/** So many chapters of one kind lie on a timeline as strokes. */
const CROWD = 40;
export function crowdedKinds({ marks }: Pick<Ending, 'marks'>): Set<string> {
  const counts = new Map<string, number>();
  for (const { kind } of marks) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > CROWD).map(([kind]) => kind));
}

/** Who won, in one line; with the score where the best and the next of it tell something. */
export function headline(result: Result | null, status: string, names: string[], seat: number | null): string {
  if (!result) return say(status === 'abandoned' ? 'ended-abandoned' : 'ended');
  const { winners, scores } = result;
  const told = {
    winners: listed(winners.map((one) => names[one] ?? '')),
    count: winners.length,
    reader: seat !== null && winners.includes(seat) ? 'yes' : 'no',
  };
  const next = Math.max(...scores.filter((_, one) => !winners.includes(one)));
  const tells = winners.length === 1 && new Set(scores).size > 1 && Math.max(...scores) > 1;
  return tells ? say('ending-score', { ...told, best: scores[winners[0]!]!, next }) : say('result-won', told);
}

/** The seats, the best first. */
export function ranked(result: Result | null, seats: number): number[] {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  return result ? order.sort((one, other) => result.ranks[one]! - result.ranks[other]!) : order;
}
