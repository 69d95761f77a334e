/** What the table says of a seat and of the story. */
import type { BoardProps } from '../../boards/contract';
import type { Seat, Shapes } from '../../generated/games/coup';
import { say } from '../../lib/text.svelte';
import box from '../../../../src/meydan/games/coup/data/game.json';
import { holding, payment } from './coins';
import { lastClaim, type Claim, type Story } from './story';

type Table = BoardProps<Shapes>;
export type Role = 'claims' | 'proves' | 'falls' | 'doubts' | 'target' | 'gains' | 'turn' | '';

const words = (key: string, given?: Record<string, string | number>) => say(key, given, 'coup');
const named = (claim: Claim) => (claim.character ? words(`character-${claim.character}`) : '');
const dashed = (verb: string) => verb.replaceAll('_', '-');
const CLAIMED: Record<Claim['state'], Role> = {
  open: 'claims',
  doubted: 'claims',
  let: 'claims',
  proved: 'proves',
  fallen: 'falls',
};

/** What a seat is in the story. */
export function roleOf(table: Table, story: Story | null, seat: Seat): Role {
  const event = table.stage.event;
  if (event && payment(event)?.to === seat) return 'gains';
  if (!story) return table.prompt && table.view.turn === seat ? 'turn' : '';
  const last = lastClaim(story);
  if (last.seat === seat) return CLAIMED[last.state];
  if (last.challenger === seat) return 'doubts';
  if (story.target === seat) return 'target';
  return story.seat === seat ? 'claims' : '';
}

/** What a seat's plate says of that; empty where there is nothing to say. */
export function tagOf(table: Table, story: Story | null, seat: Seat): string {
  const role = roleOf(table, story, seat);
  if (table.view.players[seat]!.out && role !== 'doubts') return words('board-out');
  if (role === 'turn') return words('board-turn');
  if (!story) return '';
  const claim = story.block?.seat === seat ? story.block : story.claim;
  if (role === 'proves') return words('board-proved');
  if (role === 'falls') return words('board-fallen');
  if (role === 'doubts') return words('board-doubts');
  if (role === 'target') {
    if (story.end === 'done') return words(`board-target-${dashed(story.deed)}-done`);
    const coins = Math.min(box.steal, holding(table, seat).coins);
    return words(`board-target-${dashed(story.deed)}`, { coins });
  }
  if (role !== 'claims' && (role !== 'gains' || claim.seat !== seat)) return '';
  return claim.character
    ? words('board-claims', { character: named(claim) })
    : words('board-deed', { deed: dashed(story.deed) });
}

/** The same in one word, where there is room for no more. */
export function shortTag(table: Table, story: Story | null, seat: Seat): string {
  const role = roleOf(table, story, seat);
  if (table.view.players[seat]!.out && role !== 'doubts') return words('tag-out');
  return role && role !== 'gains' ? words(`tag-${role}`) : '';
}

/** Whom the line under the seats is about, and what it says: in their own words, or what became of them. */
export function lineOf(
  table: Table,
  story: Story | null,
): { seat: Seat; said: boolean; text: string; role: Role } | null {
  const { seat: me, names, view, prompt } = table;
  const call = (seat: Seat) => (seat === me ? words('board-you') : names[seat]!);
  if (!story) {
    if (!prompt) return null;
    const { turn } = view;
    const text = turn === me ? words('line-turn-mine') : words('line-turn', { name: call(turn) });
    return { seat: turn, said: false, text, role: 'turn' };
  }
  const last = story.end === 'done' ? story.claim : lastClaim(story);
  const { seat, challenger } = last;
  const role = roleOf(table, story, seat);
  const told = (text: string) => ({ seat, said: false, text, role });
  const who = (one: Seat) => ({ name: call(one), mine: one === me ? 'yes' : 'no' });
  if (last.state === 'doubted' && challenger !== null)
    return { ...told(words('line-doubted', who(challenger))), seat: challenger };
  if (story.end !== 'done' && (last.state === 'proved' || last.state === 'fallen'))
    return told(words(`line-${last.state}`, { ...who(seat), character: named(last) }));
  const said = last === story.block ? 'line-block' : `line-${dashed(story.deed)}`;
  const target = last === story.block ? story.seat : story.target;
  const given = {
    target: target === null ? '' : target === me ? words('line-you') : names[target]!,
    character: last.character ?? '',
  };
  return { seat, said: true, text: words(said, given), role: 'claims' };
}
