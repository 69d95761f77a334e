/** Wakhan's cards, from the rules' own table, and her turn as it is told. */
import data from '../../../../src/meydan/games/pax_pamir/data/wakhan.json';
import type { BoardProps } from '../../boards/contract';
import type {
  AiCard,
  Box,
  Coalition,
  Event,
  MarketColumn,
  MarketRow,
  Region,
  Shapes,
} from '../../generated/games/pax_pamir';
import { recordOf } from '../../lib/record';
import type { Show } from './scenes';

export interface WakhanCard {
  number: number;
  loyalty: Coalition[];
  regions: Region[];
  boxes: Box[];
  /** Beside which of the two rows and the six columns on the back its arrows stand. */
  red: number;
  black: number;
}

export const WAKHAN: Record<AiCard, WakhanCard> = recordOf(
  data.cards.map((card) => [
    `wakhan_${card.number}` as AiCard,
    {
      number: card.number,
      loyalty: card.pragmatic_loyalty_order as Coalition[],
      regions: card.region_order as Region[],
      boxes: card.actions as Box[],
      red: card.front_red_arrow_slot,
      black: card.front_black_arrow_slot,
    },
  ]),
);

export const ROWS: MarketRow[] = ['top', 'bottom'];
export const COLUMNS: MarketColumn[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** How a box of her card stands: done, left out, being done, or still to come. */
export type BoxState = 'done' | 'skipped' | 'now' | 'next';

export interface Turn {
  seat: number;
  card: AiCard;
  row: MarketRow;
  column: MarketColumn;
  boxes: BoxState[];
  /** What she did, by the box that made her do it and what decided there: null before the first and for her bonus
   * actions; and before it the boxes she skipped, with why. */
  steps: { box: Box | null; by: string; ambition: boolean; events: Event[]; skipped: Skipped[] }[];
}

interface Skipped {
  box: Box;
  why: string;
}

type Drew = Event & { event: 'wakhan_drew' };

/** Her turn that is told now; null while it is not hers. */
export function turnOf(props: BoardProps<Shapes, Show>): Turn | null {
  const { stage, view } = props;
  if (!stage.event || view.ai_back === null) return null;
  const at = stage.begun.findLastIndex((event) => event.event === 'wakhan_drew');
  const own = stage.begun.slice(Math.max(at, 0)) as Event[];
  const over = own.some((event, k) => k > 0 && event.event === 'turn_began');
  return at < 0 || over ? null : unfolded(own);
}

/** The last turn of hers that was told. */
export function lastTurn(events: Event[]): Turn | null {
  const at = events.findLastIndex((event) => event.event === 'wakhan_drew');
  return at < 0 ? null : unfolded(events.slice(at));
}

function unfolded(events: Event[]): Turn | null {
  const drew = events[0] as Drew;
  const end = events.findIndex((event) => event.event === 'turn_began' && event.seat !== drew.seat);
  const own = end < 0 ? events : events.slice(0, end);
  const { boxes } = WAKHAN[drew.ai_card];
  const state: BoxState[] = boxes.map(() => 'next');
  const steps: Turn['steps'] = [{ box: null, by: '', ambition: false, events: [], skipped: [] }];
  let next = 0;
  let skipped: Skipped[] = [];
  const begin = (box: Box | null, by: string, ambition = false) => {
    steps.push({ box, by, ambition, events: [], skipped });
    skipped = [];
  };
  for (const event of own.slice(1)) {
    if (event.event === 'wakhan_skipped') {
      skipped.push(event);
      if (state[next] !== 'done') state[next] = 'skipped';
      next = (next + 1) % boxes.length;
    } else if (event.event === 'wakhan_followed') {
      state.forEach((one, k) => (state[k] = one === 'now' ? 'done' : one));
      state[next] = 'now';
      next = (next + 1) % boxes.length;
      begin(event.box, event.by);
    } else if (event.event === 'wakhan_ambition') begin(null, '', true);
    else {
      if (skipped.length) begin(null, '');
      steps.at(-1)!.events.push(event);
    }
  }
  if (skipped.length) begin(null, '');
  const { seat, ai_card: card, ai_row: row, ai_column: column } = drew;
  return { seat, card, row, column, boxes: state, steps };
}
