/** What somebody sees of a table, live or in a replay: all that a stage needs to show it. */
import type { BoardProps } from '../boards/contract';
import type { Playable } from './games';

export interface Seen extends Omit<BoardProps, 'game' | 'view'> {
  playable: Playable | null;
  view: BoardProps['view'] | null;
}
