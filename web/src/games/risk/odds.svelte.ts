/** Exact chances of attacks, asked of the server once each. */
import { SvelteMap } from 'svelte/reactivity';
import { api } from '../../lib/api';

/** The chance that the attack wins, from 0 to 1, and what each side should expect to lose. */
type Odds = { win: number; attack_lost: number; defence_lost: number };

const known = new SvelteMap<string, Odds>();
const asked = new Set<string>();
const MOST = 300;
const key = (attackers: number, defenders: number, speed: boolean) => `${attackers} ${defenders} ${speed}`;

/** What is known by now of this fight; reading it shows the answer when it comes. */
export function oddsOf(attackers: number, defenders: number, speed: boolean): Odds | undefined {
  return known.get(key(attackers, defenders, speed));
}

export function askOdds(attackers: number, defenders: number, speed: boolean): void {
  const fight = key(attackers, defenders, speed);
  if (asked.has(fight) || attackers < 1 || defenders < 1 || attackers > MOST || defenders > MOST) return;
  asked.add(fight);
  const figures = { attackers: `${attackers}`, defenders: `${defenders}`, speed: `${speed}` };
  api.aid<Odds>('risk', 'odds', figures).then(
    (odds) => known.set(fight, odds),
    () => asked.delete(fight),
  );
}
