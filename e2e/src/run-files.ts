import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPORT_VARIABLE, type Report } from './reporting/report.ts';
import { writeRooms } from './rooms.ts';
import type { Run } from './runs.ts';

/** What the many processes of the tests have compiled, of one run for the others. */
const COMPILE_CACHE = join(process.cwd(), '.cache/node');

type RunFilesOptions = {
  /** Of how thorough the tests are to be. */
  readonly env: NodeJS.ProcessEnv;
  /** Where runners write their reports. */
  readonly folder: string;
  readonly isAlone?: boolean;
  /** Ends the runner. */
  readonly signal?: AbortSignal;
};

/** Runs the files of one runner and reads its report. A runner that ends without one counts as a failure. @throws when the run is interrupted */
export async function runFiles(
  run: Run,
  files: readonly string[],
  { env, folder, isAlone = false, signal }: RunFilesOptions,
): Promise<Report> {
  signal?.throwIfAborted();
  const path = join(folder, `${randomUUID()}.json`);
  const [file = ''] = files;
  const command = isAlone ? run.commandAlone(file) : run.command(run.inRooms && files.length > 1 ? writeRooms(files) : files);
  const child = spawn(process.execPath, [...command], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env, ...run.env, NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILE_CACHE, [REPORT_VARIABLE]: path },
  });
  const end = () => child.kill();
  signal?.addEventListener('abort', end, { once: true });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  signal?.removeEventListener('abort', end);
  signal?.throwIfAborted();
  if (existsSync(path)) return JSON.parse(await readFile(path, 'utf8')) as Report;
  const failure = {
    name: `ended with ${code} before it could report`,
    file: run.suites.join(', '),
    line: null,
    message: 'See the output above.',
  };
  return { passed: 0, failed: 1, skipped: 0, failures: [failure] };
}
