import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { figureOf } from '../measuring/figure.ts';
import type { Comparison, Row } from '../row.ts';

const run = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('../../../services/search/bench/run-speed.ts', import.meta.url));
/** Room for MiniSearch's index of a hundred thousand coaches. */
const NODE_FLAGS = ['--expose-gc', '--max-old-space-size=12000'];
const COACHES = 100_000;
const QUICK_COACHES = 2_000;
const ROUNDS = 2;

type Measured = { readonly buildMs: number; readonly memoryMb: number | null; readonly p50: number; readonly p99: number };
const OURS = 'Pusula, embedded';
const MINISEARCH = 'MiniSearch';
const ELASTICSEARCH = 'Elasticsearch `turkish`';

/** One engine filled and asked by the search service's own measurement, in a process of its own. */
async function measureEngine(name: string, coaches: number): Promise<Measured> {
  const { stdout } = await run(process.execPath, [...NODE_FLAGS, PROGRAM, name], {
    env: { ...process.env, BENCH_COACHES: String(coaches) },
  });
  return JSON.parse(stdout) as Measured;
}

export const searchSpeed: Row = {
  name: 'search',
  title: 'Search',
  measure: async ({ quick }, say) => {
    const coaches = quick ? QUICK_COACHES : COACHES;
    const withElasticsearch = Boolean(process.env.ELASTICSEARCH_URL);
    const names = [OURS, MINISEARCH, ...(withElasticsearch ? [ELASTICSEARCH] : [])];
    const measured = new Map<string, Measured[]>(names.map((name) => [name, []]));
    for (let round = 0; round < (quick ? 1 : ROUNDS); round += 1) {
      for (const name of names) {
        say(`${name}, round ${round + 1}`);
        measured.get(name)?.push(await measureEngine(name, coaches));
      }
    }
    const beside = (what: string, unit: string, of: (one: Measured) => number, atMost: number, opponent = MINISEARCH): Comparison => ({
      what,
      unit,
      ours: figureOf((measured.get(OURS) ?? []).map(of)),
      opponent: { name: opponent, figure: figureOf((measured.get(opponent) ?? []).map(of)) },
      aim: { atMost },
    });
    const p50 = (one: Measured) => one.p50;
    const p99 = (one: Measured) => one.p99;
    return {
      comparisons: [
        beside('p50', 'ms', p50, 1 / 25),
        beside('p99', 'ms', p99, 1 / 15),
        ...(withElasticsearch ? [beside('p50', 'ms', p50, 1 / 4, ELASTICSEARCH), beside('p99', 'ms', p99, 1 / 2, ELASTICSEARCH)] : []),
        beside('index build', 's', ({ buildMs }) => buildMs / 1_000, 1 / 1.5),
        beside('memory above the corpus', 'MB', ({ memoryMb }) => memoryMb ?? Number.NaN, 1 / 2),
      ],
      notes: [
        `${coaches} coaches in both languages; a page of ten with total, both facets and marked words; a third of the searches without a filter; every engine in a process of its own.`,
      ],
    };
  },
};
