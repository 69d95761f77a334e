/** How far somebody is in the lessons, kept in this browser. */
const KEY = 'meydan.lessons';

interface Progress {
  /** The moment they stand at. */
  at: number;
  done: boolean;
}

function kept(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Progress>;
  } catch {
    return {};
  }
}

const all = $state(kept());

export const progress = (game: string, lesson: string): Progress => all[`${game}/${lesson}`] ?? { at: 0, done: false };

export function remember(game: string, lesson: string, now: Partial<Progress>): void {
  all[`${game}/${lesson}`] = { ...progress(game, lesson), ...now };
  localStorage.setItem(KEY, JSON.stringify(all));
}
