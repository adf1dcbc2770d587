import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIMITS } from '@pusula/contracts';
import type { Log } from '../log/log.ts';
import type { Probe, ServedEndpoint } from '../service.ts';
import type { Tracer } from '../tracing/span.ts';
import type { CallOptions } from './call.ts';
import { drainServer } from './drain.ts';
import { createHealth, type Health } from './health.ts';
import { createListener } from './listener.ts';
import type { Metrics } from './metrics.ts';
import type { RawPage } from './raw-page.ts';

export type HttpServerOptions = Pick<CallOptions, 'verifyIdentity' | 'slowBodyMs' | 'timeoutScale'> & {
  readonly api: readonly ServedEndpoint[];
  readonly pages?: readonly RawPage[];
  readonly probes?: readonly Probe[];
  readonly log: Log;
  readonly metrics: Metrics;
  /** Compare each reply with its contract; by default in NODE_ENV=test only. */
  readonly checkReplies?: boolean;
  /** Where a span of each call is exported. */
  readonly tracer?: Tracer | undefined;
};

export type HttpServer = {
  /**
   * @param port 0 takes any free one
   * @returns the port
   * @throws Error with code EADDRINUSE when it is taken
   */
  readonly listen: (port: number, host?: string) => Promise<number>;
  readonly health: Health;
  /**
   * Answers 503 to readiness, goes on serving for the grace, then takes no more and waits for what is in flight.
   * @param graceMs while load balancers notice, in milliseconds
   * @param limitMs after which connections are cut, in milliseconds
   */
  readonly drain: (graceMs: number, limitMs: number) => Promise<void>;
};

/** The HTTP door of a service on node:http: the contract's calls under /api, pages, health and metrics. */
export function createHttpServer({ api, pages = [], probes = [], checkReplies, ...options }: HttpServerOptions): HttpServer {
  const health = createHealth(probes);
  const server = createServer(
    createListener({ ...options, api, pages, health, checkReplies: checkReplies ?? process.env.NODE_ENV === 'test' }),
  );
  server.headersTimeout = 10_000;
  server.requestTimeout = LIMITS.clientRequestTimeoutMs;
  // Longer than the gateway keeps its idle connections, so that it is never the service that closes one just taken into use.
  server.keepAliveTimeout = 65_000;
  return {
    health,
    listen: (port, host = '0.0.0.0') => listen(server, port, host),
    drain: (graceMs, limitMs) => {
      health.drain();
      return drainServer(server, graceMs, limitMs);
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
