/** What a prompt shows, as data: in which of its states it is, the question, the answers, and the ways out. */
import type { Choice } from './choices';
import { nextField } from './choices';
import type { Tones } from './games';
import { idsIn, idsOf } from './ids';
import type { Reason } from './live.svelte';
import type { Picking } from './picking.svelte';
import type { SeatFace } from './seats';
import {
  actionText,
  askText,
  itemText,
  nameOf,
  noteText,
  promptText,
  severalText,
  thenText,
  thingText,
  toldText,
  verbText,
  wholeText,
  type Reader,
} from './speech';
import { has, isolated, listed, n, say, sentence } from './text.svelte';
import type { Action, Offer, Prompt } from './types';

export type Tone = 'hostile' | 'usual' | 'plain';

/** One button: its words, and what follows from it. */
export interface Answer {
  kind: 'answer';
  title: string;
  words: string;
  tone: Tone;
  /** What explains it, and what lights up while somebody points at it. */
  explain: string | null;
  ids: string[];
  choose: () => void;
}

/** Answered on the board: what glows there can be shown. */
export interface Places {
  kind: 'places';
  title: string;
  words: string;
  show: () => void;
}

/** A choice of amount: what each would be, from the least to the most. */
export interface Amounts {
  kind: 'amounts';
  title: string;
  tone: Tone;
  /** Beside other answers: a row of figures over one button. */
  inline: boolean;
  steps: { value: number; title: string; words: string; choose: () => void }[];
  /** Which of them is meant until another is chosen. */
  first: number;
}

/** A set: toggles, what they come to, and the answer they make. */
export interface Set {
  kind: 'set';
  limit: string;
  /** None where they are clicked on the table. */
  things: { title: string; on: boolean; leads: boolean; toggle: () => void }[];
  /** The figures that are added up; none where things are only counted. */
  terms: string[];
  sum: string;
  /** Where they are chosen, before the first is. */
  where: string;
  side: 'less' | 'exact' | 'more';
  state: string;
  /** How much of it is there, from 0 to 1. */
  share: number;
  title: string;
  words: string;
  send: (() => void) | null;
  clear: (() => void) | null;
}

export interface Locked {
  title: string;
  words: string;
  explain: string | null;
  tell: () => void;
}

export interface Exit {
  title: string;
  words: string;
  icon: 'undo' | 'lock' | null;
  /** Of one that is locked: what explains it. */
  explain?: string | null;
  choose: () => void;
}

export interface Asked {
  game: string;
  state: 'waits' | 'sealed' | 'sent' | 'settles' | 'asks';
  /** Who is asked, when it is us; else we wait. */
  seat: number | null;
  /** Somebody else has the turn. */
  between: boolean;
  clock: SeatFace['clock'];
  question: string;
  /** What follows for all answers. */
  note: string;
  refusal: { message: string; rules: string[]; dismiss: () => void } | null;
  parts: (Answer | Places | Amounts | Set)[];
  locked: Locked[];
  exits: Exit[];
  /** A sealed answer may be changed until the window closes. */
  change: (() => void) | null;
}

export interface Asking {
  reader: Reader;
  prompt: Prompt;
  offer: Offer | null;
  play: Picking;
  tones: Tones;
  reason: Reason | null;
  /** The answer that is on its way. */
  sent: Action | null;
  /** A sealed answer is being changed. */
  changing: boolean;
  clock: SeatFace['clock'];
  undo: (() => void) | null;
  /** Whose turn it is, where a game has turns. */
  turn: number | null;
  tell: (reason: Reason | null) => void;
  change: () => void;
}

