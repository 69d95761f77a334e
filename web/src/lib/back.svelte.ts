/** The table somebody comes from, so that one tap leads back to it. Known to this tab alone. */
const KEY = 'meydan.table';

export const back = $state({ table: sessionStorage.getItem(KEY) ?? '' });

/** Remember the table that is open, by its address; without one, there is none to go back to. */
export function comeFrom(table: string): void {
  back.table = table;
  sessionStorage.setItem(KEY, table);
}
