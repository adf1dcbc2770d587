import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import type { RunAs } from './run-as.ts';

const run = promisify(execFile);
const passwordFile = (dataDir: string) => `${dataDir}.password`;

/** The password of a cluster's `postgres`, kept beside its data, for the owner's eyes only. */
export const passwordOf = async (dataDir: string): Promise<string> => (await readFile(passwordFile(dataDir), 'utf8')).trim();

/** Makes an empty cluster whose texts are UTF-8 and whose order depends on nothing but the bytes. A half-made one is begun anew. */
export async function initialiseCluster({ initdb }: Binaries, runAs: RunAs, dataDir: string): Promise<void> {
  await mkdir(dirname(dataDir), { recursive: true });
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { mode: 0o700 });
  const secret = passwordFile(dataDir);
  await writeFile(secret, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  if (runAs.owner) for (const path of [dataDir, secret]) await chown(path, runAs.owner.uid, runAs.owner.gid);
  else await chmod(dataDir, 0o700);
  const { program, args } = runAs.command(initdb, [
    '-D',
    dataDir,
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    `--pwfile=${secret}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-sync',
  ]);
  await run(program, args, { ...runAs.spawnOptions, cwd: '/' });
}
