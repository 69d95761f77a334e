/** How each thing that happens at a Scythe table is told, and where the turns begin in its log. */
import type { Event, Place, Shapes } from '../../generated/games/scythe';
import type { ChapterOf, Light, Scene, SceneOf, Tone } from '../../lib/stage.svelte';

const at = (place: Place, tone: Tone): Light => ({ id: `place-${place}`, tone });
const who = (seat: number, tone: Tone = 'gain'): Light => ({ id: `seat-${seat}`, tone });

export const scene: SceneOf<Shapes> = (event): Scene | null => {
  switch (event.event) {
    case 'chose_section':
      return { lights: [who(event.seat, 'source'), { id: `section-${event.section}`, tone: 'source' }], ms: 600 };
    case 'moved':
      return { lights: [at(event.source, 'source'), at(event.place, 'target')], ms: 800 };
    case 'retreated':
    case 'turned_back':
      return { lights: [at(event.source, 'loss'), at(event.place, 'target')], ms: 900 };
    case 'workers_went_home':
    case 'drove_out': {
      const seat = event.event === 'drove_out' ? event.other : event.seat;
      return { lights: [at(event.place, 'loss'), who(seat, 'loss')], ms: 900 };
    }
    case 'got_resources':
    case 'got_workers':
      return { lights: [at(event.place, 'gain')], ms: 700 };
    case 'paid_resources':
      return { lights: [at(event.place, 'source')], ms: 600 };
    case 'deployed':
    case 'built':
      return {
        lights: [at(event.place, 'gain'), who(event.seat)],
        moves: [{ what: 'piece', from: `seat-${event.seat}`, to: `place-${event.place}`, count: 1, seat: event.seat }],
        ms: 900,
      };
    case 'upgraded':
      return {
        lights: [who(event.seat), { id: `slot-${event.slot}`, tone: 'source' }],
        moves: [{ what: 'cube', from: `slot-${event.slot}`, to: `cost-${event.bottom}`, count: 1 }],
        ms: 900,
      };
    case 'enlisted':
      return {
        lights: [who(event.seat)],
        moves: [
          { what: 'piece', from: `recruit-${event.bottom}`, to: `bonus-${event.bonus}`, count: 1, seat: event.seat },
        ],
        ms: 900,
      };
    case 'gained':
    case 'paid':
    case 'lost':
      return {
        lights: [who(event.seat, event.event === 'gained' ? 'gain' : 'loss')],
        moves:
          event.bonus === 'coins' && event.event === 'gained'
            ? [{ what: 'coin', from: 'table', to: `seat-${event.seat}`, count: event.amount }]
            : [],
        ms: 450,
      };
    case 'gave_coins':
      return {
        lights: [who(event.seat, 'loss'), who(event.to)],
        moves: [{ what: 'coin', from: `seat-${event.seat}`, to: `seat-${event.to}`, count: event.coins }],
        ms: 900,
      };
    case 'drew':
      return {
        lights: [who(event.seat)],
        moves: [{ what: 'card', from: 'table', to: `seat-${event.seat}`, count: event.count }],
        ms: 500,
      };
    case 'stole':
      return {
        lights: [who(event.other, 'loss'), who(event.seat)],
        moves: [{ what: 'card', from: `seat-${event.other}`, to: `seat-${event.seat}`, count: 1 }],
        ms: 900,
      };
    case 'combat_began':
      return { lights: [at(event.place, 'loss'), who(event.seat, 'source'), who(event.other, 'target')], ms: 1100 };
    case 'revealed':
      return { lights: [at(event.place, 'loss')], ms: 2800 };
    case 'won_combat':
      return { lights: [at(event.place, 'gain'), who(event.seat), who(event.other, 'loss')], ms: 1500 };
    case 'met_encounter':
      return { lights: [at(event.place, 'gain'), who(event.seat)], ms: 1100 };
    case 'placed_star':
      return {
        lights: [who(event.seat)],
        moves: [{ what: 'star', from: 'table', to: `seat-${event.seat}`, count: 1 }],
        ms: 1300,
      };
    case 'showed_objective':
    case 'took_factory_card':
    case 'took_bottom':
      return { lights: [who(event.seat)], ms: 700 };
    default:
      return null;
  }
};

/** A turn begins where the token is put. */
export const chapter: ChapterOf<Event> = (event) => (event.event === 'chose_section' ? { seat: event.seat } : null);
