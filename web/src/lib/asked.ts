/** What a prompt shows, as data: the question, the answers that have buttons, and the ways back. */
import type { Tones } from './games';
import type { Reason } from './live.svelte';
import type { Choice, Picking } from './picking.svelte';
import { actionText, halves, promptText, verbText, wordOf, type Reader } from './speech';
import { say } from './text.svelte';
import type { Action, Prompt } from './types';

/** One button: its words, and what follows from it. */
export interface Answer {
  kind: 'answer';
  title: string;
  detail: string;
  tone: 'hostile' | 'usual' | 'plain';
  choose: () => void;
}

/** A choice of amount: what each would be, from the least to the most. */
export interface Amounts {
  kind: 'amounts';
  steps: { value: number; title: string; choose: () => void }[];
}

export interface Asked {
  game: string;
  /** Who is asked, when it is us; else we wait. */
  seat: number | null;
  question: string;
  /** What we answered already, while the others have not. */
  answered: string;
  hint: string;
  refusal: string;
  rules: string[];
  answers: (Answer | Amounts)[];
  back: (() => void) | null;
  undo: (() => void) | null;
}

export interface Asking {
  reader: Reader;
  prompt: Prompt;
  play: Picking;
  tones: Tones;
  reason: Reason | null;
  undo: (() => void) | null;
}

export function askedOf({ reader, prompt, play, tones, reason, undo }: Asking): Asked {
  const mine = prompt.seat !== null;
  const answered = prompt.answer ? say('prompt-answered', { answer: actionText(reader, prompt.answer) }) : '';
  const answers = mine ? play.choices.map((choice) => offered(reader, play, tones, choice)) : [];
  const waitsForMore = mine && play.picked.length > 0 && !play.chosen && !answers.length;
  return {
    game: reader.game.key,
    seat: prompt.seat,
    question: promptText(reader, prompt),
    answered,
    hint: waitsForMore ? say('pick-next') : mine && !answered && prompt.sealed ? say('prompt-sealed') : '',
    refusal: reason?.message ?? '',
    rules: reason?.rules.length ? reason.rules : mine || reason ? prompt.rules : [],
    answers,
    back: play.picked.length ? () => void play.back() : null,
    undo,
  };
}

function offered(reader: Reader, play: Picking, tones: Tones, choice: Choice): Answer | Amounts {
  if (choice.kind === 'amount') return amounts(reader, play, choice);
  const verb = choice.kind === 'verb' ? choice.verb : choice.kind === 'option' ? choice.action.verb : '';
  const [title, detail] = halves(titleOf(reader, choice));
  const tone = tones.hostile.includes(verb)
    ? 'hostile'
    : tones.usual.includes(verb) || play.chosen !== null
      ? 'usual'
      : 'plain';
  const choose =
    choice.kind === 'option'
      ? () => play.send(choice.action)
      : () => play.pick(choice.kind === 'verb' ? choice.verb : choice.id);
  return { kind: 'answer', title, detail, tone, choose };
}

function titleOf(reader: Reader, choice: Exclude<Choice, { kind: 'amount' }>): string {
  if (choice.kind === 'verb') return verbText(reader, choice.example);
  if (choice.kind === 'part') return wordOf(reader.game, reader.game.kinds[choice.field]!, choice.id);
  return actionText(reader, choice.action);
}

function amounts(reader: Reader, play: Picking, { actions, field }: { actions: Action[]; field: string }): Amounts {
  const steps = actions.map((action) => ({
    value: Number(action[field]),
    title: actionText(reader, action),
    choose: () => play.send(action),
  }));
  return { kind: 'amounts', steps: steps.toSorted((a, b) => a.value - b.value) };
}