export function askedOf(asking: Asking): Asked {
  const { reader, prompt, play, reason, sent } = asking;
  const mine = prompt.seat !== null;
  const whole = promptText(reader, prompt);
  const base: Asked = {
    game: reader.game.key,
    state: 'asks',
    seat: prompt.seat,
    between: asking.turn !== null && asking.turn !== prompt.seat,
    clock: asking.clock,
    question: whole,
    note: '',
    refusal: reason?.message
      ? { message: reason.message, rules: reason.rules, dismiss: () => asking.tell(null) }
      : null,
    parts: [],
    locked: [],
    exits: undoOf(asking),
    change: null,
  };
  if (!mine) return { ...base, state: 'waits', exits: [] };
  if (sent) return { ...base, state: 'sent', question: say('prompt-sent', { answer: actionText(reader, sent) }) };
  if (prompt.answer && !asking.changing) {
    const waits = prompt.asked.filter((seat) => seat !== prompt.seat).map((seat) => isolated(nameOf(reader, seat)));
    const asked = waits.length ? listed(waits) : '';
    const question = say('prompt-answered', { answer: actionText(reader, prompt.answer), asked, count: waits.length });
    return { ...base, state: 'sealed', question, exits: [], change: asking.change };
  }
  if (play.settling) return { ...base, ...settled(asking, play.settling) };
  return { ...base, ...open(asking) };
}

/** One answer is asked once more: it takes the place of the question. */
function settled({ reader, play }: Asking, action: Action): Partial<Asked> {
  const yes: Answer = {
    kind: 'answer',
    title: say('confirm-yes'),
    words: '',
    tone: 'hostile',
    explain: null,
    ids: idsOf(reader.game, action),
    choose: () => play.send(action),
  };
  const no: Exit = { title: say('confirm-no'), words: '', icon: null, choose: () => void play.back() };
  const brings = toldText(reader, 'brings', play.brings(action));
  return {
    state: 'settles',
    question: say('confirm-question', { answer: actionText(reader, action) }),
    note: brings ? sentence(say('confirm-brings', { brings })) : say('confirm-final'),
    parts: [yes],
    exits: [no],
  };
}

function open(asking: Asking): Partial<Asked> {
  const { reader, prompt, play, offer, undo } = asking;
  const parts = primary(play.choices.map((choice) => partOf(asking, choice)));
  const said = parts.map((part) => (part.kind === 'answer' ? part.words : null));
  const alike = said.length > 1 && said[0] && said.every((words) => words === said[0]) ? said[0] : '';
  const then = thenOf(asking);
  const [question, more] = parted(then || questionOf(asking));
  const note =
    more ||
    (then ? '' : noteText(reader, prompt)) ||
    sentence(alike) ||
    (prompt.sealed && !play.begun ? say('prompt-sealed') : '');
  const back: Exit = { title: say('pick-back'), words: '', icon: 'undo', choose: () => void play.back() };
  const locked =
    play.verb === null && offer ? offer.locked.filter(({ action }) => !asking.tones.drawn?.includes(action.verb)) : [];
  const leaves = ({ action }: Offer['locked'][number]) => asking.tones.exit?.includes(action.verb);
  const exits = [
    ...play.exits.map((action) => exitOf(asking, action)),
    ...locked.filter(leaves).map((one) => shutOf(asking, one)),
  ];
  return {
    question,
    note,
    parts: alike ? parts.map((part) => (part.kind === 'answer' ? { ...part, words: '' } : part)) : parts,
    locked: together(locked.filter((one) => !leaves(one)).map((one) => lockedOf(asking, one))),
    exits: play.begun ? [back] : undo ? [...exits, ...undoOf(asking)] : exits,
  };
}

/** What is asked, and what is said after it. */
function parted(text: string): [string, string] {
  const end = Math.max(text.lastIndexOf('? '), text.lastIndexOf('؟ '));
  return end < 0 ? [text, ''] : [text.slice(0, end + 1), text.slice(end + 2)];
}

/** What is asked of a verb once the first thing it names is settled, where the game has words for that. */
function thenOf({ reader, prompt, play }: Asking): string {
  const { candidates, begun } = play;
  const [example, more] = candidates;
  if (!more || candidates.some(({ verb }) => verb !== example!.verb)) return '';
  const next = nextField(candidates)!;
  const given = Object.keys(example!).find(
    (field) => reader.game.kinds[field] && candidates.every((action) => action[field] === example![field]),
  );
  if (!given || (!begun && given in prompt.about)) return '';
  const thing = thingText(reader, idsIn(reader.game, given, example![given])[0] ?? '');
  return thing ? thenText(reader, example!, next, thing) : '';
}

