/** Words of this board and of its rules. */
import type { Objective } from '../../generated/games/scythe';
import type { Arguments } from '../../lib/bundle';
import { say } from '../../lib/text.svelte';

const GAME = 'scythe';

export const w = (key: string, given?: Arguments): string => say(key, given, GAME);

/** An objective is called by its title, and its task stands in brackets after it. */
export function objective(id: Objective): { title: string; task: string } {
  const whole = w(`objective-${id}`);
  const at = whole.lastIndexOf(' (');
  return at < 0 ? { title: whole, task: '' } : { title: whole.slice(0, at), task: whole.slice(at + 2, -1) };
}
