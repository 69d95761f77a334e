/** One table over its socket: what my seats see, kept up to date through lost connections. docs/wire.md */
import { Refused } from './api';
import type { Sights } from './sights.svelte';
import { lang, say } from './text.svelte';
import type { Action, TableInfo, Update } from './types';

export interface Reason {
  allowed: boolean;
  message: string | null;
  rules: string[];
}

/** What a thing is and does. */
export interface Explanation {
  id: string;
  title: string;
  words: string;
  facts: { label: string; value: string }[];
  rules: string[];
}

interface Pending {
  key: string;
  message: Record<string, unknown>;
}

type Said =
  | { type: 'table'; table: TableInfo }
  | ({ type: 'update' } & Update)
  | { type: 'answered'; seats: number[] }
  | { type: 'presence'; seats: number[]; watching: number }
  | { type: 'ack'; key: string; next: number }
  | { type: 'refused'; key?: string | null; code: string; message: string; rules: string[] }
  | ({ type: 'why'; key: string } & Reason)
  | ({ type: 'explain'; key: string } & Explanation)
  | { type: 'moving'; after: number }
  | { type: 'pong' };

const QUIET = 25_000;
const SLOWEST = 8_000;
const TURNED_AWAY = 4403;

export class Live {
  info = $state.raw<TableInfo | null>(null);
  here = $state.raw<number[]>([]);
  watching = $state(0);
  connected = $state(false);
  /** True once a connection was lost; the banner shows until it is back. */
  lost = $state(false);
  /** The answer that is under way: kept through a lost connection and a reload, sent again with the same key. */
  pending = $state.raw<Pending | null>(null);
  pendingAnswer = $derived.by(() => (this.pending?.message.action as Action | undefined) ?? null);
  refusal = $state.raw<Reason | null>(null);
  /** The server will not have us at this table, and says why. */
  turnedAway = $state<{ code: string; message: string } | null>(null);

  private socket: WebSocket | null = null;
  private waits = new Map<string, (said: Said) => void>();
  private patience = 500;
  /** The server is about to end and said when to come again: no connection is lost then. */
  private moving: number | null = null;
  private timer = 0;
  private heartbeat = 0;
  private heard = 0;
  private closed = false;
  private store: string;

  constructor(
    readonly id: string,
    readonly invite: string | null,
    readonly teach: string | null,
    readonly sights: Sights,
  ) {
    this.store = `meydan.pending.${id}`;
    try {
      this.pending = JSON.parse(sessionStorage.getItem(this.store) ?? 'null') as Pending | null;
    } catch {
      this.pending = null;
    }
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    this.socket?.close();
  }

  /** Begin anew, to be spoken to in another language or with other eyes. */
  renew(): void {
    this.patience = 20;
    this.socket?.close();
  }

  private hurry = () => {
    if (document.visibilityState === 'visible' && !this.connected && !this.closed && !this.turnedAway) {
      this.patience = 500;
      this.connect();
    }
  };

