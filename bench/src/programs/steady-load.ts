/** A program of its own: sends requests at a steady rate and prints how long they took. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Pool } from 'undici';
import { percentile } from '../measuring/figure.ts';
import type { Target } from './target.ts';

export type Order = Target & { readonly rate: number; readonly seconds: number };
export type Latencies = { readonly p50: number; readonly p99: number };

const CONNECTIONS = 64;
/** Connections open and code compiled. */
const WARM_UP_SECONDS = 1;

const { url, headers, rate, seconds } = JSON.parse(process.argv[2] ?? '') as Order;
const { origin, pathname, search } = new URL(url);
const pool = new Pool(origin, { connections: CONNECTIONS, pipelining: 1 });
const latencies: number[] = [];

/** The time counts from when the request was due, not from when a connection was free for it: a server that stalls cannot hide it. */
async function ask(due: number, counted: boolean): Promise<void> {
  const { statusCode, body } = await pool.request({ path: pathname + search, method: 'GET', headers });
  await body.dump();
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
  if (counted) latencies.push(performance.now() - due);
}

const pending: Promise<void>[] = [];
const started = performance.now();
const gapMs = 1_000 / rate;
const warmUp = WARM_UP_SECONDS * rate;
for (let sent = 0; sent < warmUp + seconds * rate; ) {
  const due = started + sent * gapMs;
  if (performance.now() < due) await nextTurn();
  else {
    pending.push(ask(due, sent >= warmUp));
    sent += 1;
  }
}
await Promise.all(pending);
await pool.close();
process.stdout.write(JSON.stringify({ p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) } satisfies Latencies));
