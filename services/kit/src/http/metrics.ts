import type { ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Figure, Sample } from '../service.ts';

/** Begins the name of every figure of ours; those of the process keep the names that dashboards for Node know. */
const PREFIX = 'pusula_';

export type Metrics = {
  readonly requests: Histogram<'route' | 'status'>;
  /** How long consumers took, by event and by what became of it. */
  readonly messages: Histogram<'event' | 'outcome'>;
  /** A metric read at each scrape, such as a backlog; one that cannot be read is left out. */
  readonly add: (figure: Figure) => void;
  readonly registry: Registry;
  readonly answer: (response: ServerResponse) => Promise<void>;
};
export type MetricsOptions = {
  /** Also event-loop delay, memory and descriptors; once per process. */
  readonly processMetrics?: boolean | undefined;
  /** What was built: the revision of the sources. */
  readonly revision?: string | undefined;
};

export function createMetrics(service: string, { processMetrics = false, revision = 'unknown' }: MetricsOptions = {}): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  if (processMetrics) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({ name: `${PREFIX}build_info`, help: 'Always 1; says what runs', labelNames: ['revision'], registers }).set({ revision }, 1);
  const requests = new Histogram({
    name: `${PREFIX}http_request_duration_seconds`,
    help: 'Time from the first byte of a request to its reply',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20],
    registers,
  });
  const messages = new Histogram({
    name: `${PREFIX}consumer_handling_seconds`,
    help: 'Time that a consumer took for a message; outcome: done, failed, or waits for a dependency',
    labelNames: ['event', 'outcome'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers,
  });
  return {
    requests,
    messages,
    registry,
    add: (figure) => {
      if (figure.kind === 'gauge') addGauge(registry, figure);
      else addCounter(registry, figure);
    },
    answer: async (response) => {
      const body = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType, 'content-length': Buffer.byteLength(body) });
      response.end(body);
    },
  };
}

const described = (registry: Registry, { name, help, labels = [] }: Figure) => ({
  name: `${PREFIX}${name}`,
  help,
  labelNames: [...labels],
  registers: [registry],
});
const samplesOf = (value: number | readonly Sample[]): readonly Sample[] => (typeof value === 'number' ? [{ labels: {}, value }] : value);

function addGauge(registry: Registry, figure: Figure): void {
  new Gauge({
    ...described(registry, figure),
    async collect() {
      const read = await readSafely(figure);
      this.reset();
      for (const { labels, value } of samplesOf(read ?? Number.NaN)) this.set(labels, value);
    },
  });
}

function addCounter(registry: Registry, figure: Figure): void {
  new Counter({
    ...described(registry, figure),
    async collect() {
      const read = await readSafely(figure);
      if (read === undefined) return;
      this.reset();
      for (const { labels, value } of samplesOf(read)) this.inc(labels, value);
    },
  });
}

/** Nothing when it cannot be read now. */
const readSafely = async ({ read }: Figure) => {
  try {
    return await read();
  } catch {
    return undefined;
  }
};