function questionOf({ reader, prompt, play }: Asking): string {
  const [example] = play.candidates;
  if (play.verb !== null && example) {
    const plain = play.choices.every(({ kind }) => kind === 'amount' || kind === 'tray');
    return askText(reader, example, plain ? null : nextField(play.candidates));
  }
  const thing = play.picked.length ? thingText(reader, play.picked.at(-1)!) : null;
  const [only, more] = play.candidates;
  if (thing && only && !more) return wholeText(reader, only) || say('pick-deed', { thing });
  const several = new Set(play.candidates.map(({ verb }) => verb)).size > 1 || play.choices[0]?.kind === 'option';
  return thing && several ? say('pick-deed', { thing }) : promptText(reader, prompt);
}

function exitOf({ reader, play }: Asking, action: Action): Exit {
  const words = toldText(reader, 'brings', play.brings(action));
  return { title: actionText(reader, action), words, icon: null, choose: () => play.take(action) };
}

function undoOf({ undo }: Asking): Exit[] {
  return undo ? [{ title: say('undo'), words: '', icon: 'undo', choose: undo }] : [];
}

function lockedOf({ reader, tell }: Asking, { action, reason }: Offer['locked'][number]): Locked {
  const message = toldText(reader, 'refusal', reason);
  const words = toldText(reader, 'locked', reason) || message;
  const explain = deedOf(reader, action.verb);
  const told = { allowed: false, message, rules: reason.rules };
  return { title: verbText(reader, action), words, explain, tell: () => tell(told) };
}

/** What is locked by one name is said once, with all its reasons. */
const together = (locked: Locked[]): Locked[] =>
  [...Map.groupBy(locked, ({ title }) => title).values()].map((all) => ({
    ...all[0]!,
    words: [...new Set(all.map(({ words }) => words))].join('\n'),
  }));

/** A way out that is closed: it stays among the ways out, with its reason. */
function shutOf(asking: Asking, locked: Offer['locked'][number]): Exit {
  const { title, words, explain, tell } = lockedOf(asking, locked);
  return { title, words, explain, icon: 'lock', choose: tell };
}

/** What explains a verb, where the game does. */
function deedOf({ game }: Reader, verb: string): string | null {
  const topic = `deed-${verb}`;
  return game.topics.includes(topic) ? topic : null;
}

function partOf(asking: Asking, choice: Choice): Asked['parts'][number] {
  const { reader, play, tones } = asking;
  const brings = (action: Action) => toldText(reader, 'brings', play.brings(action));
  const toneOf = (verb: string): Tone =>
    tones.hostile.includes(verb) ? 'hostile' : tones.usual.includes(verb) ? 'usual' : 'plain';
  switch (choice.kind) {
    case 'option': {
      const { action } = choice;
      const alone = play.begun && play.candidates.length === 1;
      return {
        kind: 'answer',
        title: (alone && toldText(reader, 'send', play.brings(action))) || actionText(reader, action),
        words: brings(action),
        tone: toneOf(action.verb),
        explain: deedOf(reader, action.verb) ?? idsOf(reader.game, action)[0] ?? null,
        ids: idsOf(reader.game, action),
        choose: () => play.take(action),
      };
    }
    case 'verb': {
      const { verb, actions, ids, field, onBoard } = choice;
      const said = severalText(
        reader,
        actions.map((action) => play.brings(action)),
      );
      const among = ids.map((id) => thingText(reader, id));
      const named = reader.game.kinds[field] === 'seat' && ids.length <= 3 && among.every((name) => name !== null);
      const count = onBoard ? glows(reader, field, ids.length) : say('pick-count', { count: ids.length });
      return {
        kind: 'answer',
        title: verbText(reader, actions[0]!),
        words: said || (named ? listed(among.map((name) => isolated(name!))) : count),
        tone: toneOf(verb),
        explain: deedOf(reader, verb),
        ids,
        choose: () => {
          play.choose(verb);
          if (reader.game.kinds[field] !== 'seat') play.show(ids);
        },
      };
    }
    case 'part':
      return {
        kind: 'answer',
        title: itemText(reader, choice.field, choice.item),
        words: say('pick-count', { count: choice.actions.length }),
        tone: toneOf(choice.actions[0]!.verb),
        explain: choice.id,
        ids: [choice.id],
        choose: () => play.pick(choice.id),
      };
    case 'places': {
      const example = play.candidates.find(({ verb }) => verb === choice.verb)!;
      return {
        kind: 'places',
        title: verbText(reader, example),
        words: nearby(asking, choice.ids) || glows(reader, choice.field, choice.ids.length),
        show: () => play.show(choice.ids),
      };
    }
    case 'amount': {
      const { actions, field, inline } = choice;
      const steps = actions
        .map((action) => ({
          value: Number(action[field]),
          title: actionText(reader, action),
          words: brings(action),
          choose: () => play.take(action),
        }))
        .toSorted((a, b) => a.value - b.value);
      const last = steps.length - 1;
      // Beside other answers the first of the game's own order is meant; alone, as much as there is.
      const first = inline ? steps.findIndex(({ value }) => value === Number(actions[0]![field])) : last;
      const { verb } = actions[0]!;
      return { kind: 'amounts', title: verbText(reader, actions[0]!), tone: toneOf(verb), inline, steps, first };
    }
    case 'tray':
      return setOf(asking, choice);
  }
}

