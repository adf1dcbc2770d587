import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { repositoryFile } from '../repository.ts';

const run = promisify(execFile);

/** What runs containers is asked once; where none answers, its tests are skipped and say so by their name. */
export const engineAnswers =
  spawnSync('docker', ['info'], { timeout: 5_000 }).status === 0 &&
  spawnSync('docker', ['compose', 'version'], { timeout: 5_000 }).status === 0;

/** @returns what it wrote @throws Error with the end of what it complained of */
export async function docker(...args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await run('docker', args, { cwd: repositoryFile(''), maxBuffer: 64 * 1024 * 1024 });
    return stdout.trim();
  } catch (error) {
    const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string };
    throw new Error(`docker ${args.slice(0, 6).join(' ')} ...: ${(stderr || stdout).slice(-2_000)}`, { cause: error });
  }
}
