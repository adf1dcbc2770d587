import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild, startChild, untilReady } from '@pusula/e2e/child';
import { eventually, freePort } from '@pusula/service-kit/testing';
import { figureOf } from '../measuring/figure.ts';
import type { Row } from '../row.ts';

const COACHES = 10_000;
const QUICK_COACHES = 500;
const FIRST_START_MS = 10 * 60_000;
const INDEXED_MS = 10 * 60_000;

export const coldStart: Row = {
  name: 'start',
  title: 'Cold start',
  measure: async ({ rounds, quick }, say) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'pusula-bench-'));
    const coaches = quick ? QUICK_COACHES : COACHES;
    const port = await freePort();
    const env = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '1000' };
    const url = `http://127.0.0.1:${port}`;
    /** Seconds from the command to ready; `whileRunning` before it is stopped again. */
    const start = async (whileRunning: () => Promise<void> = async () => undefined) => {
      const began = performance.now();
      const child = startChild('services/host/src/main.ts', env);
      try {
        await untilReady(`${url}/health/ready`, child, FIRST_START_MS);
        const seconds = (performance.now() - began) / 1_000;
        await whileRunning();
        return seconds;
      } finally {
        await child.stop();
      }
    };
    try {
      say(`filling it with ${coaches} coaches`);
      await start(async () => {
        await runChild('services/host/src/cli/seed.ts', env, [String(coaches)]);
        await eventually(async () => {
          const found = await countCoaches(url);
          if (found < coaches) throw new Error(`${found} of ${coaches} coaches can be found`);
        }, INDEXED_MS);
      });
      const seconds: number[] = [];
      for (let round = 0; round < rounds; round += 1) seconds.push(await start());
      return {
        comparisons: [{ what: `built, ${coaches} coaches, to ready`, unit: 's', ours: figureOf(seconds), aim: { atMost: 5 } }],
        notes: [
          'From the command to the first 200 of /health/ready; all services in one process, embedded PostgreSQL, the index filled from the database.',
        ],
      };
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

/** How many coaches an empty search finds. */
async function countCoaches(url: string): Promise<number> {
  const post = async (path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const response = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as { token?: string; total?: number };
  };
  const { token } = await post('/auth/public-token', {});
  return (await post('/search/search', { keyword: '', language: 'tr' }, token)).total ?? 0;
}
