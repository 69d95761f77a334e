/**
 * The story of a turn: what somebody wants, what is claimed for it and against it, and how far that has come.
 * It is told by the events alone, so it is the same for who watched and for who comes back.
 */
import type { Character, Event, Prompt, Seat, Shapes, View } from '../../generated/games/coup';
import type { BoardProps } from '../../boards/contract';
import box from '../../../../src/meydan/games/coup/data/game.json';

export type Deed = 'foreign_aid' | 'tax' | 'exchange' | 'coup' | 'assassinate' | 'steal';

/** `open`: no answer is known; `let`: nobody doubted it; `doubted`: the card is called for, and then shown or not. */
export type ClaimState = 'open' | 'let' | 'doubted' | 'proved' | 'fallen';

export interface Claim {
  seat: Seat;
  /** Null where nothing is claimed: for Foreign Aid and a Coup. */
  character: Character | null;
  state: ClaimState;
  challenger: Seat | null;
}

export interface Story {
  deed: Deed;
  seat: Seat;
  target: Seat | null;
  claim: Claim;
  block: Claim | null;
  /** How it ended: carried out, or stopped. */
  end: 'done' | 'stopped' | null;
}

/** What was in an envelope; `kept` where nobody will ever know. */
export type Answer = 'let' | 'challenge' | 'block' | 'kept';

const DEEDS: Partial<Record<Event['event'], Deed>> = {
  wanted_foreign_aid: 'foreign_aid',
  claimed_tax: 'tax',
  claimed_exchange: 'exchange',
  claimed_steal: 'steal',
  claimed_assassination: 'assassinate',
  launched_coup: 'coup',
};
/** What begins something new, or takes back what was told. */
const ELSE: Event['event'][] = ['took_income', 'started', 'undone', 'rewound'];
const CLAIMS = box.claims as Partial<Record<Deed, Character>>;

function begin(deed: Deed, seat: Seat, target: Seat | null): Story {
  const claim: Claim = { seat, character: CLAIMS[deed] ?? null, state: 'open', challenger: null };
  return { deed, seat, target, claim, block: null, end: null };
}

/** The claim that is settled now, or was settled last. */
export const lastClaim = ({ claim, block }: Story): Claim => block ?? claim;

function go(on: Story, event: Event): void {
  const claim = lastClaim(on);
  const settle = () => {
    if (claim.state === 'open') claim.state = 'let';
  };
  switch (event.event) {
    case 'challenged':
      claim.state = 'doubted';
      claim.challenger = event.seat;
      break;
    case 'showed':
      claim.state = 'proved';
      break;
    case 'folded':
      claim.state = 'fallen';
      if (claim === on.claim) on.end = 'stopped';
      break;
    case 'blocked':
      if (claim.character) settle();
      on.block = { seat: event.seat, character: event.character, state: 'open', challenger: null };
      break;
    case 'block_held':
      settle();
      on.end = 'stopped';
      break;
    case 'drew':
      settle();
      break;
    case 'took_foreign_aid':
    case 'collected_tax':
    case 'stole':
    case 'assassinated':
    case 'returned':
      settle();
      on.end = 'done';
  }
}

/** The story these events end with; null where the last of them belong to none. */
export function story(events: readonly Event[]): Story | null {
  const at = events.findLastIndex(({ event }) => event in DEEDS || ELSE.includes(event));
  const first = events[at];
  const deed = first && DEEDS[first.event];
  if (!deed || !('seat' in first)) return null;
  const told = begin(deed, first.seat, 'target' in first ? first.target : null);
  for (const event of events.slice(at + 1)) go(told, event);
  return told;
}

/** What is asked tells the story as well, but for its past: enough where the events lead elsewhere, after an undo. */
function asked({ step, about }: Prompt): Story | null {
  const { deed, me, other, character } = about;
  if (!deed || me === undefined || (step !== 'may_challenge' && step !== 'may_block')) return null;
  const blocks = step === 'may_challenge' && me !== other;
  const told = begin(deed.verb as Deed, blocks ? other! : me, 'target' in deed ? deed.target : null);
  if (blocks) told.block = { seat: me, character: character!, state: 'open', challenger: null };
  return told;
}

type Told = Pick<BoardProps<Shapes>, 'events' | 'stage' | 'prompt'>;

/** Whether an event is told again, on a position that holds it already. */
export const again = ({ events, stage }: Told): boolean => stage.event !== null && events.includes(stage.event);

/** The story on the table: what the position holds, and what is being told. It is over when somebody's turn begins. */
export function told(props: Told): Story | null {
  const { events, stage, prompt } = props;
  if (stage.event) {
    return story(again(props) ? events.slice(0, events.indexOf(stage.event) + 1) : [...events, ...stage.begun]);
  }
  if (!prompt || prompt.step === 'turn') return null;
  const found = story(events) ?? asked(prompt);
  // Nobody doubted it, and whether it is blocked is asked: that is no event.
  if (found?.claim.character && !found.block && prompt.step === 'may_block' && found.claim.state === 'open')
    found.claim.state = 'let';
  return found;
}

/** The others, clockwise from somebody's left hand. */
export function clockwise(from: Seat, count: number): Seat[] {
  return Array.from({ length: count - 1 }, (_, k) => (from + 1 + k) % count);
}

/**
 * What was in the envelopes of the window that closed last, as far as the events tell: the first on the left who spoke up
 * stands for it, so those before let it stand, and nobody learns what the others would have said.
 */
export function answers(told: Story, players: View['players']): Map<Seat, Answer> {
  const { claim, block, deed, seat, target } = told;
  const found = new Map<Seat, Answer>();
  const open = (asker: Seat, first: Seat | null, word: Answer) => {
    let before = true;
    for (const one of clockwise(asker, players.length)) {
      if (one === first) before = false;
      if (one === first || !players[one]!.out) found.set(one, one === first ? word : before ? 'let' : 'kept');
    }
  };
  const last = lastClaim(told);
  if (deed === 'coup') return found;
  if (last.challenger !== null) open(last.seat, last.challenger, 'challenge');
  else if (last.state === 'let') open(last.seat, null, 'let');
  else if (block && claim.character === null) open(seat, block.seat, 'block');
  else if (block && target !== null) found.set(target, 'block');
  return found;
}
