/** How far an objective is, part by part, as the view tells it. */
import type { Objective, View } from '../../generated/games/scythe';
import { listed } from '../../lib/text.svelte';
import { w } from './words';

type Task = View['tasks'][number];

export interface Part {
  words: string;
  met: boolean;
  /** From 0 to 1. */
  share: number;
}

const met = ({ have, least, most }: Task) => have >= least && (most === null || have <= most);

/** «2 of 3 tundra», «7 of 9 resources, oil missing», «5 power, at most 0». */
function wordsOf(task: Task): string {
  const { measure, have, least, most, missing } = task;
  const name = w(`need-${measure}`);
  if (most !== null && have > most) return w('task-over', { name, have, most });
  if (most !== null && least === 0) return w('task-most', { name, have, most });
  const base = w('task-of', { name, have, want: least });
  return missing.length
    ? w('task-missing', { base, kinds: listed(missing.map((kind) => w(`resource-${kind}`))) })
    : base;
}

export function partsOf(view: View, objective: Objective): Part[] {
  return view.tasks
    .filter((task) => task.objective === objective)
    .map((task) => ({
      words: wordsOf(task),
      met: met(task) && !task.missing.length,
      share: met(task) ? 1 : task.least ? Math.min(1, task.have / task.least) : 0,
    }));
}
