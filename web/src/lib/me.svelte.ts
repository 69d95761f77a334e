/** Who is here: a guest with a name, asked for once. */
import { api } from './api';
import { randomName } from './seats';

export const me = $state<{ name: string | null; known: boolean }>({ name: null, known: false });

export async function findMe(): Promise<void> {
  if (me.known) return;
  me.name = (await api.me()).name;
  me.known = true;
}

/** Be somebody before doing something; a name is all it needs. */
export async function introduce(name: string): Promise<void> {
  if (me.name) return;
  me.name = (await api.be(name.trim() || randomName())).name;
}
