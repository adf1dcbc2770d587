import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Latencies, Order } from '../programs/steady-load.ts';
import type { Target } from '../programs/target.ts';

const run = promisify(execFile);
const LOAD = fileURLToPath(new URL('../programs/steady-load.ts', import.meta.url));

/** Milliseconds that requests take when so many of them begin each second, however slow the answers are; from a process of its own. */
export async function steadyRequests(target: Target, rate: number, seconds: number): Promise<Latencies> {
  const order: Order = { ...target, rate, seconds };
  const { stdout } = await run(process.execPath, [LOAD, JSON.stringify(order)]);
  return JSON.parse(stdout) as Latencies;
}
