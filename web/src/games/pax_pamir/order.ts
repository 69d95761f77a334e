/** Everybody in the order of their turns, beginning after whoever looks. */
import type { View } from '../../generated/games/pax_pamir';
import type { Player } from './cards';

export function inOrder(view: View, seat: number | null): Player[] {
  const at = seat === null ? -1 : view.order.indexOf(seat);
  const turned = [...view.order.slice(at + 1), ...view.order.slice(0, at + 1)];
  return turned.map((one) => view.players[one]!);
}
