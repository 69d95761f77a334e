/** The HTTP half of the wire. */
import type {
  Ack,
  Agreement,
  Drawn,
  Ending,
  EntryTold,
  EventPage,
  Explanation,
  GameInfo,
  Hint,
  Lesson,
  Link,
  Me,
  NewTable,
  Position,
  Reason,
  Received,
  SeatPlan,
  Spectator,
  Standing,
  TableInfo,
  Verified,
} from '../generated/wire';
import { lang, say } from './text.svelte';

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** `body` is turned into JSON, unless it is JSON already: a record must arrive as it was written. */
async function fetched(method: string, path: string, body?: unknown): Promise<string> {
  const headers: Record<string, string> = { 'accept-language': lang() };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refused('unreachable', say('fault-unreachable'), 0);
  }
  const said = await answer.text();
  if (answer.ok) return said;
  let fault: { code?: string; message?: string } = {};
  try {
    fault = JSON.parse(said) as typeof fault;
  } catch {
    // not our server's words
  }
  throw new Refused(fault.code ?? 'unknown', fault.message ?? say('fault-unreachable'), answer.status);
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return JSON.parse(await fetched(method, path, body)) as T;
}

const at = (table: string, rest = '') => `/tables/${encodeURIComponent(table)}${rest}`;
const inLesson = (game: string, lesson: string, rest = '') => `/games/${game}/lessons/${lesson}${rest}`;
const by = (invite: string | null) => (invite ? `?invite=${encodeURIComponent(invite)}` : '');

export const api = {
  me: () => call<Me>('GET', '/me'),
  be: (name: string) => call<Me>('PUT', '/me', { name }),
  games: () => call<GameInfo[]>('GET', '/games'),
  aid: <T>(game: string, aid: string, figures: Record<string, string>) =>
    call<T>('GET', `/games/${game}/aids/${aid}?${new URLSearchParams(figures)}`),
  lesson: (game: string, lesson: string) => call<Lesson>('GET', inLesson(game, lesson)),
  lessonWhy: (game: string, lesson: string, moment: number, id: string) =>
    call<Reason>('GET', inLesson(game, lesson, `/moments/${moment}/why?${new URLSearchParams({ id })}`)),
  lessonExplain: (game: string, lesson: string, moment: number, id: string) =>
    call<Explanation>('GET', inLesson(game, lesson, `/moments/${moment}/explain?${new URLSearchParams({ id })}`)),
  /** A table that goes on from the end of a lesson. */
  lessonTable: (game: string, lesson: string) => call<TableInfo>('POST', inLesson(game, lesson, '/table')),
  lobby: () => call<TableInfo[]>('GET', '/tables'),
  mine: () => call<TableInfo[]>('GET', '/mine'),
  make: (table: NewTable) => call<TableInfo>('POST', '/tables', table),
  table: (id: string, invite: string | null) => call<TableInfo>('GET', at(id, by(invite))),
  close: (id: string) => call<TableInfo>('DELETE', at(id)),
  sit: (id: string, seat: number, seed: string, invite: string | null) =>
    call<TableInfo>('POST', at(id, '/sit'), { seat, seed, invite: invite ?? '' }),
  leave: (id: string, seat: number) => call<TableInfo>('POST', at(id, '/leave'), { seat }),
  swap: (id: string, seat: number, other: number) => call<TableInfo>('POST', at(id, '/swap'), { seat, other }),
  replan: (id: string, seat: number, plan: SeatPlan) => call<TableInfo>('POST', at(id, '/replan'), { seat, plan }),
  change: (id: string, agreement: Agreement) => call<TableInfo>('PUT', at(id, '/agreement'), agreement),
  ready: (id: string, on: boolean) => call<TableInfo>('POST', at(id, '/ready'), { on }),
  /** Free seats go to bots of this level. */
  start: (id: string, bots?: string) => call<TableInfo>('POST', at(id, `/start${bots ? `?bots=${bots}` : ''}`)),
  rematch: (id: string) => call<TableInfo>('POST', at(id, '/rematch')),
  invite: (id: string) => call<Link>('GET', at(id, '/invite')),
  teach: (id: string, seat: number) => call<Link>('POST', at(id, '/teach'), { seat }),
  events: (id: string, since: number, seat: number | null) =>
    call<EventPage>('GET', at(id, `/events?since=${since}${seat === null ? '' : `&seat=${seat}`}`)),
  propose: (id: string, what: string, event = 0) => call<Ack>('POST', at(id, '/propose'), { what, event }),
  agree: (id: string) => call<Ack>('POST', at(id, '/agree')),
  decline: (id: string) => call<Ack>('POST', at(id, '/decline')),
  replace: (id: string, seat: number) => call<Ack>('POST', at(id, '/replace'), { seat }),
  resign: (id: string, seat: number) => call<Ack>('POST', at(id, '/resign'), { seat }),
  back: (id: string, seat: number) => call<Ack>('POST', at(id, '/back'), { seat }),
  /** Whoever said what has this number. */
  mute: (id: string, event: number, on: boolean) => call<Ack>('POST', at(id, '/mute'), { event, on }),
  /** The host lets nobody talk, or everybody again. */
  hush: (id: string, on: boolean) => call<Ack>('POST', at(id, '/hush'), { on }),
  spectators: (id: string) => call<Spectator[]>('GET', at(id, '/spectators')),
  showOut: (id: string, guest: string, on: boolean) => call<Ack>('POST', at(id, '/remove'), { guest, on }),
  handOver: (id: string, seat: number) => call<TableInfo>('POST', at(id, '/host'), { seat }),
  /** To whoever runs the server: about the table, or about the line of this number. */
  report: (id: string, words: string, event: number | null, invite: string | null) =>
    call<Received>('POST', at(id, `/report${by(invite)}`), { words, event }),
  /** The record as its text: parsed and written anew it would not be the same. */
  record: (id: string, invite: string | null = null) => fetched('GET', at(id, `/record${by(invite)}`)),
  ending: (id: string, invite: string | null) => call<Ending>('GET', at(id, `/ending${by(invite)}`)),
  told: (id: string, invite: string | null) => call<EntryTold[]>('GET', at(id, `/told${by(invite)}`)),
  draws: (id: string) => call<Drawn[]>('GET', at(id, '/draws')),
  hint: (id: string, seat: number) => call<Hint>('GET', at(id, `/hint?seat=${seat}`)),
  standing: (id: string, seat: number) => call<Standing[]>('GET', at(id, `/standing?seat=${seat}`)),
  setStanding: (id: string, seat: number, answers: Standing[]) =>
    call<Ack>('PUT', at(id, '/standing'), { seat, answers }),
  position: (id: string, number: number, invite: string | null) =>
    call<Position>('GET', at(id, `/positions/${number}${by(invite)}`)),
  fork: (id: string, number: number, seats: SeatPlan[], invite: string | null) =>
    call<TableInfo>('POST', at(id, `/fork${by(invite)}`), { at: number, seats }),
  verify: (record: string) => call<Verified>('POST', '/verify', record),
};
