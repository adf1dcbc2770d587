import { fileURLToPath } from 'node:url';
import { startChild, untilReady } from '@pusula/e2e/child';
import { freePort } from '@pusula/service-kit/testing';
import { mostRequests } from '../load/most-requests.ts';
import { alternately } from '../measuring/alternately.ts';
import { figureOf } from '../measuring/figure.ts';
import type { Row } from '../row.ts';
import type { Server } from '../servers/start-server.ts';
import { together } from '../servers/together.ts';

const PROGRAM = fileURLToPath(new URL('../../../services/search/bench/run-server.ts', import.meta.url));
const COACHES = 100_000;
const QUICK_COACHES = 2_000;
const CLIENTS = 8;
const FILLED_MS = 10 * 60_000;

/** The search service's own measurement, behind HTTP. */
async function startEngine(name: string, coaches: number): Promise<Server> {
  const port = await freePort();
  const { ELASTICSEARCH_URL } = process.env;
  const child = startChild(PROGRAM, { ELASTICSEARCH_URL, PORT: String(port), BENCH_COACHES: String(coaches) }, [name]);
  const url = `http://127.0.0.1:${port}/`;
  await untilReady(url, child, FILLED_MS);
  return { url, pid: child.process.pid ?? Number.NaN, stop: child.stop };
}

export const searchService: Row = {
  name: 'searches',
  title: `Searches per second, ${CLIENTS} clients`,
  missing: async () => (process.env.ELASTICSEARCH_URL ? undefined : 'ELASTICSEARCH_URL'),
  measure: ({ rounds, seconds, quick }, say) =>
    together(async (keep) => {
      const start = async (name: string) => {
        say(`filling ${name}`);
        return keep(await startEngine(name, quick ? QUICK_COACHES : COACHES));
      };
      const embedded = await start('Pusula, embedded');
      const adapter = await start('Pusula, Elasticsearch');
      const turkish = await start('Elasticsearch `turkish`');
      const at =
        ({ url }: Server) =>
        () =>
          mostRequests({ url, headers: {} }, CLIENTS, seconds);
      const measured = await alternately(rounds, { embedded: at(embedded), adapter: at(adapter), turkish: at(turkish) });
      const opponent = { name: 'Elasticsearch `turkish`', figure: figureOf(measured.turkish) };
      return {
        comparisons: [
          { what: 'embedded', unit: 'searches/s', ours: figureOf(measured.embedded), opponent, aim: { atLeast: 3 } },
          { what: 'Elasticsearch adapter', unit: 'searches/s', ours: figureOf(measured.adapter), opponent, aim: { atLeast: 1.5 } },
        ],
        notes: ['All behind the same small HTTP service, over the same coaches and questions as above.'],
      };
    }),
};
