/** The outlines of a space: cut corners, or a round one outside the grid. */
import type { Area } from '../../generated/games/mangrovia';
import { chamfer } from '../../lib/draw';
import { HALF, type Point } from './map';

/** On a small picture spaces are a little larger. */
export const halfOf = (compact: boolean): number => (compact ? HALF + 2 : HALF);

export function outline(area: Area, { x, y }: Point, r: number, cut = 9): string {
  return area === 'amulet'
    ? `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
    : chamfer(x - r, y - r, 2 * r, 2 * r, cut);
}

/** What is filled with the landscape. */
export const face = (area: Area, at: Point, h: number): string => outline(area, at, area === 'amulet' ? h - 4 : h);

/** The lower half of a space with two landscapes, and the line between them. */
export const lower = ({ x, y }: Point, h: number): string =>
  `M${x + h} ${y - h + 9}L${x + h - 9} ${y - h} ${x - h} ${y + h - 9} ${x - h + 9} ${y + h}H${x + h - 9}L${x + h} ${y + h - 9}z`;
export const divide = ({ x, y }: Point, h: number): string => `M${x + h - 5} ${y - h + 4}L${x - h + 4} ${y + h - 5}`;
