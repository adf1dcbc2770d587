import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { config } from '@pusula/frontend-kit/config';
import type { Remote } from '@pusula/frontend-kit/remote';

/** Tells the federation runtime where the remotes are. Nothing is loaded yet. */
export function setUpFederation(): void {
  registerRemotes(Object.entries(config.remotes).map(([name, entry]) => ({ name: `pusula_${name}`, alias: name, entry })));
}

/** Loads a remote's routes, reducers, sagas and texts. Its screens follow when they are visited. */
export async function fetchRemote(name: string): Promise<Remote> {
  const module = await loadRemote<{ default: Remote }>(`${name}/remote`);
  if (!module) throw new Error(`The remote "${name}" exposes nothing.`);
  return module.default;
}
