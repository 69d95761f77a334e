/** Who sits where: names in the reader's language, looks by seat. */
import { looksOf } from './looks';
import type { TableInfo, Update } from './types';
import NAMES from '../generated/names.json';
import { LANGUAGES, lang, say } from './text.svelte';

export interface SeatFace {
  seat: number;
  name: string;
  mine: boolean;
  /** person, bot, outside, open, invited, automa */
  kind: string;
  level: string | null;
  colour: string;
  /** Which of the six looks it has. */
  look: number;
  here: boolean;
  asked: boolean;
  answered: boolean;
  away: boolean;
  resigned: boolean;
  /** Seconds left and when that was told, while the clock runs. */
  clock: { left: number; running: boolean; told: number; bank: number } | null;
}

/** Names for bots and for newcomers; each language has the same in the same order. */
const ownNames = () => NAMES[lang()];

/** Names of our list in any order, without those that somebody at the table has. */
export function freeNames(...taken: (string | null)[]): string[] {
  const list = ownNames();
  const first = Math.floor(Math.random() * list.length);
  return [...list.slice(first), ...list.slice(0, first)].filter((name) => !taken.includes(name));
}

export function randomName(): string {
  return freeNames()[0]!;
}

/** A name from our list is written in the reader's language; everybody else is called what they call themselves. */
export function nameIn(seat: { seat: number; kind: string; name: string | null; level: string | null }): string {
  if (!seat.name)
    return say(seat.kind === 'invited' || seat.kind === 'open' ? 'seat-free' : 'seat-name', {
      number: seat.seat + 1,
    });
  if (seat.kind !== 'bot') return seat.name;
  for (const list of Object.values(NAMES)) {
    const at = list.indexOf(seat.name);
    if (at >= 0) return ownNames()[at]!;
  }
  const usual = (one: (typeof LANGUAGES)[number]) =>
    say('bot-name', { number: seat.seat + 1, level: say(`level-${seat.level}`, undefined, '', one) }, '', one);
  return LANGUAGES.some((one) => usual(one) === seat.name)
    ? say('bot-name', { number: seat.seat + 1, level: say(`level-${seat.level}`) })
    : seat.name;
}

/** The people and their bots, and after them whoever the rules themselves play. */
function everybody(info: TableInfo): TableInfo['seats'] {
  const automata = info.automata.map(({ seat, colour }) => ({
    seat,
    colour,
    kind: 'automa',
    name: say('automa-name', undefined, info.game),
    level: null,
    mine: false,
    free: false,
    taught: false,
    host: false,
    same: seat,
    ready: true,
  }));
  return [...info.seats, ...automata];
}

export function namesOf(info: TableInfo): string[] {
  return everybody(info).map(nameIn);
}

/** The look of every seat, the automa's too. */
export function looksAt(info: TableInfo | null | undefined): number[] {
  return looksOf(info ? everybody(info).map((seat) => seat.colour) : []);
}

/** `now` is the position on screen; clocks and presence are those of the latest one. */
export function faces(
  info: TableInfo,
  now: Update | null,
  latest: Update | null,
  here: number[],
  told: number,
): SeatFace[] {
  const asked = now?.status === 'running' && !now.paused ? (now.prompt?.asked ?? []) : [];
  const all = everybody(info);
  const looks = looksAt(info);
  return all.map((seat) => {
    const clock = latest?.clocks[seat.seat];
    const answered =
      (now?.answered.includes(seat.seat) ?? false) || (now?.seat === seat.seat && now.prompt?.answer != null);
    return {
      seat: seat.seat,
      name: nameIn(seat),
      mine: seat.mine,
      kind: seat.kind,
      level: seat.level,
      colour: seat.colour,
      look: looks[seat.seat]!,
      here: here.includes(seat.seat),
      asked: asked.includes(seat.seat) && !answered,
      answered: asked.includes(seat.seat) && answered,
      away: latest?.away.includes(seat.seat) ?? false,
      resigned: latest?.resigned.includes(seat.seat) ?? false,
      clock: clock && info.bank ? { ...clock, told, bank: info.bank } : null,
    };
  });
}
