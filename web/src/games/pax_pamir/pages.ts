/** On which page of a phone a question is answered. */
import type { Action, Prompt, View } from '../../generated/games/pax_pamir';

const ON_MAP: Action['verb'][] = [
  'place_road',
  'place_army',
  'lift_block',
  'lift_tribe',
  'move_army',
  'move_tribe',
  'battle_in',
  'remove_army',
  'remove_road',
  'remove_tribe',
  'choose_region',
];
const IN_COURTS: Action['verb'][] = [
  'place_spy',
  'pick_spy',
  'spy_to',
  'betray',
  'battle_on',
  'remove_spy',
  'lift_spy',
];
const MINE: Action['verb'][] = ['put_at', 'give_gift', 'lift_gift', 'discard', 'play', 'use'];

/** Questions with buttons alone: where that lies which they are about. */
const ASKED_OF: Partial<Record<Prompt['step'], string>> = {
  answer_bribe: 'mine',
  name_bribe: 'courts',
  claim_prize: 'mine',
  spread_rumour: 'courts',
  swap_hands: 'courts',
};

/** A turn begins at the market, until one of one's own cards is to be used. */
const pageOfTurn = (verbs: Set<Action['verb']>) => (verbs.size === 1 && !verbs.has('buy') ? 'mine' : 'market');

export function pageFor(prompt: Prompt, options: Action[]): string | null {
  const verbs = options.map(({ verb }) => verb);
  if (prompt.step === 'acting') return pageOfTurn(new Set(verbs));
  const count = (some: Action['verb'][]) => verbs.filter((verb) => some.includes(verb)).length;
  const found = [
    ['map', count(ON_MAP)],
    ['courts', count(IN_COURTS)],
    ['mine', count(MINE)],
    ['market', verbs.filter((verb) => verb === 'tax_card').length],
  ] as const;
  const [page, most] = found.reduce((best, one) => (one[1] > best[1] ? one : best));
  return most ? page : (ASKED_OF[prompt.step] ?? null);
}

/** On which page a thing lies, or a place that pieces come to. */
export function pageOfThing(id: string, view: View, seat: number | null): string | null {
  if (id === 'market') return id;
  const at = id.indexOf('-');
  const [kind, word] = [id.slice(0, at), id.slice(at + 1)];
  if (['region', 'border', 'space', 'coalition'].includes(kind)) return 'map';
  if (kind === 'slot') return 'market';
  if (kind === 'side' || kind === 'gift_space') return 'mine';
  if (kind === 'court') return word === String(seat) ? 'mine' : 'courts';
  if (kind === 'gifts') return word === String(seat) ? 'mine' : null;
  if (kind !== 'card') return null;
  if (view.market.some(({ card }) => card?.card === word)) return 'market';
  const owner = view.courts.find(({ card }) => card === word)?.seat ?? seat;
  return owner === seat ? 'mine' : 'courts';
}
