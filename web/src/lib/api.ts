/** The HTTP half of the wire. */
import type { Ack, GameInfo, Link, Me, NewTable, Position, SeatPlan, TableInfo, Told, Verified } from '../generated/wire';
import { lang, say } from './text.svelte';
import type { Fields } from './types';

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'accept-language': lang() };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused('unreachable', say('fault-unreachable'), 0);
  }
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as T;
  const { code = 'unknown', message = say('fault-unreachable') } = (said ?? {}) as { code?: string; message?: string };
  throw new Refused(code, message, answer.status);
}

const at = (table: string, rest = '') => `/tables/${encodeURIComponent(table)}${rest}`;
const by = (invite: string | null) => (invite ? `?invite=${encodeURIComponent(invite)}` : '');

export const api = {
  me: () => call<Me>('GET', '/me'),
  be: (name: string) => call<Me>('PUT', '/me', { name }),
  games: () => call<GameInfo[]>('GET', '/games'),
  lobby: () => call<TableInfo[]>('GET', '/tables'),
  mine: () => call<TableInfo[]>('GET', '/mine'),
  make: (table: NewTable) => call<TableInfo>('POST', '/tables', table),
  table: (id: string, invite: string | null) => call<TableInfo>('GET', at(id, by(invite))),
  close: (id: string) => call<TableInfo>('DELETE', at(id)),
  sit: (id: string, seat: number, seed: string, invite: string | null) =>
    call<TableInfo>('POST', at(id, '/sit'), { seat, seed, invite }),
  leave: (id: string, seat: number) => call<TableInfo>('POST', at(id, '/leave'), { seat }),
  swap: (id: string, seat: number, other: number) => call<TableInfo>('POST', at(id, '/swap'), { seat, other }),
  start: (id: string) => call<TableInfo>('POST', at(id, '/start')),
  rematch: (id: string) => call<TableInfo>('POST', at(id, '/rematch')),
  invite: (id: string) => call<Link>('GET', at(id, '/invite')),
  teach: (id: string, seat: number) => call<Link>('POST', at(id, '/teach'), { seat }),
  events: (id: string, since: number, seat: number | null) =>
    call<Told>('GET', at(id, `/events?since=${since}${seat === null ? '' : `&seat=${seat}`}`)),
  propose: (id: string, what: string, event: number | null = null) => call<Ack>('POST', at(id, '/propose'), { what, event }),
  agree: (id: string) => call<Ack>('POST', at(id, '/agree')),
  decline: (id: string) => call<Ack>('POST', at(id, '/decline')),
  resign: (id: string, seat: number) => call<Ack>('POST', at(id, '/resign'), { seat }),
  back: (id: string, seat: number) => call<Ack>('POST', at(id, '/back'), { seat }),
  mute: (id: string, name: string, on: boolean) => call<Ack>('POST', at(id, '/mute'), { name, on }),
  record: (id: string) => call<Fields>('GET', at(id, '/record')),
  position: (id: string, number: number) => call<Position>('GET', at(id, `/positions/${number}`)),
  fork: (id: string, number: number, seats: SeatPlan[]) => call<TableInfo>('POST', at(id, '/fork'), { at: number, seats }),
  verify: (record: Fields) => call<Verified>('POST', '/verify', record),
};
