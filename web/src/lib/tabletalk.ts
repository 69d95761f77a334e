/** Sentences of what people do at the table, apart from chat. */
import { say } from './text.svelte';
import { nameOf, type Reader } from './speech';
import type { TableEvent } from './types';

export function tableText(reader: Reader, item: TableEvent): string {
  const seat = typeof item.seat === 'number' ? item.seat : null;
  const name = seat !== null ? nameOf(reader, seat) : String(item.name ?? '');
  return say(`table-${item.table}`, {
    name,
    what: typeof item.what === 'string' ? item.what : '',
    on: item.on === true ? 'on' : 'off',
    reader: seat !== null && seat === reader.seat ? 'me' : 'nobody',
  });
}
