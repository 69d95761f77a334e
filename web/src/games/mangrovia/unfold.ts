/** The table while an update is told: what has begun already, over the position before it. */
import type { Event, Landscape, Path, Space, View } from '../../generated/games/mangrovia';

export interface Told {
  /** Where the boat is; 0 at its start. */
  jetty: number;
  birds: Landscape[];
  /** By ritual place: whose bowl stands there. */
  bowls: Map<number, number>;
  /** Who has the mark of the start player. */
  start: number;
  /** Huts that come to stand now. */
  built: Map<Space, { seat: number; double: boolean }>;
  /** What is being scored now. */
  scored: { path?: Path; area?: 'stone' | 'pole'; seat: number | null; points: number } | null;
}

export function told(view: View, begun: readonly Event[]): Told {
  const found: Told = {
    jetty: view.jetty,
    birds: view.birds,
    bowls: new Map(view.places.flatMap(({ place, bowl }) => (bowl === null ? [] : [[place, bowl]]))),
    start: view.start,
    built: new Map(),
    scored: null,
  };
  for (const event of begun) tell(found, event);
  return found;
}

function tell(found: Told, event: Event): void {
  found.scored = null;
  switch (event.event) {
    case 'bowl_placed':
      found.bowls.set(event.place, event.seat);
      break;
    case 'boat_stopped':
      found.jetty = event.jetty;
      break;
    case 'birds_moved':
    case 'birds_changed':
      found.birds = event.landscapes;
      break;
    case 'took_talisman':
    case 'talisman_passed':
      found.start = event.seat;
      break;
    case 'round_began':
      found.jetty = 0;
      found.bowls = new Map();
      break;
    case 'built':
      found.built.set(event.space, { seat: event.seat, double: event.double });
      break;
    case 'path_scored':
      found.scored = { path: event.path, seat: event.seat, points: event.points };
      break;
    case 'path_lost':
      found.scored = { path: event.path, seat: null, points: event.points };
      break;
    case 'stone_scored':
      found.scored = { area: 'stone', seat: event.seat, points: event.points };
      break;
    case 'pole_scored':
      found.scored = { area: 'pole', seat: event.seat, points: event.points };
      break;
    case 'pole_lost':
      found.scored = { area: 'pole', seat: null, points: event.points };
      break;
  }
}
