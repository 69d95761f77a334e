/** The log in chapters: rounds, and in them the turns. Runs of lines that say the same of several people become one. */
import type { ChapterOf } from './stage.svelte';
import { isGameEvent, type Game, type Happened } from './types';

export interface Entry {
  number: number;
  item: Happened;
  /** The others that did the same right after it. */
  more: Happened[];
}

export interface Chapter {
  key: number;
  /** Where it opens a round, its number; null where that is not known. */
  round: number | null;
  opens: boolean;
  entries: Entry[];
}

const always: ChapterOf = (event) => (typeof event.round === 'number' ? { round: event.round } : null);

/** An event that says nothing but who it was about: a pass, an answer that lets something stand. */
function routine(game: Game, item: Happened): boolean {
  return (
    isGameEvent(item) &&
    Object.entries(item).every(
      ([field, value]) => field === 'event' || (field === 'seat' && game.kinds[field] === 'seat') || value === null,
    )
  );
}

/** `first` is the number of the first event: where the beginning is missing, rounds that nobody names are not counted. */
export function chaptersOf(game: Game, events: Happened[], first: number, chapterOf: ChapterOf = always): Chapter[] {
  const chapters: Chapter[] = [{ key: first, round: null, opens: false, entries: [] }];
  let round = first === 0 ? 0 : null;
  let seat: number | null = null;
  let had = new Set<number>();
  events.forEach((item, k) => {
    if (item.table === 'chat') return;
    const begins = isGameEvent(item) ? chapterOf(item) : null;
    if (begins && (begins.round !== undefined || begins.seat !== seat)) {
      const again = begins.round === undefined && (seat === null || had.has(begins.seat ?? 0));
      if (begins.round !== undefined) round = begins.round;
      else if (again && round !== null) round += 1;
      if (again || begins.round !== undefined) had = new Set();
      seat = begins.seat ?? null;
      had.add(seat ?? -1);
      chapters.push({ key: first + k, round, opens: begins.round !== undefined || again, entries: [] });
    }
    const { entries } = chapters.at(-1)!;
    const last = entries.at(-1);
    if (last && routine(game, item) && last.item.event === item.event) last.more.push(item);
    else entries.push({ number: first + k, item, more: [] });
  });
  return chapters.filter(({ entries }) => entries.length > 0);
}
