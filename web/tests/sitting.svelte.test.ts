import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, Refused } from '../src/lib/api';
import { prefs } from '../src/lib/prefs.svelte';
import { Sitting } from '../src/lib/sitting.svelte';
import { FakeSocket } from './socket';
import { act, income, prompt, seatInfo, tableInfo, update } from './samples';
import type { GameEvent } from '../src/lib/types';

/** A busy machine loads a game late. */
const PATIENCE = { timeout: 15_000 };

let sitting: Sitting;
let stop: () => void;
beforeEach(async () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  sessionStorage.clear();
  localStorage.clear();
  prefs.pace = 'none';
  FakeSocket.all = [];
  vi.spyOn(api, 'standing').mockResolvedValue([]);
  stop = $effect.root(() => {
    sitting = new Sitting('t1', null, null, true);
    sitting.follow();
  });
  FakeSocket.last.open();
  FakeSocket.last.say({ type: 'table', table: tableInfo() });
  flushSync();
  await vi.waitUntil(() => sitting.playable, PATIENCE);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const tell = (first: number, more: Parameters<typeof update>[3] = {}, events = [income(1)]) => {
  FakeSocket.last.say(update(0, first, events, more));
  flushSync();
};
const sent = () => FakeSocket.last.sent.at(-1)!;

test('a seat sees its view, its question and the events of the game, without the talk', () => {
  const chat = { table: 'chat', seat: 1, name: 'P1', text: 'hello' };
  FakeSocket.last.say({ ...update(0, 0, [income(1)]), events: [income(1), chat] });
  expect(sitting.view).toEqual({ turn: 0 });
  expect(sitting.prompt?.step).toBe('turn');
  expect(sitting.events).toEqual([income(1)]);
  expect(sitting.all).toHaveLength(2);
  expect(sitting.names).toEqual(['P0', 'P1', 'P2']);
});

test('my turn is in the title of the page', () => {
  tell(0, { prompt: prompt(null) });
  const quiet = document.title;
  expect(sitting.myTurn).toBe(false);
  tell(1);
  expect(sitting.myTurn).toBe(true);
  expect(document.title).not.toBe(quiet);
});

test('an answer goes out with my seat, and until it arrived nothing else does', () => {
  tell(0, { options: [act('income'), act('tax')] });
  sitting.play.send(act('income'));
  expect(sent()).toMatchObject({ do: 'answer', seat: 0, action: { verb: 'income' } });
  expect(sitting.busy).toBe(true);
  const { key } = sent();
  sitting.play.send(act('tax'));
  expect(sent().key).toBe(key);
  FakeSocket.last.say({ type: 'ack', key, next: 2 });
  expect(sitting.busy).toBe(false);
});

test('an answer that was said to be for good is not offered to be taken back', () => {
  const options = [act('coup', { target: 1 }), act('income')];
  tell(0, { options, offer: { brings: [], settles: [0], locked: [], tray: null } });
  sitting.play.take(sitting.options[1]!);
  FakeSocket.last.say({ type: 'ack', key: sent().key, next: 1 });
  tell(1, { options, undo: true, offer: { brings: [], settles: [0], locked: [], tray: null } });
  expect(sitting.mayUndo).toBe(true);
  sitting.play.take(sitting.options[0]!);
  sitting.play.send(sitting.play.settling!);
  FakeSocket.last.say({ type: 'ack', key: sent().key, next: 2 });
  tell(2, { undo: true });
  expect(sitting.mayUndo).toBe(false);
});

test('a closed thing is asked about, and another question forgets the reason', async () => {
  tell(0, { options: [act('income')] });
  sitting.play.pick('character-duke');
  expect(sent()).toMatchObject({ do: 'why', seat: 0, id: 'character-duke' });
  FakeSocket.last.say({ type: 'why', key: sent().key, allowed: false, message: 'Not now', rules: [] });
  await vi.waitUntil(() => sitting.reason, PATIENCE);
  expect(sitting.reason?.message).toBe('Not now');
  tell(1, { options: [act('tax')] });
  expect(sitting.reason).toBeNull();
});

test('what was picked for one question is not carried into the next', () => {
  tell(0, { options: [act('steal', { target: 1 }), act('coup', { target: 1 })] });
  sitting.play.pick('seat-1');
  expect(sitting.play.picked).toEqual(['seat-1']);
  tell(1, { options: [act('income'), act('coup', { target: 1 })] });
  expect(sitting.play.picked).toEqual([]);
});

test('what was sent stays on the table until it has gone on, and a refusal takes it away', () => {
  const options = [act('income'), act('tax')];
  tell(0, { options });
  sitting.play.take(sitting.options[0]!);
  flushSync();
  expect(sitting.sent).toEqual(act('income'));
  const { key } = sent();
  FakeSocket.last.say({ type: 'ack', key, next: 2 });
  flushSync();
  expect([sitting.busy, sitting.sent]).toEqual([false, act('income')]);
  tell(1, { prompt: prompt(null) });
  expect(sitting.sent).toBeNull();
  tell(2, { options });
  sitting.play.take(sitting.options[1]!);
  FakeSocket.last.say({ type: 'refused', key: sent().key, code: 'refused', message: 'No', rules: [] });
  flushSync();
  expect(sitting.sent).toBeNull();
  expect(sitting.reason?.message).toBe('No');
});

test('who goes on choosing has read why not', () => {
  tell(0, { options: [act('income'), act('steal', { target: 1 }), act('steal', { target: 2 })] });
  sitting.reason = { allowed: false, message: 'No', rules: [] };
  sitting.play.choose('steal');
  flushSync();
  expect(sitting.reason).toBeNull();
});

test('a spectator and a paused table have nothing to pick', () => {
  tell(0, { options: [act('income')], paused: true });
  expect(sitting.play.candidates).toEqual([]);
  tell(1, { options: [act('income')] });
  expect(sitting.play.candidates).toHaveLength(1);
  FakeSocket.last.say({ type: 'table', table: tableInfo({ seats: [seatInfo(0), seatInfo(1), seatInfo(2)] }) });
  FakeSocket.last.say(update(null, 0, [], { prompt: prompt(null), options: [act('income')] }));
  expect(sitting.mine).toBe(false);
  expect(sitting.play.candidates).toEqual([]);
});

test('after the game nothing is asked, and the table is asked for its secret', () => {
  const asked = vi.spyOn(api, 'table').mockResolvedValue(tableInfo({ secret: '00', status: 'over' }));
  tell(0, { status: 'over' });
  expect(sitting.over).toBe(true);
  expect(sitting.prompt).toBeNull();
  expect(asked).toHaveBeenCalledExactlyOnceWith('t1', null);
});

test('older events are fetched while there are some', async () => {
  tell(2, {}, [income(2)]);
  const page = vi.spyOn(api, 'events').mockResolvedValue({ first: 0, events: [income(0), income(1)] } as never);
  expect(sitting.earlier).not.toBeNull();
  await sitting.earlier?.();
  expect(page).toHaveBeenCalledExactlyOnceWith('t1', 0, 0);
  expect(sitting.events.map((event) => event.seat)).toEqual([0, 1, 2]);
  expect(sitting.earlier).toBeNull();
});

test('what the table refuses is shown until something else is tried', async () => {
  await sitting.attempt(Promise.reject(new Refused('not-host', 'Only the host', 403)));
  expect(sitting.fault).toBe('Only the host');
  await sitting.attempt(Promise.resolve());
  expect(sitting.fault).toBe('');
});

test('a screen reader hears what happened and what is asked', () => {
  tell(0, {}, [income(1)]);
  expect(sitting.announced).toContain('P1');
});

test('my own answer is taken at once and told on the old position; meanwhile nothing is asked and it may be taken back', () => {
  prefs.pace = 'normal';
  tell(0, { options: [act('income')], view: { turn: 0, coins: 2 } }, []);
  sitting.play.send(act('income'));
  expect(sitting.busy).toBe(true);
  FakeSocket.last.say({ type: 'ack', key: sent().key, next: 1 });
  tell(0, { view: { turn: 1, coins: 3 }, undo: true, options: [act('tax')] }, [income(0)]);
  expect([sitting.playing, sitting.view?.coins, sitting.mayUndo]).toEqual([true, 2, true]);
  expect([sitting.play.candidates, sitting.myTurn]).toEqual([[], false]);
  sitting.finish();
  flushSync();
  expect([sitting.playing, sitting.view?.coins, sitting.myTurn]).toEqual([false, 3, true]);
});

test('running to the end stops where I am asked', () => {
  prefs.pace = 'normal';
  tell(0, { prompt: prompt(null) }, []);
  sitting.sight!.rush();
  tell(0, { prompt: prompt(null) });
  expect([sitting.playing, sitting.sight!.rushing]).toEqual([false, true]);
  tell(1);
  expect([sitting.playing, sitting.sight!.rushing]).toEqual([false, false]);
});

test('what came while nobody looked is listed: what was done to me first, at most five lines', () => {
  tell(0, {}, [income(0)]);
  expect(sitting.since.open).toBe(false);
  const steal: GameEvent = { event: 'stole', seat: 1, target: 0, coins: 2 };
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  tell(1, {}, [income(1), steal, income(2), income(1), income(2), income(1), income(0)]);
  expect(sitting.since.open).toBe(true);
  expect(sitting.since.count).toBe(6);
  expect(sitting.since.lines.map(({ number, hit }) => [number, hit])).toEqual([
    [2, true],
    [3, false],
    [4, false],
    [5, false],
    [6, false],
  ]);
  sitting.since.seen();
  flushSync();
  expect(sitting.since.open).toBe(false);
});

test('a return begins with what was not seen, once', async () => {
  tell(0, {}, [income(1)]);
  expect(localStorage.getItem('meydan.seen.t1.0')).toBe('1');
  stop();
  const back = async (first: number, events: GameEvent[]) => {
    stop = $effect.root(() => {
      sitting = new Sitting('t1', null, null, true);
      sitting.follow();
    });
    FakeSocket.last.open();
    FakeSocket.last.say({ type: 'table', table: tableInfo() });
    await vi.waitUntil(() => sitting.playable, PATIENCE);
    tell(first, {}, events);
  };
  await back(0, [income(1), income(2), income(1)]);
  expect(sitting.since.lines.map(({ number }) => number)).toEqual([1, 2]);
  sitting.since.seen();
  flushSync();
  stop();
  await back(0, [income(1), income(2), income(1)]);
  expect(sitting.since.open).toBe(false);
});

test('since my last answer there is a list for whoever asks', () => {
  tell(0, { options: [act('income')] }, [income(1)]);
  sitting.play.send(act('income'));
  FakeSocket.last.say({ type: 'ack', key: sent().key, next: 2 });
  tell(1, {}, [income(0), income(1)]);
  expect([sitting.since.open, sitting.since.count]).toEqual([false, 1]);
  sitting.since.show();
  expect(sitting.since.lines.map(({ number }) => number)).toEqual([2]);
});

test('leaving the page closes the connection', () => {
  stop();
  expect(FakeSocket.last.readyState).toBe(3);
});
