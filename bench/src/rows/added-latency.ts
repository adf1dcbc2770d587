import { steadyRequests } from '../load/steady-requests.ts';
import { alternately } from '../measuring/alternately.ts';
import { figureOf } from '../measuring/figure.ts';
import type { Row } from '../row.ts';
import { categoriesCall } from '../servers/categories-call.ts';
import { findNginx, startNginx } from '../servers/nginx.ts';
import { startOurGateway } from '../servers/our-gateway.ts';
import { startServer } from '../servers/start-server.ts';
import { together } from '../servers/together.ts';

const RATE = 1_000;

export const addedLatency: Row = {
  name: 'latency',
  title: `Gateway, time added at ${RATE} requests per second`,
  missing: async () => ((await findNginx()) ? undefined : 'nginx'),
  measure: ({ rounds, seconds }) =>
    together(async (keep) => {
      const upstream = keep(await startServer('upstream'));
      const ours = keep(await startOurGateway(upstream.url));
      const nginx = keep(await startNginx((await findNginx()) ?? 'nginx', upstream.url));
      const at = (url: string) => () => steadyRequests(categoriesCall(url, ours.token), RATE, seconds);
      const measured = await alternately(rounds, { none: at(upstream.url), ours: at(ours.url), nginx: at(nginx.url) });
      /** Round by round what a gateway adds to the upstream alone. */
      const added = (side: 'ours' | 'nginx', part: 'p50' | 'p99') =>
        figureOf(measured[side].map((latency, round) => latency[part] - (measured.none[round]?.[part] ?? Number.NaN)));
      return {
        comparisons: [
          {
            what: 'added p99',
            unit: 'ms',
            ours: added('ours', 'p99'),
            opponent: { name: 'nginx, passing on only', figure: added('nginx', 'p99') },
            aim: { atMost: 2 },
          },
          {
            what: 'added p50',
            unit: 'ms',
            ours: added('ours', 'p50'),
            opponent: { name: 'nginx, passing on only', figure: added('nginx', 'p50') },
          },
        ],
        notes: [
          'Requests begin when they are due, however slow the answers are, and their time counts from then; what the upstream takes without a gateway is subtracted in each round.',
        ],
      };
    }),
};
