/** What a person is asked in hundreds of positions of each game: tests/test_prompts.py writes them and runs this. */
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { askedOf, type Answer, type Asked } from '../../src/lib/asked';
import { loadGame, PLAIN, type Tones } from '../../src/lib/games';
import { idsOf } from '../../src/lib/ids';
import { Picking } from '../../src/lib/picking.svelte';
import { actionText, verbText, type Reader } from '../../src/lib/speech';
import { has as worded, speak } from '../../src/lib/text.svelte';
import type { Action, Game, Offer, Prompt } from '../../src/lib/types';

interface Position {
  prompt: Prompt;
  options: Action[];
  offer: Offer;
  /** Hidden facts left one answer: being asked must tell nothing. */
  told: boolean;
}
const POSITIONS = JSON.parse(readFileSync(process.env.EVERY_PROMPT!, 'utf-8')) as Record<string, Position[]>;
const TONES = import.meta.glob<{ tones: Tones }>('../../src/games/*/tones.ts', { eager: true });
/** So many sets may be buttons. */
const MANY = 3;
const NAMES = ['Sara', 'Ali', 'Mina', 'Omid', 'Lale', 'Kian'];

/** Somebody who sits at this position: picks, and is shown what is asked. `sent` is what went to the table. */
function sitting(game: Game, tones: Tones, { prompt, options, offer }: Position) {
  const sent: Action[] = [];
  let play!: Picking;
  const stop = $effect.root(() => {
    play = new Picking({
      game: () => game,
      options: () => options,
      offer: () => offer,
      about: () => prompt.about,
      tones: () => tones,
      send: (action) => sent.push(action),
      why: () => {},
      busy: () => false,
    });
    // All that is answered on the board lies there.
    for (const action of options.filter(({ verb }) => tones.onBoard?.includes(verb)))
      for (const id of idsOf(game, action)) play.thing(id)(document.createElement('button'));
  });
  const reader = { game, seat: prompt.seat, names: NAMES };
  const asking = { reader, prompt, offer, play, tones, reason: null, sent: null, changing: false, clock: null };
  const asked = (): Asked => askedOf({ ...asking, undo: null, turn: null, tell: () => {}, change: () => {} });
  return { reader, play, sent, asked, stop };
}

const answersOf = (asked: Asked) => asked.parts.filter((part): part is Answer => part.kind === 'answer');

/** The verbs of which no part of the prompt speaks, by their name or that of one answer. */
function unsaid(reader: Reader, options: Action[], asked: Asked): string[] {
  const titles = new Set(asked.parts.map(({ title }) => title));
  const groups = [...Map.groupBy(options, ({ verb }) => verb)];
  const named = groups.filter(([, group]) =>
    [verbText(reader, group[0]!), ...group.map((action) => actionText(reader, action))].some((title) =>
      titles.has(title),
    ),
  );
  return groups.length > 1 ? groups.filter((group) => !named.includes(group)).map(([verb]) => verb) : [];
}

/** What is wrong with this prompt, by the number of what it breaks. */
function faultsOf(reader: Reader, asked: Asked, { options, offer, told }: Position, tones: Tones): string[] {
  const { game } = reader;
  const has = ({ key }: { key: string }) => worded(`brings-${key}`, game.key);
  const faults: string[] = [];
  const out = (action: Action) => tones.exit?.includes(action.verb) ?? false;
  const onlyOut = options.every(out);
  if (!asked.question.trim()) faults.push('nothing is asked');
  if (!asked.parts.length && (!onlyOut || !asked.locked.length)) faults.push('(1) only the way out');
  const inner = options.filter((action) => !out(action));
  for (const verb of unsaid(reader, inner, asked)) faults.push(`(1) nobody says that there is ${verb}`);
  const ways = asked.exits.filter(({ icon }) => icon !== 'lock').length;
  if (!onlyOut && ways !== options.filter(out).length) faults.push('(2) a way out among the answers');
  // What is the same for all answers is said once, after the question.
  const answers = answersOf(asked);
  const alike = answers.length > 1 && asked.note && answers.every(({ words }) => !words) && offer.brings.every(has);
  for (const { title, words } of answers) if (!words.trim() && !alike) faults.push(`(3) nothing follows from ${title}`);
  for (const part of asked.parts) {
    if (part.kind === 'amounts' && part.steps.some(({ words }) => !words.trim()))
      faults.push('(3) an amount brings nothing');
    if (part.kind === 'places' && !part.words.trim()) faults.push('(1) nobody says what glows');
    if (part.kind === 'set' && !(part.limit && part.sum)) faults.push('(6) a tray without a sum');
  }
  const shut = offer.locked.filter(({ action }) => !tones.drawn?.includes(action.verb));
  const closed = new Set(
    [...asked.locked, ...asked.exits.filter(({ icon }) => icon === 'lock')].map(({ title }) => title),
  );
  for (const { action } of shut)
    if (!closed.has(verbText(reader, action))) faults.push(`(4) ${action.verb} is missing instead of locked`);
  for (const locked of asked.locked)
    if (!locked.words.trim()) faults.push(`(4) ${locked.title} is locked without a reason`);
  const sets = options.filter((action) =>
    Object.values(action).some((value) => Array.isArray(value) && value.length > 1),
  );
  const listed = new Set(sets.map((action) => actionText(reader, action)));
  if (answers.filter(({ title }) => listed.has(title)).length > MANY) faults.push('(6) a list of combinations');
  const shown = asked.parts.length + asked.locked.length + asked.exits.length;
  if (shown < 2 && answersOf(asked).length === shown && options.length < 2 && !told)
    faults.push('(7) one answer alone');
  const said = [asked.question, asked.note, ...answersOf(asked).flatMap(({ title, words }) => [title, words])];
  for (const text of said) if (/\b[A-Z]{2}-\d{3}\b/.test(text)) faults.push(`(8) a rule in the middle of “${text}”`);
  return faults;
}

const seen: Record<string, number> = {};
afterAll(() => console.log(JSON.stringify(seen)));

for (const [key, positions] of Object.entries(POSITIONS))
  for (const lang of ['fa', 'en'] as const)
    test(`${key}: ${positions.length} prompts in ${lang}`, async () => {
      await speak(lang);
      const game = await loadGame(key);
      const tones = TONES[`../../src/games/${key}/tones.ts`]?.tones ?? PLAIN;
      const wrong = new Map<string, string>();
      for (const position of positions) {
        const { reader, asked, stop } = sitting(game, tones, position);
        for (const fault of faultsOf(reader, asked(), position, tones))
          wrong.set(`${position.prompt.step}: ${fault}`, fault);
        stop();
        for (const place of position.offer.settles) {
          const { play, asked: settled, sent, stop: end } = sitting(game, tones, position);
          play.take(position.options[place]!);
          if (sent.length || settled().state !== 'settles')
            wrong.set(`${position.prompt.step}: (5) not asked once more`, '');
          settled().exits[0]?.choose();
          if (settled().state === 'settles') wrong.set(`${position.prompt.step}: (5) there is no way back`, '');
          end();
        }
        seen[key] = (seen[key] ?? 0) + 1;
      }
      expect([...wrong.keys()]).toEqual([]);
    });
