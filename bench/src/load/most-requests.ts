import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Target } from '../programs/target.ts';

const run = promisify(execFile);
const AUTOCANNON = fileURLToPath(import.meta.resolve('autocannon'));
const MOST_OUTPUT = 16 * 1024 * 1024;

type Report = { requests: { average: number }; non2xx: number; errors: number };

/** Requests per second that so many kept-alive connections get answered; autocannon in a process of its own. @throws when an answer was not a success */
export async function mostRequests({ url, headers }: Target, connections: number, seconds: number): Promise<number> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const { stdout } = await run(process.execPath, [AUTOCANNON, '-j', '-c', String(connections), '-d', String(seconds), ...sent, url], {
    maxBuffer: MOST_OUTPUT,
  });
  const { requests, non2xx, errors } = JSON.parse(stdout) as Report;
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were no success, ${errors} requests failed`);
  return requests.average;
}
