/** What somebody sees of a table, live or in a replay: all that a stage needs to show it. */
import type { BoardProps } from '../boards/contract';
import type { Playable } from './games';

export interface Seen extends Omit<BoardProps, 'game' | 'view' | 'page' | 'layout'> {
  playable: Playable | null;
  view: BoardProps['view'] | null;
  /** The number of the last event in this position, and of the last whose scene has begun. */
  last: number;
  begun: number;
  /** The things a lesson wants to be clicked. */
  light?: string[];
  /** End the scene that is played. */
  finish(): void;
}