  private connect(): void {
    clearTimeout(this.timer);
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    const query = new URLSearchParams({ lang: lang(), since: String(this.sights.since) });
    if (this.invite) query.set('invite', this.invite);
    if (this.teach) query.set('teach', this.teach);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?${query}`);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as Said);
    socket.onclose = (event) => {
      if (socket === this.socket) this.dropped(event.code);
    };
  }

  private opened(): void {
    this.patience = 500;
    this.heard = Date.now();
    this.connected = true;
    this.lost = false;
    clearInterval(this.heartbeat);
    this.heartbeat = window.setInterval(() => {
      if (Date.now() - this.heard > 2 * QUIET) this.socket?.close();
      else this.send({ do: 'ping' });
    }, QUIET);
    if (this.pending) this.send(this.pending.message);
  }

  private dropped(code: number): void {
    this.connected = false;
    clearInterval(this.heartbeat);
    if (this.closed || code === TURNED_AWAY) return;
    if (this.moving !== null) {
      this.timer = window.setTimeout(() => this.connect(), this.moving);
      this.moving = null;
      return;
    }
    this.lost = this.sights.seats.length > 0;
    this.timer = window.setTimeout(() => this.connect(), this.patience * (0.7 + Math.random() * 0.6));
    this.patience = Math.min(SLOWEST, this.patience * 2);
  }

  private send(message: Record<string, unknown>): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private hear(said: Said): void {
    this.heard = Date.now();
    switch (said.type) {
      case 'table':
        return this.meet(said.table);
      case 'update':
        return this.take(said);
      case 'answered':
        return this.sights.answered(said.seats);
      case 'presence':
        this.here = said.seats;
        this.watching = said.watching;
        return;
      case 'moving':
        this.moving = said.after * 1000;
        return;
      case 'ack':
      case 'refused':
      case 'why':
      case 'explain':
        return this.settle(said);
    }
  }

  private meet(table: TableInfo): void {
    const before = this.info;
    this.info = table;
    const mine = (one: TableInfo) =>
      one.seats
        .filter((seat) => seat.mine)
        .map((seat) => seat.seat)
        .join();
    // Whoever sat down or stood up looks with other eyes from now on.
    if (before && mine(before) !== mine(table)) {
      this.sights.clear();
      this.renew();
    }
  }

  private take(update: Update): void {
    const missed = this.sights.arrive(update);
    if (missed !== null) this.send({ do: 'sync', since: missed });
  }

  private settle(said: Said & { type: 'ack' | 'refused' | 'why' | 'explain' }): void {
    if (said.type === 'refused' && said.key === undefined) this.turnedAway = { code: said.code, message: said.message };
    if (said.key && said.key === this.pending?.key) {
      this.keep(null);
      if (said.type === 'refused')
        this.refusal = { allowed: false, message: sentenceOf(said.message, said.rules), rules: said.rules };
    }
    if (said.key) {
      this.waits.get(said.key)?.(said);
      this.waits.delete(said.key);
    }
  }

  private keep(pending: Pending | null): void {
    this.pending = pending;
    if (pending) sessionStorage.setItem(this.store, JSON.stringify(pending));
    else sessionStorage.removeItem(this.store);
  }

  /** Send what changes the table: kept until the server has it on the disk. */
  private commit(message: Record<string, unknown>): void {
    this.refusal = null;
    const key = newKey();
    this.keep({ key, message: { ...message, key } });
    this.send({ ...message, key });
  }

  answer(seat: number, action: Action): void {
    this.commit({ do: 'answer', seat, action });
  }

  undo(seat: number): void {
    this.commit({ do: 'undo', seat });
  }

  private ask<T extends Said>(message: Record<string, unknown>): Promise<T> {
    const key = newKey();
    return new Promise((resolve, reject) => {
      this.waits.set(key, (said) => {
        if (said.type === 'refused') reject(new Refused(said.code, said.message, 0));
        else resolve(said as T);
      });
      if (!this.send({ ...message, key })) {
        this.waits.delete(key);
        reject(new Refused('unreachable', say('fault-unreachable'), 0));
      }
    });
  }

  chat(text: string): Promise<unknown> {
    return this.ask({ do: 'chat', text });
  }

  why(seat: number, id: string): Promise<Reason> {
    return this.ask<Said & { type: 'why' }>({ do: 'why', seat, id });
  }

  explain(seat: number | null, id: string): Promise<Explanation> {
    return this.ask<Said & { type: 'explain' }>({ do: 'explain', seat, id });
  }
}

/** The sentence alone: it ends with the ids of its rules for those who read it elsewhere; here they have a link. */
export function sentenceOf(message: string, rules: string[]): string {
  const told = (tail: string) => rules.length > 0 && rules.every((rule) => tail.includes(rule));
  return message.replace(/\s*\([^()]*\)\s*$/u, (tail) => (told(tail) ? '' : tail));
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
