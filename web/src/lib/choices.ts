/** How the answers to a question are offered: which have a button, which lie on the board, which are a tray or an amount. */
import type { Tones } from './games';
import { idOf } from './ids';
import { trayOf } from './tray';
import type { Action, Game, Json, Tray } from './types';

export type Choice =
  /** One answer. */
  | { kind: 'option'; action: Action }
  /** A verb that then asks for what it names. */
  | { kind: 'verb'; verb: string; actions: Action[]; field: string; ids: string[]; onBoard: boolean }
  /** A thing that several answers name. */
  | { kind: 'part'; id: string; field: string; item: Json; actions: Action[] }
  /** Answered on the board: these things glow. */
  | { kind: 'places'; verb: string; field: string; ids: string[] }
  | { kind: 'amount'; field: string; actions: Action[]; inline: boolean }
  | { kind: 'tray'; tray: Tray; actions: Action[] };

export interface Offered {
  game: Game;
  /** The answers that still fit, without the ways out. */
  actions: Action[];
  /** Whether the verb is settled: by a click, or because there is only one. */
  settled: boolean;
  tones: Tones;
  tray: Tray | null;
  isShown: (id: string) => boolean;
}

/** So many buttons are looked over at once. */
const FEW = 6;
/** More numbers than this are an amount. */
const MANY = 12;

export function choicesOf(offered: Offered): Choice[] {
  const groups = [...Map.groupBy(offered.actions, ({ verb }) => verb).values()];
  if (offered.settled || groups.length === 1) return groups.flatMap((group) => within(offered, group));
  let buttons = groups.length;
  return groups.flatMap((group): Choice[] => {
    const inner = within(offered, group);
    const [only] = inner;
    if (group.length === 1) return inner;
    if (only?.kind === 'amount') return [{ ...only, inline: true }];
    const field = nextField(group)!;
    const single = inner.every(({ kind }) => kind === 'option');
    if (single && offered.game.kinds[field] !== 'seat' && buttons + inner.length - 1 <= FEW) {
      buttons += inner.length - 1;
      return inner;
    }
    const ids = [...new Set(group.map((action) => idOf(offered.game, field, action[field]!)))];
    const onBoard = !Array.isArray(group[0]![field]) && ids.every(offered.isShown);
    return [{ kind: 'verb', verb: group[0]!.verb, actions: group, field, ids, onBoard }];
  });
}

/** The first field in which these actions differ. */
export function nextField(actions: Action[]): string | null {
  return differing(actions)[0] ?? null;
}

function differing(actions: Action[]): string[] {
  const [first, ...rest] = actions;
  return Object.keys(first!).filter((field) => {
    const value = JSON.stringify(first![field]);
    return rest.some((action) => JSON.stringify(action[field]) !== value);
  });
}

/** The answers of one verb. */
function within(offered: Offered, actions: Action[]): Choice[] {
  const one = (action: Action): Choice => ({ kind: 'option', action });
  const { game, tones } = offered;
  const { verb } = actions[0]!;
  const fields = differing(actions);
  const [first, further] = fields;
  if (!first) return actions.map(one);
  // Of what is answered on the board, that which lies there comes first.
  const lies = (name: string) => actions.every((action) => offered.isShown(idOf(game, name, action[name]!)));
  const field = (tones.onBoard?.includes(verb) && fields.find(lies)) || first;
  const values = [...Map.groupBy(actions, (action) => action[field]!)];
  const sole = further === undefined;
  if (actions.every((action) => Array.isArray(action[field]))) {
    const tray = sole && trayFor(offered, actions, field);
    return tray ? [{ kind: 'tray', tray, actions }] : actions.map(one);
  }
  if (values.every(([item]) => typeof item === 'boolean')) return actions.map(one);
  const allThere = tones.onBoard?.includes(verb) && values.every(([item]) => offered.isShown(idOf(game, field, item)));
  if (!allThere && !game.kinds[field] && sole && values.every(([item]) => typeof item === 'number')) {
    const amount = tones.amounts?.includes(field) ? values.length > 2 : values.length > MANY;
    return amount ? [{ kind: 'amount', field, actions, inline: false }] : actions.map(one);
  }
  const parts = (some: typeof values): Choice[] =>
    some.map(([item, group]) =>
      group.length === 1 ? one(group[0]!) : { kind: 'part', id: idOf(game, field, item), field, item, actions: group },
    );
  const seen = values.filter(([item]) => offered.isShown(idOf(game, field, item)));
  const onBoard = game.kinds[field] !== 'seat' && (tones.onBoard?.includes(verb) || values.length > FEW);
  if (!onBoard || !seen.length) return parts(values);
  const ids = seen.map(([item]) => idOf(game, field, item));
  return [{ kind: 'places', verb, field, ids }, ...parts(values.filter((value) => !seen.includes(value)))];
}

/** The tray these answers are chosen from: the game's, or one of all they name. One thing each is no set. */
function trayFor({ tray }: Offered, actions: Action[], field: string): Tray | null {
  const { verb } = actions[0]!;
  if (tray && tray.verb === verb && tray.field === field) return tray;
  return actions.every((action) => (action[field] as Json[]).length === 1) ? null : trayOf(actions, field);
}
