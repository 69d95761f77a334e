/** How each thing that happens at a Mangrovia table is told, and where the rounds begin in its log. */
import type { Card, Deck, Event, Path, Shapes, View } from '../../generated/games/mangrovia';
import type { ChapterOf, Light, Move, Scene, SceneOf, WholeOf } from '../../lib/stage.svelte';
import { steps } from './voyage';
import { kindOf } from './words';

const seat = (number: number) => `seat-${number}`;
const deck = (which: Deck) => `deck-${which}`;
const pileOf = (card: Card) => deck(kindOf(card).kind === 'value' ? 'values' : 'landscapes');
const gain = (id: string): Light => ({ id, tone: 'gain' });
const source = (id: string): Light => ({ id, tone: 'source' });
const cards = (from: string, to: string, count: number): Move => ({ what: 'card', from, to, count });
const amulets = (from: string, to: string, count: number): Move => ({ what: 'amulet', from, to, count });
const points = (from: string, to: string, count: number): Move => ({ what: 'point', from, to, count });

/** The huts that count: of this seat, or of the neutral colour. */
const huts = ({ board }: View, owner: number | null, there: (row: View['board'][number]) => boolean): Light[] =>
  board
    .filter((row) => there(row) && (owner === null ? row.neutral : row.owner === owner))
    .map(({ space }) => gain(`space-${space}`));
const along =
  (path: Path) =>
  ({ paths }: View['board'][number]) =>
    paths.includes(path);

export const scene: SceneOf<Shapes> = (event, before): Scene | null => {
  switch (event.event) {
    case 'bowl_placed':
      return {
        lights: [gain(`place-${event.place}`)],
        moves: [{ what: 'bowl', from: seat(event.seat), to: `place-${event.place}`, count: 1, seat: event.seat }],
        ms: 650,
      };
    case 'boat_stopped': {
      const way = event.jetty > before.jetty ? steps(before.jetty, event.jetty) : event.jetty;
      return {
        lights: [source(`jetty-${event.jetty}`), source(seat(event.seat))],
        ms: Math.min(1500, 350 + 240 * way),
      };
    }
    case 'took_open':
      return {
        lights: [source(`card-${event.card}`), gain(seat(event.seat))],
        moves: [cards(`card-${event.card}`, seat(event.seat), 1)],
        ms: 700,
      };
    case 'drew':
      return {
        lights: [source(deck(event.deck)), gain(seat(event.seat))],
        moves: [cards(deck(event.deck), seat(event.seat), 1)],
        ms: 650,
      };
    case 'took_one':
      return { lights: [gain(seat(event.seat))], moves: [amulets('ones', seat(event.seat), 1)], ms: 650 };
    case 'drew_amulets':
      return {
        lights: [source('bag'), gain(seat(event.seat))],
        moves: [amulets('bag', seat(event.seat), event.count)],
        ms: 800,
      };
    case 'put_one_back':
      return { lights: [source(seat(event.seat))], moves: [amulets(seat(event.seat), 'bag', 1)], ms: 600 };
    case 'chose':
      return { lights: [{ id: `space-${event.space}`, tone: 'target' }, source(seat(event.seat))], ms: 600 };
    case 'chose_count':
      return { ms: 0 };
    case 'paid':
      return {
        lights: [source(seat(event.seat))],
        moves: event.cards.map((card) => cards(seat(event.seat), pileOf(card), 1)),
        ms: 700,
      };
    case 'paid_amulets':
      return {
        lights: [source(seat(event.seat))],
        moves: [amulets(seat(event.seat), 'bag', event.amulets.length)],
        ms: 650,
      };
    case 'built':
      return {
        lights: [gain(`space-${event.space}`), gain(seat(event.seat))],
        moves: event.points ? [points(`space-${event.space}`, seat(event.seat), 1)] : [],
        ms: 1000,
      };
    case 'took_pole':
      return {
        lights: [source('area-pole'), gain(seat(event.seat))],
        moves: [points('area-pole', seat(event.seat), 1)],
        ms: 800,
      };
    case 'took_tile':
      return { lights: [gain(seat(event.seat))], ms: 600 };
    case 'birds_moved':
    case 'birds_changed':
      return { lights: event.landscapes.map((land) => gain(`landscape-${land}`)), ms: 1100 };
    case 'took_talisman':
    case 'talisman_passed':
      return { lights: [gain(seat(event.seat))], ms: 700 };
    case 'turned_up':
      return { lights: [source(deck(event.deck))], ms: 500 };
    case 'round_began':
      return { lights: [source(seat(event.seat))], ms: 600 };
    case 'last_hut':
      return { lights: [{ id: seat(event.seat), tone: 'target' }], ms: 1000 };
    case 'path_scored':
      return {
        lights: [
          gain(`path-${event.path}`),
          gain(seat(event.seat)),
          ...huts(before, event.seat, along(event.path)),
        ],
        moves: [points(`path-${event.path}`, seat(event.seat), 1)],
        ms: 1200,
      };
    case 'path_lost':
      return {
        lights: [{ id: `path-${event.path}`, tone: 'loss' }, ...huts(before, null, along(event.path))],
        ms: 1000,
      };
    case 'stone_scored':
      return {
        lights: [
          gain('area-stone'),
          gain(seat(event.seat)),
          ...huts(before, event.seat, ({ area }) => area === 'stone'),
        ],
        moves: [points('area-stone', seat(event.seat), 1)],
        ms: 1200,
      };
    case 'pole_scored':
      return {
        lights: [
          gain('area-pole'),
          gain(seat(event.seat)),
          ...huts(before, event.seat, ({ area }) => area === 'pole'),
        ],
        moves: [points('area-pole', seat(event.seat), 1)],
        ms: 1200,
      };
    case 'pole_lost':
      return { lights: [{ id: 'area-pole', tone: 'loss' }], ms: 1000 };
    case 'amulets_scored':
      return { lights: [gain(seat(event.seat))], ms: event.points ? 1000 : 400 };
    default:
      return null;
  }
};

/** The boat stops beside the bowls in any order, so only rounds are chapters. */
export const chapter: ChapterOf<Event> = (event) => (event.event === 'round_began' ? { round: event.round } : null);

/** The scoring is told path by path, to its end. */
export const whole: WholeOf<Event> = (event) => event.event === 'amulets_scored';
