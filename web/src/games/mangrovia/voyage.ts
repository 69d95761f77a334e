/** Where the boat is, and how it goes: down the first side, across, and up the other. */
import { RITUAL_PLACES } from './map';

interface Spot {
  left: string;
  top: string;
}
const LEFT = '15px';
const RIGHT = 'calc(100% - 15px)';
const rows = RITUAL_PLACES.length;
const HEAD = '-16px';
const FOOT = 'calc(100% - 14px)';
const height = (row: number) => `calc(23px + (100% - 53px) * ${(row + 0.5) / rows})`;

/** Beside a jetty; at 0 it waits before the first. */
export function spot(jetty: number): Spot {
  const row = RITUAL_PLACES.findIndex((pair) => pair.includes(jetty));
  if (row < 0) return { left: LEFT, top: '26px' };
  return { left: RITUAL_PLACES[row]![0] === jetty ? LEFT : RIGHT, top: height(row) };
}

/** All spots from one jetty to another, both among them; back to the start it goes round the top. */
export function route(from: number, to: number): (Spot & Record<string, string>)[] {
  if (to <= from) {
    const [last, first] = [spot(from), spot(to)];
    return [{ ...last }, { left: last.left, top: HEAD }, { left: first.left, top: HEAD }, { ...first }];
  }
  const found: (Spot & Record<string, string>)[] = [{ ...spot(from) }];
  for (let jetty = from + 1; jetty <= to; jetty++) {
    const next = spot(jetty);
    if (next.left !== found.at(-1)!.left)
      found.push({ left: found.at(-1)!.left, top: FOOT }, { left: next.left, top: FOOT });
    found.push({ ...next });
  }
  return found;
}

/** How many jetties lie between. */
export const steps = (from: number, to: number): number => Math.max(1, to - from);
