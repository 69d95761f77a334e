/** The first table of each game in this browser: there the page says a little more. */
const KEY = 'meydan.firsts';

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** Whether this game was never played here. */
export const isNew = (game: string): boolean => kept()[game] === undefined;

/** Whether this is the first table of its game; from now on it is. */
export function isFirst(game: string, table: string): boolean {
  const all = kept();
  if (all[game] === undefined) localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: table }));
  return (all[game] ?? table) === table;
}
