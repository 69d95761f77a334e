/** Sentences of what a game says, as meydan.core.text makes them: seats become names, kinds their words. */
import type { Saying } from '../generated/wire';
import type { Action, Fields, Game, GameEvent, Json, Prompt, Told } from './types';
import { digits, has, isolated, listed, say, variablesOf, type Arguments } from './text.svelte';

export interface Reader {
  game: Game;
  seat: number | null;
  names: string[];
}

export function eventText(reader: Reader, event: GameEvent): string {
  const { event: key, ...fields } = event;
  return words(reader, `event-${key}`, fields);
}

export function actionText(reader: Reader, action: Action): string {
  const { verb, ...fields } = action;
  return words(reader, `action-${verb}`, fields);
}

/** An action without the things it would name: what its verb means, in the game's words for that or with gaps. */
export function verbText(reader: Reader, action: Action): string {
  const { verb, ...fields } = action;
  if (has(`verb-${verb}`, reader.game.key)) return say(`verb-${verb}`, undefined, reader.game.key);
  const open = Object.fromEntries(Object.keys(fields).map((field) => [field, '…']));
  return words({ ...reader, game: { ...reader.game, kinds: {} } }, `action-${verb}`, open);
}

/** What an option brings, or why something cannot be done; empty where the game has no words for it. */
export function toldText(reader: Reader, head: 'brings' | 'refusal' | 'locked' | 'send', told: Told | null): string {
  if (!told) return '';
  const key = told.key.startsWith('when-') ? told.key : `${head}-${told.key}`;
  return has(key, reader.game.key) ? words(reader, key, told.figures) : '';
}

/** What several answers of one verb bring, as far as it is the same for all; empty where they have nothing in common. */
export function severalText(reader: Reader, told: (Told | null)[]): string {
  const said = new Set(told.map((one) => toldText(reader, 'brings', one)));
  if (said.size === 1) return [...said][0]!;
  const keys = new Set(told.map((one) => one?.key));
  const key = `several-${[...keys][0]}`;
  if (keys.size > 1 || !has(key, reader.game.key)) return '';
  const [first, ...rest] = told.map((one) => one!.figures);
  const common = Object.entries(first!).filter(([name, figure]) => rest.every((one) => one[name] === figure));
  return words(reader, key, Object.fromEntries(common));
}

/** What is said of a game that is over: a message of the game under this head. */
export function sayingText(reader: Reader, head: string, { key, figures }: Saying): string {
  return words(reader, `${head}-${key}`, figures as Fields);
}

/** What follows for all answers to this question, where the game says so. */
export function noteText(reader: Reader, prompt: Prompt): string {
  const key = `note-${prompt.step}`;
  return has(key, reader.game.key) ? words(reader, key, prompt.about) : '';
}

/** What a verb asks for once it is chosen. */
export function askText(reader: Reader, action: Action, field: string | null): string {
  const key = `ask-${action.verb}`;
  if (has(key, reader.game.key)) return say(key, undefined, reader.game.key);
  const verb = verbText(reader, action);
  if (!field) return verb;
  return say(reader.game.kinds[field] === 'seat' ? 'pick-seat' : 'pick-thing', { verb });
}

/** What a verb asks for once one of its things is settled, where the game has words for it. */
export function thenText({ game }: Reader, action: Action, field: string, thing: string): string {
  const key = `then-${action.verb}-${field}`;
  return has(key, game.key) ? say(key, { thing }, game.key) : '';
}

/** The question that is left when one answer is, where the game has words for it. */
export function wholeText(reader: Reader, action: Action): string {
  const { verb, ...fields } = action;
  const key = `whole-${verb}`;
  return has(key, reader.game.key) ? words(reader, key, fields) : '';
}

/** What a thing is called, by its id; null for what has no word. */
export function thingText(reader: Reader, id: string): string | null {
  if (id.startsWith('seat-')) return nameOf(reader, Number(id.slice('seat-'.length)));
  const kind = Object.keys(reader.game.named).find((one) => id.startsWith(`${one}-`));
  if (kind) return wordOf(reader.game, kind, id.slice(kind.length + 1));
  return has(id, reader.game.key) ? say(id, undefined, reader.game.key) : null;
}

/** One item of a field: a name, a word, or a figure. */
export function itemText(reader: Reader, field: string, item: Json): string {
  return spoken(reader, reader.game.kinds[field], item);
}

export function promptText(reader: Reader, prompt: Prompt): string {
  if (prompt.seat === null) {
    const asked = listed(prompt.asked.map((seat) => isolated(nameOf(reader, seat))));
    return say('prompt-waiting', { asked, count: prompt.asked.length }, reader.game.key);
  }
  return words(reader, `prompt-${prompt.step}`, prompt.about);
}

/** What a kind of question asks, whomever it is about; of what else it must speak is said. */
export function stepText(reader: Reader, step: string, about: Fields = {}): string {
  const key = `prompt-${step}`;
  const gaps = variablesOf(key, reader.game.key).map((name) => [name, name === 'reader' ? 'nobody' : '…']);
  return say(key, { ...Object.fromEntries(gaps), ...argumentsOf(reader, about) }, reader.game.key);
}

/** The word of a thing: what `duke` or `alaska` is called; or what it is, where it is called so. */
export function wordOf(game: Game, kind: string, word: string): string {
  const figures = game.named[kind]?.[word];
  if (figures) return words({ game, seat: null, names: [] }, `name-${kind}`, figures);
  return say(`${kind}-${word}`, undefined, game.key);
}

export function nameOf(reader: { names: string[] }, seat: number): string {
  return reader.names[seat] ?? say('seat-name', { number: seat + 1 });
}

function words(reader: Reader, key: string, fields: Fields): string {
  return say(key, { reader: 'nobody', ...argumentsOf(reader, fields) }, reader.game.key);
}

function argumentsOf(reader: Reader, fields: Fields): Arguments {
  const given: Arguments = {};
  for (const [field, value] of Object.entries(fields)) {
    const kind = reader.game.kinds[field];
    const { seat } = reader;
    if (kind === 'seat' && seat !== null && (value === seat || (Array.isArray(value) && value.includes(seat))))
      given.reader = field;
    if (Array.isArray(value)) {
      const told = counted(reader, kind, value);
      given[field] = listed(told);
      given[`${field}_or`] = listed(told, 'list-or');
      given[`${field}_count`] = value.length;
    } else if (kind !== undefined && value !== null) given[field] = spoken(reader, kind, value);
    else if (typeof value === 'boolean') given[field] = value ? 'yes' : 'no';
    else if (typeof value === 'number' || typeof value === 'string') given[field] = value;
    else if (isAction(value)) given[field] = value.verb.replaceAll('_', '-');
  }
  return given;
}

/** The things of a list; a word that comes again is told once, with how often. Figures stand each in its place. */
function counted(reader: Reader, kind: string | undefined, items: Json[]): string[] {
  const told = items.map((item) => spoken(reader, kind, item));
  if (kind === undefined || kind === 'seat') return told;
  const times = Map.groupBy(told, (word) => word);
  return [...times].map(([word, all]) =>
    all.length > 1 ? say('repeated', { thing: word, count: all.length }, reader.game.key) : word,
  );
}

function spoken(reader: Reader, kind: string | undefined, value: Json): string {
  if (kind === undefined) return digits(String(value));
  return kind === 'seat' ? nameOf(reader, Number(value)) : wordOf(reader.game, kind, String(value));
}

function isAction(value: Json): value is Action {
  return typeof value === 'object' && value !== null && 'verb' in value;
}
