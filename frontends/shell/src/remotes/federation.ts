import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { config } from '@pusula/frontend-kit/config';
import type { Remote } from '@pusula/frontend-kit/remote';

const described = (remotes: Readonly<Record<string, string>>) =>
  Object.entries(remotes).map(([name, entry]) => ({ name: `pusula_${name}`, alias: name, entry }));

/** Says where the remotes are. Nothing is loaded yet. */
export const registerAll = (remotes = config.remotes): void => registerRemotes(described(remotes));

/** Forgets a failed attempt, which the runtime would otherwise answer with again. @param module such as `account/sign-in` */
export const registerAnew = (module: string): void =>
  registerRemotes(
    described(config.remotes).filter(({ alias }) => module.startsWith(`${alias}/`)),
    { force: true },
  );

/** Loads routes, reducers, sagas and texts. The screens follow when they are visited. @param module such as `account/sign-in` */
export async function fetchRemote(module: string): Promise<Remote> {
  const exposed = await loadRemote<{ default: Remote }>(module);
  if (!exposed) throw new Error(`Nothing is exposed as "${module}".`);
  return exposed.default;
}
