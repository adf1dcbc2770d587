import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('../../../services/search/bench/run-speed.ts', import.meta.url));
/** Room for MiniSearch's index of a hundred thousand coaches, or ours of a million. */
const NODE_FLAGS = ['--expose-gc', '--max-old-space-size=14000'];

export const PUSULA_EMBEDDED = 'Pusula, embedded';
export const PUSULA_ON_ELASTICSEARCH = 'Pusula, Elasticsearch';
export const MINISEARCH = 'MiniSearch';
export const ELASTICSEARCH_TURKISH = 'Elasticsearch `turkish`';

/** Milliseconds and megabytes; null: of what an engine does not use, or what another program uses for it. */
export type MeasuredEngine = {
  readonly buildMs: number;
  readonly memoryMb: number | null;
  readonly diskMb: number | null;
  readonly p50: number;
  readonly p99: number;
};

/**
 * One engine filled and asked by the search service's own measurement, in a process of its own.
 * @param countsCoaches whether memory is told with the coaches themselves
 */
export async function measureEngine(name: string, coaches: number, countsCoaches = false): Promise<MeasuredEngine> {
  const { stdout } = await run(process.execPath, [...NODE_FLAGS, PROGRAM, name], {
    env: { ...process.env, BENCH_COACHES: String(coaches), BENCH_COUNTS_COACHES: countsCoaches ? '1' : '0' },
  });
  return JSON.parse(stdout) as MeasuredEngine;
}
