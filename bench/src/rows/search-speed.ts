import { figureOf } from '../measuring/figure.ts';
import { ELASTICSEARCH_TURKISH, type MeasuredEngine, MINISEARCH, measureEngine, PUSULA_EMBEDDED } from '../measuring/search-engine.ts';
import type { Comparison, Row } from '../row.ts';

const COACHES = 100_000;
const QUICK_COACHES = 2_000;
const ROUNDS = 2;

export const searchSpeed: Row = {
  name: 'search',
  title: 'Search',
  measure: async ({ quick }, say) => {
    const coaches = quick ? QUICK_COACHES : COACHES;
    const withElasticsearch = Boolean(process.env.ELASTICSEARCH_URL);
    const names = [PUSULA_EMBEDDED, MINISEARCH, ...(withElasticsearch ? [ELASTICSEARCH_TURKISH] : [])];
    const measured = new Map<string, MeasuredEngine[]>(names.map((name) => [name, []]));
    for (let round = 0; round < (quick ? 1 : ROUNDS); round += 1) {
      for (const name of names) {
        say(`${name}, round ${round + 1}`);
        measured.get(name)?.push(await measureEngine(name, coaches));
      }
    }
    const beside = (
      what: string,
      unit: string,
      of: (one: MeasuredEngine) => number,
      atMost: number,
      opponent = MINISEARCH,
    ): Comparison => ({
      what,
      unit,
      ours: figureOf((measured.get(PUSULA_EMBEDDED) ?? []).map(of)),
      opponent: { name: opponent, figure: figureOf((measured.get(opponent) ?? []).map(of)) },
      aim: { atMost },
    });
    const p50 = (one: MeasuredEngine) => one.p50;
    const p99 = (one: MeasuredEngine) => one.p99;
    return {
      comparisons: [
        beside('p50', 'ms', p50, 1 / 25),
        beside('p99', 'ms', p99, 1 / 15),
        ...(withElasticsearch
          ? [beside('p50', 'ms', p50, 1 / 4, ELASTICSEARCH_TURKISH), beside('p99', 'ms', p99, 1 / 2, ELASTICSEARCH_TURKISH)]
          : []),
        beside('index build', 's', ({ buildMs }) => buildMs / 1_000, 1 / 1.5),
        beside('memory above the corpus', 'MB', ({ memoryMb }) => memoryMb ?? Number.NaN, 1 / 2),
      ],
      notes: [
        `${coaches} coaches in both languages; a page of ten with total, both facets and marked words; a third of the searches without a filter; every engine in a process of its own. Ours is built from what has been read of the texts already, as at a start or when the index is made again; reading new texts takes half a millisecond a coach once (see "Saved in bulk" in services/search/bench/RESULTS.md).`,
      ],
    };
  },
};
