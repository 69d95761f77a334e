/** What is asked of whoever looks, as far as the board draws it. */
import type { BoardProps } from '../../boards/contract';
import type { Action, Place, Prompt, Shapes, Unit } from '../../generated/games/scythe';
import { toldText } from '../../lib/speech';
import type { Told } from '../../lib/types';

export type Table = BoardProps<Shapes>;
export type Steps = Prompt['step'];

/** The question, when it is ours and nothing is being told. */
export function mine({ prompt, seat, stage }: Table): Prompt | null {
  return prompt && prompt.seat !== null && prompt.seat === seat && !stage.event ? prompt : null;
}

/** What an answer brings, in words. */
export function forecast({ game, seat, names, play }: Table, action: Action): string {
  return toldText({ game, seat, names }, 'brings', play.brings(action));
}

/** Which kinds of units may be lifted from where. */
export function liftable(table: Table): Map<Place, Set<Unit>> {
  const found = new Map<Place, Set<Unit>>();
  for (const action of table.play.candidates)
    if (action.verb === 'lift') found.set(action.place, (found.get(action.place) ?? new Set()).add(action.unit));
  return found;
}

/** What a step there would meet, where it is more than land. */
export interface Aim {
  kind: 'fight' | 'drive' | 'meet';
  workers: number;
  lost: number;
}

const AIMS: Record<string, Aim['kind']> = {
  'go-fight': 'fight',
  'fight-at': 'fight',
  'go-drive-out': 'drive',
  'go-encounter': 'meet',
  'go-factory': 'meet',
};

export function aims(table: Table): Map<Place, Aim> {
  const found = new Map<Place, Aim>();
  for (const action of table.play.candidates) {
    if (action.verb !== 'go' && action.verb !== 'fight_at') continue;
    const told: Told | null = table.play.brings(action);
    const kind = told && AIMS[told.key];
    if (kind) {
      const { workers = 0, lost = 0 } = told.figures;
      found.set(action.place, { kind, workers: Number(workers), lost: Number(lost) });
    }
  }
  return found;
}

/** Both sides of a combat, as its questions tell them. */
export interface Sides {
  me: number;
  other: number;
  place: Place;
  power: number;
  cards: number;
  other_power: number;
  other_cards: number;
}
export const COMBAT: readonly Steps[] = ['choose_dials', 'add_cards'];

/** Where the combat is fought that the table speaks of now; null when none is. */
export function battlefield({ prompt, stage }: Table): Place | null {
  const { event } = stage;
  if (event && (event.event === 'combat_began' || event.event === 'revealed' || event.event === 'won_combat'))
    return event.place;
  const fights = prompt && [...COMBAT, 'before_combat', 'retreat'].includes(prompt.step);
  return fights ? (prompt.about.place ?? null) : null;
}
