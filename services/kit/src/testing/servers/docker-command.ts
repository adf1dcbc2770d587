import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ANSWER_MS = 5_000;

/** Whether the run has found a Docker engine, and containers are wanted. */
export const containersAreWanted = (): boolean => process.env.TEST_CONTAINERS === 'on';

/** Whether `docker compose` can be run as well, of which engines know nothing. */
export const composeIsThere = (): boolean =>
  containersAreWanted() && spawnSync('docker', ['compose', 'version'], { timeout: ANSWER_MS }).status === 0;

/** Runs `docker` in the repository. @returns what it wrote @throws Error with the end of what it complained of */
export async function docker(...args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await run('docker', args, { maxBuffer: 64 * 1024 * 1024 });
    return stdout.trim();
  } catch (error) {
    const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string };
    throw new Error(`docker ${args.slice(0, 6).join(' ')} ...: ${(stderr || stdout).slice(-2_000)}`, { cause: error });
  }
}