function setOf({ reader, play }: Asking, { tray, actions }: Choice & { kind: 'tray' }): Set {
  const state = play.state!;
  const { match } = state;
  const title = (place: number) => itemText(reader, tray.field, tray.things[place]!);
  const counts = tray.worth.every((worth) => worth === 1);
  const between = tray.least === tray.most;
  const limits = { least: tray.least, most: tray.most };
  const off = state.side === 'more' ? state.sum - tray.most : tray.least - state.sum;
  return {
    kind: 'set',
    limit: say(`${counts ? 'tray-count' : 'tray-price'}${between ? '' : '-between'}`, limits),
    things: play.onTable
      ? []
      : tray.things.map((_, place) => ({
          title: title(place),
          on: play.laid.includes(place),
          leads: state.leads[place]!,
          toggle: () => play.toggle(place),
        })),
    terms: counts ? [] : play.laid.map((place) => n(tray.worth[place]!)),
    sum: n(state.sum),
    where: play.onTable ? say('tray-on-table') : '',
    side: state.side,
    state:
      state.side === 'exact'
        ? say(between ? 'tray-exact' : 'tray-enough')
        : off > 0
          ? say(state.side === 'more' ? 'tray-more' : 'tray-less', { off })
          : say(state.side === 'more' ? 'tray-other' : 'tray-further'),
    share: tray.most ? Math.min(1, state.sum / tray.most) : 0,
    title: match
      ? toldText(reader, 'send', play.brings(match)) || actionText(reader, match)
      : verbText(reader, actions[0]!),
    words: match ? toldText(reader, 'brings', play.brings(match)) : '',
    send: match ? () => play.take(match) : null,
    clear: play.laid.length ? () => (play.laid = []) : null,
  };
}

/** How many things glow, in the game's word for them or in ours. */
function glows({ game }: Reader, field: string, count: number): string {
  const own = `glows-${game.kinds[field] ?? field}`;
  return has(own, game.key) ? say(own, { count }, game.key) : say('pick-glows', { count });
}

/** What the one thing that is pointed at would bring. */
function nearby({ reader, play }: Asking, ids: string[]): string {
  const { near } = play;
  if (near === null || !ids.includes(near)) return '';
  const named = play.candidates.filter((action) => idsOf(reader.game, action).includes(near));
  const brings = named.length === 1 ? toldText(reader, 'brings', play.brings(named[0]!)) : '';
  return brings ? say('pick-near', { thing: thingText(reader, near) ?? '', brings }) : '';
}

/** One main button at most: what is usual, or the only one. */
function primary(parts: Asked['parts']): Asked['parts'] {
  const buttons = parts.filter((part) => part.kind === 'answer' || part.kind === 'amounts');
  const usual = buttons.find(({ tone }) => tone === 'usual');
  const main = usual ?? (parts.length === 1 ? buttons[0] : undefined);
  return parts.map((part) => {
    if (part.kind !== 'answer' && part.kind !== 'amounts') return part;
    if (part === main) return { ...part, tone: part.tone === 'hostile' ? 'hostile' : 'usual' };
    return part.tone === 'usual' ? { ...part, tone: 'plain' } : part;
  });
}
