import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { config } from '@pusula/frontend-kit/config';
import type { Remote } from '@pusula/frontend-kit/remote';

const described = (remotes: Readonly<Record<string, string>>) =>
  Object.entries(remotes).map(([name, entry]) => ({ name: `pusula_${name}`, alias: name, entry }));

/** Says where the remotes are. Nothing is loaded yet. */
export const registerAll = (remotes = config.remotes): void => registerRemotes(described(remotes));

/** Forgets a failed attempt, which the runtime would otherwise answer with again. */
export const registerAnew = (name: string): void =>
  registerRemotes(
    described(config.remotes).filter(({ alias }) => alias === name),
    { force: true },
  );

/** Loads a remote's routes, reducers, sagas and texts. Its screens follow when they are visited. */
export async function fetchRemote(name: string): Promise<Remote> {
  const module = await loadRemote<{ default: Remote }>(`${name}/remote`);
  if (!module) throw new Error(`The remote "${name}" exposes nothing.`);
  return module.default;
}
