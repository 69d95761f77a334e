import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Live, sentenceOf } from '../src/lib/live.svelte';
import { Sights } from '../src/lib/sights.svelte';
import { FakeSocket } from './socket';
import { act, host, income, seatInfo, tableInfo, update } from './samples';

let live: Live;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  sessionStorage.clear();
  FakeSocket.all = [];
  live = new Live('t1', 'guest', null, new Sights(host()));
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const query = () => new URL(FakeSocket.last.address).searchParams;
const sent = () => FakeSocket.last.sent.at(-1)!;

test('a table is asked for in the language of the page, with the link that brought us', () => {
  expect(FakeSocket.last.address).toContain('/api/tables/t1/live?');
  expect(Object.fromEntries(query())).toEqual({ lang: 'en', since: '0', invite: 'guest' });
});

test('what the table says of itself and who is here is kept', () => {
  FakeSocket.last.open();
  FakeSocket.last.say({ type: 'table', table: tableInfo() });
  FakeSocket.last.say({ type: 'presence', seats: [0, 2], watching: 3 });
  expect(live.info?.id).toBe('t1');
  expect([live.here, live.watching]).toEqual([[0, 2], 3]);
});

test('a missed update is asked for again', () => {
  FakeSocket.last.open();
  FakeSocket.last.say(update(0, 0, [income(0)]));
  FakeSocket.last.say(update(0, 4, [income(1)]));
  expect(sent()).toEqual({ do: 'sync', since: 1 });
});

test('a lost connection comes back by itself and goes on where it was', () => {
  FakeSocket.last.open();
  FakeSocket.last.say(update(0, 0, [income(0), income(1)]));
  FakeSocket.last.close();
  expect([live.connected, live.lost]).toEqual([false, true]);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(query().get('since')).toBe('2');
  FakeSocket.last.open();
  expect([live.connected, live.lost]).toEqual([true, false]);
});

test('who is turned away does not come back, and is told why', () => {
  FakeSocket.last.open();
  FakeSocket.last.say({ type: 'refused', code: 'no-table', message: 'No such table', rules: [] });
  FakeSocket.last.close(4403);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(live.turnedAway?.message).toBe('No such table');
});

test('an answer is kept until the server has it, and sent again with the same key', () => {
  FakeSocket.last.open();
  FakeSocket.last.say(update(0, 0, []));
  live.answer(0, act('income'));
  const first = sent();
  expect(first).toMatchObject({ do: 'answer', seat: 0, action: { verb: 'income' } });
  expect(sessionStorage.getItem('meydan.pending.t1')).toContain(String(first.key));
  FakeSocket.last.close();
  vi.advanceTimersByTime(1000);
  FakeSocket.last.open();
  expect(sent()).toEqual(first);
  FakeSocket.last.say({ type: 'ack', key: first.key, next: 1 });
  expect(live.pending).toBeNull();
  expect(sessionStorage.getItem('meydan.pending.t1')).toBeNull();
});

test('an answer that was under way when the page was reloaded is sent', () => {
  FakeSocket.last.open();
  live.answer(0, act('income'));
  const first = sent();
  live.close();
  live = new Live('t1', null, null, new Sights(host()));
  FakeSocket.last.open();
  expect(sent()).toEqual(first);
});

test('a refused answer is free again, and the reason is kept', () => {
  FakeSocket.last.open();
  live.answer(0, act('coup', { target: 1 }));
  FakeSocket.last.say({ type: 'refused', key: sent().key, code: 'refused', message: 'It costs 7', rules: ['CP-031'] });
  expect(live.pending).toBeNull();
  expect(live.refusal).toEqual({ allowed: false, message: 'It costs 7', rules: ['CP-031'] });
});

test('the ids of rules are not read out with the sentence', () => {
  expect(sentenceOf('It costs 7 (\u2068CP-031, CP-032\u2069)', ['CP-031', 'CP-032'])).toBe('It costs 7');
  expect(sentenceOf('It costs 7 (or 10)', ['CP-031'])).toBe('It costs 7 (or 10)');
  expect(sentenceOf('Not now', [])).toBe('Not now');
});

test('why not is answered to whoever asked', async () => {
  FakeSocket.last.open();
  const [one, other] = [live.why(0, 'duke'), live.why(0, 'seat-1')];
  const [asked, also] = FakeSocket.last.sent.slice(-2);
  FakeSocket.last.say({ type: 'why', key: also!.key, allowed: true, message: null, rules: [] });
  FakeSocket.last.say({ type: 'why', key: asked!.key, allowed: false, message: 'Not now', rules: [] });
  expect((await one).message).toBe('Not now');
  expect((await other).allowed).toBe(true);
});

test('without a connection a question is refused at once', async () => {
  await expect(live.chat('hello')).rejects.toMatchObject({ code: 'unreachable' });
});

test('whoever sits down looks with other eyes from then on', () => {
  FakeSocket.last.open();
  FakeSocket.last.say({ type: 'table', table: tableInfo({ seats: [seatInfo(0), seatInfo(1)] }) });
  FakeSocket.last.say(update(null, 0, [income(0)]));
  FakeSocket.last.say({ type: 'table', table: tableInfo({ seats: [seatInfo(0, { mine: true }), seatInfo(1)] }) });
  expect(live.sights.seats).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a silent connection is given up', () => {
  FakeSocket.last.open();
  vi.advanceTimersByTime(25_000);
  expect(sent()).toEqual({ do: 'ping' });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});
