/** A table somebody wants: how many play, in which way, by which options and under which terms. */
import type { Agreement, GameInfo, Terms } from '../generated/wire';
import { span } from './clock.svelte';
import { minutes } from './length';
import { choiceText } from './options';
import { has, lang, say } from './text.svelte';
import type { Fields, Json, TableInfo } from './types';

type Option = GameInfo['options'][number];
type Pace = 'live' | 'days';

const DAY = 86_400;
export const BANKS: Record<Pace, number[]> = {
  live: [0, 300, 600, 1200, 1800],
  days: [DAY, 2 * DAY, 3 * DAY, 7 * DAY],
};
const same = (one: Json | undefined, other: Json | undefined) => JSON.stringify(one) === JSON.stringify(other);

export class Wanted {
  seats = $state(0);
  /** What was chosen; whatever is not here has its usual value. */
  private picked = $state<Record<string, Json>>({});
  pace = $state<Pace>('live');
  bank = $state(0);
  public = $state(false);

  constructor(readonly game: GameInfo) {
    this.seats = Math.min(game.most, Math.max(game.fewest, 3));
  }

  /** What is agreed at a table that is there. */
  static of(game: GameInfo, info: TableInfo): Wanted {
    const wanted = new Wanted(game);
    wanted.seats = info.seats.length;
    wanted.picked = { ...(info.options as Fields) };
    wanted.pace = info.pace as Pace;
    wanted.bank = info.bank ?? 0;
    wanted.public = info.public;
    const { timeout, window, increment, patience } = info;
    wanted.before = {
      pace: wanted.pace,
      bank: wanted.bank,
      increment,
      window,
      timeout: timeout as 'bot' | 'default',
      patience,
    };
    return wanted;
  }

  // The way to play, and how many may play it

  readonly counts = $derived.by(() =>
    Array.from({ length: this.game.most - this.game.fewest + 1 }, (_, k) => this.game.fewest + k),
  );
  readonly wayOption = $derived.by(() => this.game.options.find(({ key }) => key === this.game.way) ?? null);
  /** Every way there is, whatever the number of players. */
  readonly ways = $derived.by(() => {
    const all = Object.values(this.wayOption?.choices ?? {}).flat() as Json[];
    const each = all.filter((way, k) => all.findIndex((other) => same(other, way)) === k);
    return each.sort((a, b) => this.waysFewest(b) - this.waysFewest(a));
  });
  readonly way = $derived.by(() => (this.wayOption ? this.chosen(this.wayOption) : null));

  fits(count: number, way: Json = this.way): boolean {
    const choices = this.wayOption?.choices[String(count)] as Json[] | undefined;
    return !choices || choices.some((choice) => same(choice, way));
  }
  private waysFewest(way: Json): number {
    return this.counts.find((count) => this.fits(count, way)) ?? 0;
  }
  /** The ways that so many can play. */
  waysFor(count: number): Json[] {
    return this.ways.filter((way) => this.fits(count, way));
  }
  choose(way: Json): void {
    this.picked[this.game.way] = way;
    if (!this.fits(this.seats, way)) this.seats = this.nearest(way);
  }
  private nearest(way: Json): number {
    const possible = this.counts.filter((count) => this.fits(count, way));
    return possible.sort((a, b) => Math.abs(a - this.seats) - Math.abs(b - this.seats))[0] ?? this.seats;
  }
  minutes(people: number, way: Json = this.way): number | null {
    const seats = this.fits(this.seats, way) ? this.seats : this.nearest(way);
    return minutes(this.game, way, seats, Math.min(people, seats));
  }

  // Options

