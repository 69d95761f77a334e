/** Sentences of what a game says, as meydan.core.text makes them: seats become names, kinds their words. */
import type { Action, Game, GameEvent, Json, Prompt } from './types';
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

/** A sentence like «Income: take 1 coin» in its two halves. */
export function halves(text: string): [string, string] {
  const at = text.indexOf(': ');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 2)];
}

export function promptText(reader: Reader, prompt: Prompt): string {
  if (prompt.seat === null) {
    const asked = listed(prompt.asked.map((seat) => isolated(nameOf(reader, seat))));
    return say('prompt-waiting', { asked, count: prompt.asked.length }, reader.game.key);
  }
  return words(reader, `prompt-${prompt.step}`, prompt.about);
}

/** What a kind of question asks, whomever and whatever it is about. */
export function stepText(reader: Reader, step: string): string {
  const key = `prompt-${step}`;
  const open = variablesOf(key, reader.game.key).map((name) => [name, name === 'reader' ? 'nobody' : '…']);
  return say(key, Object.fromEntries(open), reader.game.key);
}

/** The word of a thing: what `duke` or `alaska` is called. */
export function wordOf(game: Game, kind: string, word: string): string {
  return say(`${kind}-${word}`, undefined, game.key);
}

export function nameOf(reader: { names: string[] }, seat: number): string {
  return reader.names[seat] ?? say('seat-name', { number: seat + 1 });
}

function words(reader: Reader, key: string, fields: Record<string, Json>): string {
  const given: Arguments = { reader: 'nobody' };
  for (const [field, value] of Object.entries(fields)) {
    const kind = reader.game.kinds[field];
    const { seat } = reader;
    if (kind === 'seat' && seat !== null && (value === seat || (Array.isArray(value) && value.includes(seat))))
      given.reader = field;
    if (Array.isArray(value)) given[field] = listed(value.map((item) => spoken(reader, kind, item)));
    else if (kind !== undefined && value !== null) given[field] = spoken(reader, kind, value);
    else if (typeof value === 'boolean') given[field] = value ? 'yes' : 'no';
    else if (typeof value === 'number' || typeof value === 'string') given[field] = value;
    else if (isAction(value)) given[field] = value.verb.replaceAll('_', '-');
  }
  return say(key, given, reader.game.key);
}

function spoken(reader: Reader, kind: string | undefined, value: Json): string {
  if (kind === undefined) return digits(String(value));
  return kind === 'seat' ? nameOf(reader, Number(value)) : wordOf(reader.game, kind, String(value));
}

function isAction(value: Json): value is Action {
  return typeof value === 'object' && value !== null && 'verb' in value;
}
