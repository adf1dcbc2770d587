import type { ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  readonly requests: Histogram<'route' | 'status'>;
  /** A figure read when Prometheus asks, such as a backlog; what it cannot read it leaves out. */
  readonly gauge: (name: string, help: string, read: () => Promise<number>) => void;
  /** A figure that only grows, kept by whoever counts and read when Prometheus asks. */
  readonly counter: (name: string, help: string, read: () => Promise<number>) => void;
  readonly registry: Registry;
  readonly answer: (response: ServerResponse) => Promise<void>;
};

/** @param processMetrics also event-loop delay, memory and descriptors; once per process */
export function createMetrics(service: string, processMetrics = false): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  if (processMetrics) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to its reply',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20],
    registers: [registry],
  });
  return {
    requests,
    registry,
    gauge: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          this.set(await read().catch(() => Number.NaN));
        },
      });
    },
    counter: (name, help, read) => {
      new Counter({
        name,
        help,
        registers: [registry],
        async collect() {
          const value = await read().catch(() => undefined);
          if (value === undefined) return;
          this.reset();
          this.inc(value);
        },
      });
    },
    answer: async (response) => {
      const body = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType, 'content-length': Buffer.byteLength(body) });
      response.end(body);
    },
  };
}
