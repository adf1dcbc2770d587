import { mostRequests } from '../load/most-requests.ts';
import { alternately } from '../measuring/alternately.ts';
import { figureOf } from '../measuring/figure.ts';
import type { Row } from '../row.ts';
import { categoriesCall } from '../servers/categories-call.ts';
import { startOurGateway } from '../servers/our-gateway.ts';
import { startServer } from '../servers/start-server.ts';
import { together } from '../servers/together.ts';

export const gateway: Row = {
  name: 'gateway',
  title: 'Gateway, requests per second',
  measure: ({ rounds, seconds }) =>
    together(async (keep) => {
      const upstream = keep(await startServer('upstream'));
      const ours = keep(await startOurGateway(upstream.url));
      const express = keep(await startServer('express-gateway', { ...ours.tokenChecks, UPSTREAM: upstream.url }));
      const fast = keep(await startServer('fast-gateway', { UPSTREAM: upstream.url }));
      const at = (url: string) => () => mostRequests(categoriesCall(url, ours.token), seconds);
      const measured = await alternately(rounds, {
        ours: at(ours.url),
        express: at(express.url),
        fast: at(fast.url),
        none: at(upstream.url),
      });
      const figure = figureOf(measured.ours);
      return {
        comparisons: [
          {
            what: 'token check, rate limit, request id',
            unit: 'requests/s',
            ours: figure,
            opponent: { name: 'Express + http-proxy-middleware + jose', figure: figureOf(measured.express) },
            aim: { atLeast: 6 },
          },
          {
            what: 'the same, against a gateway that checks nothing',
            unit: 'requests/s',
            ours: figure,
            opponent: { name: 'fast-gateway', figure: figureOf(measured.fast) },
            aim: { atLeast: 1.5 },
          },
        ],
        notes: [
          'One GET with a token and a query, 32 kept-alive connections by autocannon; gateway, load and upstream are processes of their own.',
          `The upstream alone, without any gateway: ${Math.round(figureOf(measured.none).median)} requests/s.`,
        ],
      };
    }),
};
