import { demoCategories, demoCoaches } from '../demo-coaches.ts';
import { manyCoaches } from '../many-coaches.ts';
import { percentile } from '../scores.ts';
import { stayAlive } from '../stay-alive.ts';
import type { Contender } from './contender.ts';
import { elasticsearchTurkish } from './elasticsearch-turkish.ts';
import { miniSearch } from './minisearch.ts';
import { embedded, onElasticsearch } from './pusula.ts';
import { asksOf } from './queries.ts';

export type Measured = {
  readonly name: string;
  readonly buildMs: number;
  /** Of this process; null for an engine that is a server of its own. */
  readonly memoryMb: number | null;
  /** Null for an engine that writes to none. */
  readonly diskMb: number | null;
  readonly p50: number;
  readonly p99: number;
  readonly total: number;
};

const ROUNDS = 20;
const node = process.env.ELASTICSEARCH_URL ?? '';
export const CONTENDERS: Readonly<Record<string, () => Contender | Promise<Contender>>> = {
  MiniSearch: miniSearch,
  'Elasticsearch `turkish`': () => elasticsearchTurkish(node),
  'Pusula, Elasticsearch': () => onElasticsearch(node),
  'Pusula, embedded': embedded,
};
export const CONTENDER_NAMES = Object.keys(CONTENDERS).filter((name) => node !== '' || !name.includes('Elasticsearch'));

const collectGarbage = () => {
  (globalThis as { gc?: () => void }).gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
};

/**
 * One engine, in a process of its own.
 * @param countsCoaches whether what the coaches themselves take counts as the engine's memory; otherwise they are all made before it is filled
 */
export async function measure(name: string, count: number, countsCoaches: boolean): Promise<Measured> {
  const { categories, ids } = await demoCategories();
  const demo = await demoCoaches();
  const coaches = countsCoaches ? manyCoaches(count, demo, ids) : [...manyCoaches(count, demo, ids)];
  const contender = await CONTENDERS[name]?.();
  if (!contender) throw new RangeError(`There is no engine of that name: ${CONTENDER_NAMES.join(', ')}`);
  contender.prepare?.(manyCoaches(count, demo, ids));
  const before = collectGarbage();
  const letEnd = stayAlive();
  try {
    const begin = performance.now();
    await contender.fill(coaches, categories);
    const buildMs = performance.now() - begin;
    const memoryMb = name.includes('Elasticsearch') ? null : collectGarbage() - before;
    const asks = asksOf(ids);
    for (const ask of asks) await contender.search(ask);
    const times: number[] = [];
    let total = 0;
    for (let round = 0; round < ROUNDS; round++) {
      for (const ask of asks) {
        const start = performance.now();
        total += await contender.search(ask);
        times.push(performance.now() - start);
      }
    }
    const diskMb = (await contender.diskMb?.()) ?? null;
    return { name, buildMs, memoryMb, diskMb, p50: percentile(times, 0.5), p99: percentile(times, 0.99), total: total / ROUNDS };
  } finally {
    await contender.close();
    letEnd();
  }
}
