/** Who the table looks at now: where something comes from, where it goes, and whether that is an attack. */
import type { BoardProps } from '../../boards/contract';
import type { Event, Shapes, Territory } from '../../generated/games/risk';
import { isPlace } from './map';
import { isRoll } from './unfold';

export interface Look {
  source: Territory | null;
  target: Territory | null;
  hostile: boolean;
  /** The chance of a capture, in a hundred, where it is known. */
  win: number | null;
}
const NOWHERE: Look = { source: null, target: null, hostile: false, win: null };
const ATTACK = ['choose_dice', 'defend_with', 'battle'];

/** What the scene on stage speaks of. */
function told(event: Event | null, begun: readonly Event[]): Look | null {
  if (!event) return null;
  if (event.event === 'attacked' || event.event === 'rolled') return { ...NOWHERE, ...pair(event), hostile: true };
  if (event.event === 'moved') return { ...NOWHERE, ...pair(event) };
  if (event.event === 'captured' || event.event === 'moved_in') {
    const roll = begun.findLast((one) => isRoll(one) && one.target === event.territory);
    return { ...NOWHERE, source: roll && isRoll(roll) ? roll.source : null, target: event.territory };
  }
  return NOWHERE;
}
const pair = ({ source, target }: { source: Territory; target: Territory }) => ({ source, target });

export const territory = (id: string): Territory | null => {
  const word = id.replace(/^territory-/, '');
  return isPlace(word) ? word : null;
};

export function lookOf(props: BoardProps<Shapes>, hovered: Territory | null): Look {
  const { prompt, play, stage } = props;
  const shown = told(stage.event, stage.begun);
  if (shown) return shown;
  if (!prompt) return NOWHERE;
  const { about, step } = prompt;
  const picked = play.picked.map(territory).filter((id) => id !== null);
  const from = picked[0] ?? (about.again ? undefined : only(sources(play)));
  if (step === 'attacking' && from) return aimed(props, from, hovered);
  const source = about.source ?? null;
  if (!source) return { ...NOWHERE, source: picked[0] ?? about.territory ?? null };
  const goal = hovered && play.look(`territory-${hovered}`) === 'open' && step === 'destination' ? hovered : null;
  const win = typeof about.win === 'number' ? about.win : null;
  const hostile = ATTACK.includes(step) || (step === 'attacking' && about.again === true);
  const target = about.target ?? about.territory ?? goal;
  return { source, target: target === source ? null : target, hostile, win };
}

/** From where something could be attacked. */
export function sources(play: BoardProps<Shapes>['play']): Set<Territory> {
  return new Set(play.candidates.flatMap((action) => (action.verb === 'attack' ? [action.source] : [])));
}
const only = <Item>(items: Set<Item>): Item | undefined => (items.size === 1 ? [...items][0] : undefined);

/** An attack that is half chosen, by where it comes from or by its aim: the arrow follows whoever points at the rest. */
function aimed({ play }: BoardProps<Shapes>, picked: Territory, hovered: Territory | null): Look {
  const ways = play.candidates.filter((action) => action.verb === 'attack');
  const way = ways.length === 1 ? ways[0] : ways.find(({ source, target }) => target === hovered || source === hovered);
  if (way) return { source: way.source, target: way.target, hostile: true, win: chance(play, way) };
  const isAim = ways.length > 0 && ways.every(({ target }) => target === picked);
  return { ...NOWHERE, ...(isAim ? { target: picked } : { source: picked }), hostile: true };
}

export function chance(play: BoardProps<Shapes>['play'], action: Shapes['action']): number | null {
  const win = play.brings(action)?.figures.win;
  return typeof win === 'number' ? win : null;
}
