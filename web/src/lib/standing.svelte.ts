/** What a seat answers by itself. Nobody else can see it; its owner sees it over every question. */
import type { Standing } from '../generated/wire';
import { api, Refused } from './api';
import { actionText, stepText, type Reader } from './speech';
import { say } from './text.svelte';
import type { Action, Fields, Prompt } from './types';

export class StandingAnswers {
  rules = $state.raw<Standing[]>([]);
  fault = $state('');
  private seat = 0;

  constructor(private table: string) {}

  async load(seat: number): Promise<void> {
    this.seat = seat;
    await this.attempt(Promise.resolve());
  }

  add(rule: Standing): Promise<void> {
    return this.keep([...this.rules.filter((one) => !sameQuestion(one, rule)), rule]);
  }

  remove(rule: Standing): Promise<void> {
    return this.keep(this.rules.filter((one) => one !== rule));
  }

  private keep(next: Standing[]): Promise<void> {
    // The first that fits counts: what asks for more goes before what asks for less.
    const asks = (rule: Standing) => Object.keys(rule.about ?? {}).length;
    return this.attempt(
      api.setStanding(
        this.table,
        this.seat,
        next.toSorted((a, b) => asks(b) - asks(a)),
      ),
    );
  }

  private async attempt(what: Promise<unknown>): Promise<void> {
    this.fault = '';
    try {
      await what;
      this.rules = await api.standing(this.table, this.seat);
    } catch (problem) {
      this.fault = problem instanceof Refused ? problem.message : String(problem);
    }
  }
}

const sameQuestion = (one: Standing, other: Standing): boolean =>
  one.step === other.step && JSON.stringify(one.about ?? {}) === JSON.stringify(other.about ?? {});

/** What a question like this one speaks of, apart from who is in it: its cards and its deed. */
export function likeThis(reader: Reader, prompt: Prompt): Fields {
  const { kinds } = reader.game;
  const told = Object.entries(prompt.about).flatMap(([field, value]): [string, Fields[string]][] => {
    if (typeof value === 'string' && kinds[field]) return [[field, value]];
    const deed = typeof value === 'object' && value !== null && !Array.isArray(value) ? value.verb : undefined;
    return deed ? [[field, { verb: deed }]] : [];
  });
  return Object.fromEntries(told);
}

/** To which question this answer is given. */
export function questionOf(reader: Reader, rule: Standing): string {
  return stepText(reader, rule.step, (rule.about ?? {}) as Fields);
}

/** What will be answered. */
export function answerOf(reader: Reader, rule: Standing): string {
  return rule.answer ? actionText(reader, rule.answer as Action) : say('standing-ask');
}
