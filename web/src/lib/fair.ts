/** Fair chance, checked in the browser. docs/fair-chance.md */
import type { Drawn } from '../generated/wire';
import type { Fields, Json } from './types';

const text = new TextEncoder();
const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (data: ArrayBuffer) =>
  Array.from(new Uint8Array(data), (byte) => byte.toString(16).padStart(2, '0')).join('');
const number = (value: number, length: number) =>
  Uint8Array.from({ length }, (_, k) => Math.floor(value / 256 ** (length - 1 - k)) % 256);
const WIDTH = 1n << 256n;

/** Whether this secret is the one whose hash was published before the game. */
export async function opens(secret: string, commitment: string): Promise<boolean> {
  return hex(await crypto.subtle.digest('SHA-256', bytes(secret))) === commitment;
}

/** The table's whole numbers, the n-th by its place. */
export class Numbers {
  private constructor(
    private key: CryptoKey,
    private prefix: Uint8Array,
  ) {}

  static async of(secret: string, seeds: string[]): Promise<Numbers> {
    const key = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    const parts = seeds.flatMap((seed) => [...number(text.encode(seed).length, 4), ...text.encode(seed)]);
    return new Numbers(key, Uint8Array.from([...text.encode('meydan-chance-1'), ...parts]));
  }

  async at(place: number): Promise<bigint> {
    const message = Uint8Array.from([...this.prefix, ...number(place, 8)]);
    return BigInt(`0x${hex(await crypto.subtle.sign('HMAC', this.key, message))}`);
  }

  /** A choice among k things, counted on from a place; and the place after it. */
  async below(k: number, place: number): Promise<[value: number, next: number]> {
    const size = BigInt(k);
    for (let at = place; ; at++) {
      const drawn = await this.at(at);
      if (drawn < WIDTH - (WIDTH % size)) return [Number(drawn % size), at + 1];
    }
  }
}

/** Chance as a record tells it, from its start or from where the game was tried from another position. */
interface ChanceTold {
  kind: string;
  commitment?: string;
  seeds?: string[];
  secret?: string | null;
}

export interface RecordTold {
  chance: ChanceTold;
  earlier?: { until: number; chance: ChanceTold }[];
  snapshots?: { at: number; count: number }[];
  log: { chance?: number[] }[];
}

export interface Redrawn {
  /** Answers of chance in the record. */
  all: number;
  /** Those drawn again here. */
  drawn: number;
  /** The number, from 1, of the first entry that is not what its secret gives. */
  wrong: number | null;
}

/** Draw again, here, every die and card of a record. The server says what was drawn from; the record, what fell. */
export async function redraw(record: RecordTold, asked: Drawn[]): Promise<Redrawn> {
  const all = record.log.filter((entry) => entry.chance).length;
  const sources = new Map<ChanceTold, { numbers: Numbers; place: number }>();
  const changed = record.snapshots?.at(-1);
  let drawn = 0;
  for (const question of asked) {
    const chance = record.earlier?.find((part) => question.entry < part.until)?.chance ?? record.chance;
    if (chance.kind !== 'provable' || !chance.secret) continue;
    const source = sources.get(chance) ?? { numbers: await Numbers.of(chance.secret, chance.seeds ?? []), place: 0 };
    // Where the rules changed in mid-game, only what came after can be drawn again.
    if (!sources.size && changed) source.place = changed.count;
    sources.set(chance, source);
    const below = async (k: number) => {
      const [value, next] = await source.numbers.below(k, source.place);
      source.place = next;
      return value;
    };
    const fell = await answerTo(question, below);
    if (String(fell) !== String(record.log[question.entry]?.chance)) return { all, drawn, wrong: question.entry + 1 };
    drawn += 1;
  }
  return { all, drawn, wrong: null };
}

async function answerTo({ kind, n, bag, things }: Drawn, below: (k: number) => Promise<number>): Promise<number[]> {
  if (kind === 'pick') return [await below(n)];
  const fell: number[] = [];
  const left = [...(bag ?? [])];
  for (let k = 0; k < n; k++) {
    if (kind === 'roll') {
      fell.push(1 + (await below(6)));
      continue;
    }
    let place = await below(left.reduce((sum, count) => sum + count, 0));
    const one = left.findIndex((count) => (place -= count) < 0);
    left[one]! -= 1;
    const same = things?.[one];
    fell.push(same ? same[same.length > 1 ? await below(same.length) : 0]! : one);
  }
  return kind === 'draw' ? fell.sort((a, b) => a - b) : fell;
}

const SEALED = 'meydan.sealed.';

/** Remember what was published before the game, so that it cannot be another one afterwards. */
export function rememberSeal(table: string, commitment: string): void {
  if (!localStorage.getItem(SEALED + table)) localStorage.setItem(SEALED + table, commitment);
}

/** The commitment this browser saw while the game was still to be played; null when it was not there. */
export function rememberedSeal(table: string): string | null {
  return localStorage.getItem(SEALED + table);
}

export interface Luck {
  dice: number;
  mean: number;
  /** How often each face fell, 1 to 6. */
  faces: number[];
  /** How far the mean is from 3.5, in standard deviations. */
  off: number;
}

const SPREAD = Math.sqrt(35 / 12);

/** Dice in events, of everybody or of one seat: lists of plain numbers from 1 to 6. */
export function luck(events: Fields[], kinds: Record<string, string>, seat: number | null): Luck | null {
  const rolled = events
    .filter((event) => seat === null || event.seat === seat)
    .flatMap((event) =>
      diceOf(event, kinds)
        .slice(0, seat === null ? undefined : 1)
        .flat(),
    );
  if (!rolled.length) return null;
  const mean = rolled.reduce((sum, face) => sum + face, 0) / rolled.length;
  const faces = [1, 2, 3, 4, 5, 6].map((face) => rolled.filter((one) => one === face).length);
  return { dice: rolled.length, mean, faces, off: (mean - 3.5) / (SPREAD / Math.sqrt(rolled.length)) };
}

/** The dice an event tells of, one list for each side: in every game the event of a throw is called `rolled`. */
export function diceOf(event: Fields, kinds: Record<string, string>): number[][] {
  if (event.event !== 'rolled') return [];
  return Object.entries(event)
    .filter(([field, value]) => !kinds[field] && Array.isArray(value) && value.length > 0 && value.every(isFace))
    .map(([, value]) => value as number[]);
}

const isFace = (value: Json) => typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6;