  choices(option: Option): Json[] {
    return (option.choices[String(this.seats)] ?? []) as Json[];
  }
  chosen(option: Option): Json {
    const choices = this.choices(option);
    const picked = this.picked[option.key];
    return picked !== undefined && choices.some((choice) => same(choice, picked)) ? picked : (choices[0] ?? null);
  }
  pick(option: Option, value: Json): void {
    this.picked[option.key] = value;
  }
  /** Whether an option has an effect beside what is chosen for the others. */
  matters(option: Option): boolean {
    return this.game.options.every(
      (other) =>
        !option.needs[other.key] || option.needs[other.key]!.some((value) => same(value as Json, this.chosen(other))),
    );
  }
  /** Those that are to be chosen beside the way: with so many players, in this way, there is a choice. */
  readonly open = $derived.by(() =>
    this.game.options.filter(
      (option) => option.key !== this.game.way && this.choices(option).length > 1 && this.matters(option),
    ),
  );
  readonly changed = $derived.by(() =>
    this.open.filter((option) => !same(this.chosen(option), this.choices(option)[0])),
  );

  // Terms

  setPace(pace: Pace): void {
    if (pace === this.pace) return;
    this.pace = pace;
    this.bank = BANKS[pace][pace === 'days' ? 1 : 0]!;
  }
  /** What a page does not ask for stays as it was. */
  private before: Terms = {};
  readonly increment = $derived.by(() =>
    this.bank === this.before.bank && this.pace === this.before.pace
      ? this.before.increment!
      : Math.round(this.bank / (this.pace === 'days' ? 4 : 60)),
  );
  terms(): Terms {
    return { ...this.before, pace: this.pace, bank: this.bank, increment: this.increment };
  }
  options(): Record<string, Json> {
    const told = [...(this.wayOption ? [this.wayOption] : []), ...this.open];
    return Object.fromEntries(
      told
        .filter((option) => !same(this.chosen(option), this.choices(option)[0]))
        .map((option) => [option.key, this.chosen(option)]),
    );
  }
  agreement(): Agreement {
    return { seats: this.seats, options: this.options(), terms: this.terms(), public: this.public };
  }

  /** All of it in one sentence. */
  readonly sentence = $derived.by(() => {
    const { key } = this.game;
    const way = this.ways.length > 1 ? wayName(key, this.way) : '';
    const options = this.changed.map((option) => {
      const name = within(say(`option-${option.key}`, undefined, key));
      return say('agreed-option', { name, choice: shortChoice(key, option.key, this.chosen(option)) });
    });
    const clock = this.bank
      ? say('agreed-clock', { bank: span(this.bank), increment: span(this.increment) })
      : say('clock-none');
    const parts = [
      say('agreed-players', { count: this.seats }),
      ...(way ? [within(way)] : []),
      say(`pace-${this.pace}`),
      clock,
      ...(options.length ? options : [say('agreed-usual')]),
      say(this.public ? 'agreed-public' : 'agreed-private'),
    ];
    return say('agreed', { parts: parts.join(say('list-joint')) });
  });
}

/** As it is written within a sentence. */
const within = (words: string) => words.charAt(0).toLocaleLowerCase(lang()) + words.slice(1);

/** What a way to play is called, and in one sentence what it is. */
export const wayName = (game: string, way: Json): string => say(`way-${String(way)}`, undefined, game);
export const wayWords = (game: string, way: Json): string => say(`way-${String(way)}-what`, undefined, game);

/** A choice without what explains it. */
function shortChoice(game: string, option: string, value: Json): string {
  return choiceText(game, option, value)
    .split(/[:؛;(]/)[0]!
    .trim();
}

export const lengthText = (found: number | null): string =>
  found === null ? '' : say('about-minutes', { minutes: found });

/** Why so many cannot play in this way. */
export function lockedBecause(wanted: Wanted, count: number): string {
  const [way] = wanted.waysFor(count);
  const { key } = wanted.game;
  return way === undefined ? '' : say('count-locked', { count, way: wayName(key, way) });
}

/** How strong a bot is, in a sentence. */
export const levelWords = (level: string): string => (has(`level-${level}-what`) ? say(`level-${level}-what`) : '');

/** How long the usual game is, alone against bots. */
export function usualMinutes(game: GameInfo): number | null {
  const wanted = new Wanted(game);
  wanted.seats = Math.min(4, game.most);
  return wanted.minutes(1);
}
