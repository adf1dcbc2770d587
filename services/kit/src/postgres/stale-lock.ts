import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isAlive } from '../run/is-alive.ts';

const run = promisify(execFile);
const FAST_STOP_MS = 10_000;

/**
 * Clears what a killed process left in a data folder: a server that outlived it is stopped in order, and a lock file whose number now belongs to some
 * other program is removed. PostgreSQL itself deals with a lock whose process is gone.
 */
export async function clearStaleLock(dataDir: string): Promise<void> {
  const lock = join(dataDir, 'postmaster.pid');
  const pid = Number((await readFile(lock, 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid || !isAlive(pid)) return;
  if (!(await commandOf(pid)).includes(dataDir)) return rm(lock, { force: true });
  process.kill(pid, 'SIGINT'); // "fast": rolls back, writes a checkpoint
  for (let waited = 0; isAlive(pid) && waited < FAST_STOP_MS; waited += 50) await wait(50);
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
  for (let waited = 0; isAlive(pid) && waited < FAST_STOP_MS; waited += 50) await wait(50);
}

async function commandOf(pid: number): Promise<string> {
  const fromProc = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return (
    fromProc ||
    run('ps', ['-o', 'args=', '-p', String(pid)]).then(
      ({ stdout }) => stdout,
      () => '',
    )
  );
}
