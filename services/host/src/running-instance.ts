import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '@pusula/service-kit/service';
import { z } from 'zod';

/** `databaseUrl` names the server's own database and carries its password: the file is for its owner alone. */
const Instance = z.object({ pid: z.int().positive(), port: z.int(), databaseUrl: z.string() });
const OWNER_ONLY = 0o600;
export type Instance = z.infer<typeof Instance>;

const STOP_LIMIT_MS = 30_000;

/** The product that runs from this data folder; a file left behind by a killed one counts for nothing. */
export async function runningInstance(path: string): Promise<Instance | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const instance = Instance.safeParse(parse(text));
  return instance.success && instance.data.pid !== process.pid && isAlive(instance.data.pid) ? instance.data : undefined;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export async function recordInstance(path: string, instance: Instance): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(instance), { mode: OWNER_ONLY });
}

export const forgetInstance = (path: string): Promise<void> => rm(path, { force: true });

/** Asks it to stop and waits until it has. @returns false when it did not within half a minute */
export async function stopInstance({ pid }: Instance): Promise<boolean> {
  process.kill(pid, 'SIGTERM');
  for (const deadline = Date.now() + STOP_LIMIT_MS; Date.now() < deadline; await wait(100)) {
    if (!isAlive(pid)) return true;
  }
  return false;
}
