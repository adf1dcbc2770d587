import { execFile, type SpawnOptions } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How to start PostgreSQL's programs: as they are, or, when we are root (which PostgreSQL refuses to be), as another user. */
export type RunAs = {
  readonly command: (program: string, args: readonly string[]) => { readonly program: string; readonly args: readonly string[] };
  readonly spawnOptions: Pick<SpawnOptions, 'uid' | 'gid'>;
  /** Whom the data must belong to; undefined: ourselves. */
  readonly owner: { readonly uid: number; readonly gid: number } | undefined;
};

/**
 * @param program one of PostgreSQL's, to try whether the other user may reach it
 * @param folder in which the data will lie, to try the same; it is there already
 */
export async function findRunAs(program: string, folder: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return { command: plain, spawnOptions: {}, owner: undefined };
  const owner = (await idsOf('postgres')) ?? (await createUser()) ?? (await idsOf('nobody'));
  if (!owner) throw new Error('PostgreSQL does not run as root, and there is no other user (postgres, nobody) to run it as.');
  if ((await works(program, ['--version'], owner)) && (await works('test', ['-x', folder], owner)))
    return { command: plain, spawnOptions: owner, owner };
  // Repository or data lie in a place, such as /root, that only root may enter: the other user gets root's right to pass, and no other.
  const command: RunAs['command'] = (name, args) => ({
    program: 'setpriv',
    args: [
      `--reuid=${owner.uid}`,
      `--regid=${owner.gid}`,
      '--clear-groups',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
      name,
      ...args,
    ],
  });
  const trial = command(program, ['--version']);
  await run(trial.program, trial.args).catch((cause: unknown) => {
    throw new Error(
      `PostgreSQL does not run as root, and its user may not enter the folder of ${program}: move the repository out of it.`,
      { cause },
    );
  });
  return { command, spawnOptions: {}, owner };
}

const plain: RunAs['command'] = (program, args) => ({ program, args });

async function idsOf(user: string): Promise<RunAs['owner']> {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map(async (option) => Number((await run('id', [option, user])).stdout)));
    return { uid: uid as number, gid: gid as number };
  } catch {
    return undefined;
  }
}

async function createUser(): Promise<RunAs['owner']> {
  await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']).catch(() => undefined);
  return idsOf('postgres');
}

const works = (program: string, args: readonly string[], owner: object) =>
  run(program, args, { ...owner, cwd: '/' }).then(
    () => true,
    () => false,
  );
