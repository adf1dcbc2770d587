import { mostRequests } from '../load/most-requests.ts';
import { alternately } from '../measuring/alternately.ts';
import { figureOf } from '../measuring/figure.ts';
import { processorSeconds } from '../measuring/processor-time.ts';
import type { Row } from '../row.ts';
import { categoriesCall } from '../servers/categories-call.ts';
import { startOurGateway } from '../servers/our-gateway.ts';
import { type Server, startServer } from '../servers/start-server.ts';
import { together } from '../servers/together.ts';

const CONNECTIONS = 32;
const EXPRESS = 'Express + http-proxy-middleware + jose';
const FAST_GATEWAY = 'fast-gateway, which checks nothing';

type Turn = { readonly rate: number; readonly perProcessorSecond: number };

/** Requests per second, and per second of the gateway's own processor time. */
async function turn({ url, pid }: Server, token: string, seconds: number): Promise<Turn> {
  const before = await processorSeconds(pid);
  const rate = await mostRequests(categoriesCall(url, token), CONNECTIONS, seconds);
  return { rate, perProcessorSecond: (rate * seconds) / ((await processorSeconds(pid)) - before) };
}

const rates = (turns: readonly Turn[]) => figureOf(turns.map(({ rate }) => rate));
const ratesOfProcessor = (turns: readonly Turn[]) => figureOf(turns.map(({ perProcessorSecond }) => perProcessorSecond));

export const gateway: Row = {
  name: 'gateway',
  title: 'Gateway',
  measure: ({ rounds, seconds }) =>
    together(async (keep) => {
      const upstream = keep(await startServer('upstream'));
      const ours = keep(await startOurGateway(upstream.url));
      const express = keep(await startServer('express-gateway', { ...ours.tokenChecks, UPSTREAM: upstream.url }));
      const fast = keep(await startServer('fast-gateway', { UPSTREAM: upstream.url }));
      const at = (server: Server) => () => turn(server, ours.token, seconds);
      const turns = await alternately(rounds, { ours: at(ours), express: at(express), fast: at(fast), none: at(upstream) });
      const requests = { what: 'requests per second', unit: '/s', ours: rates(turns.ours) };
      const processor = { what: 'requests per second of one core', unit: '/s', ours: ratesOfProcessor(turns.ours) };
      return {
        comparisons: [
          { ...processor, opponent: { name: EXPRESS, figure: ratesOfProcessor(turns.express) }, aim: { atLeast: 6 } },
          { ...processor, opponent: { name: FAST_GATEWAY, figure: ratesOfProcessor(turns.fast) }, aim: { atLeast: 1.5 } },
          { ...requests, opponent: { name: EXPRESS, figure: rates(turns.express) } },
          { ...requests, opponent: { name: FAST_GATEWAY, figure: rates(turns.fast) } },
        ],
        notes: [
          `One GET with a token and a query, ${CONNECTIONS} kept-alive connections by autocannon; gateway, load and upstream are processes of their own. Ours and the first opponent check the token, limit the rate and give the request an id. What one core does comes from the gateway process's own processor time, which hardly depends on what else the machine does; the rate is also bounded by the load and the upstream, which share the cores.`,
          `The upstream alone, without any gateway: ${Math.round(rates(turns.none).median)} requests/s.`,
        ],
      };
    }),
};
