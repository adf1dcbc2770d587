import { setTimeout as wait } from 'node:timers/promises';
import { type Owner, SERVER_LIMITS } from '@pusula/contracts';
import type { Bus } from '../bus/bus.ts';
import { createInProcessBus } from '../bus/in-process/in-process-bus.ts';
import { createOutbox } from '../bus/outbox/outbox.ts';
import { createRelay } from '../bus/outbox/relay.ts';
import { queueOf } from '../bus/queue-of.ts';
import { createRabbitBus } from '../bus/rabbit/rabbit-bus.ts';
import { topologyFor } from '../bus/topology-for.ts';
import { systemClock } from '../clock.ts';
import { createDatabase } from '../db/database.ts';
import { forgettingJob } from '../erasure/forgetting.ts';
import { identityVerifier } from '../http/identity.ts';
import { createMetrics } from '../http/metrics.ts';
import { createHttpServer } from '../http/server.ts';
import { newIds } from '../ids.ts';
import { createLog, type Log } from '../log/log.ts';
import { createTracer } from '../tracing/create-tracer.ts';
import { atMost } from './at-most.ts';
import { createConsumers } from './consumers.ts';
import { createJobs } from './jobs.ts';
import type { RunningService, ServiceConfig, StartOptions } from './service-options.ts';

/** For whatever is still under way when requests have ended; with the drain itself within the 25 s of R10 in docs/promises.md. */
const LAST_STEPS_MS = 5_000;

/**
 * Starts a service with everything around it. Listens at once and becomes ready when its dependencies are there, in whatever order they come (R11).
 * @throws only for mistakes in the service itself, or when its port is taken
 */
export async function startService<C extends ServiceConfig>(options: StartOptions<C>): Promise<RunningService> {
  const { name, config, schema, create, clock = systemClock, ids = newIds(clock) } = options;
  const log = options.log ?? createLog({ service: name, level: config.LOG_LEVEL });
  const tracer = options.tracer ?? (await createTracer({ name, config, log }));
  const db = createDatabase({ url: config.DATABASE_URL, schema, log, poolSize: config.DATABASE_POOL });
  const bus = options.bus ?? busFor(name, config, log);
  const outbox = createOutbox({ clock, ids });
  const service = await create({ config, db, outbox, bus, clock, ids, log });

  const relay = createRelay({ database: db, bus, log, tracer });
  const queue = queueOf(config.AMQP_PREFIX, name);
  const consumers = createConsumers({ name, events: service.events ?? [], bus, queue, database: db, log, tracer });
  const forgetting = forgettingJob({
    forgetting: service.forgetting,
    queue,
    bus,
    ready: consumers.subscribed,
    database: db,
    outbox,
    clock,
    log,
  });
  const jobs = createJobs({ jobs: [...(service.jobs ?? []), forgetting], database: db, log });
  const metrics = options.metrics ?? createMetrics(name, { processMetrics: options.processMetrics, revision: config.REVISION });
  for (const figure of [...relay.figures, ...(service.figures ?? [])]) metrics.add(figure);
  consumers.measure(metrics);
  const server = createHttpServer({
    api: service.api,
    pages: service.pages ?? [],
    probes: [
      { name: 'database', check: db.check, onlyAtStart: service.servesWithoutDatabase ?? false },
      { name: 'bus', check: bus.check, onlyAtStart: true },
      consumers.probe,
      ...(service.probes ?? []),
    ],
    verifyIdentity: identityVerifier({ audience: name, keys: config.IDENTITY_JWKS }),
    timeoutScale: config.TIMEOUT_SCALE,
    log,
    metrics,
    tracer,
  });
  const port = await server.listen(config.PORT ?? 0, config.HOST);
  log.info({ port }, 'listening');

  const stopping = new AbortController();
  const starting = (async () => {
    await db.openWhenThere(stopping.signal);
    relay.start();
    jobs.start();
    await consumers.start();
    log.info('every part has started');
  })();
  starting.catch(() => undefined); // surfaced by ready()

  const stop = async () => {
    stopping.abort(new Error('stopping'));
    log.info('draining');
    const limitMs = SERVER_LIMITS.drainTimeoutMs - config.DRAIN_GRACE_MS - 2 * LAST_STEPS_MS;
    await Promise.all([server.drain(config.DRAIN_GRACE_MS, limitMs), atMost(limitMs, jobs.stop()), atMost(limitMs, consumers.stop())]);
    await atMost(LAST_STEPS_MS, relay.stop()); // what it has not sent stays in the outbox
    if (!options.bus) await atMost(LAST_STEPS_MS / 2, bus.close());
    await atMost(LAST_STEPS_MS / 2, Promise.all([db.close(), tracer?.close()]));
    log.info('stopped');
  };
  let stopped: Promise<void> | undefined;
  return {
    name,
    port,
    url: `http://127.0.0.1:${port}`,
    db,
    bus,
    ready: async (signal) => {
      const given = signal ? AbortSignal.any([signal, stopping.signal]) : stopping.signal;
      await Promise.race([starting, wait(2 ** 31 - 1, undefined, { signal: given, ref: false })]);
      while (!(await server.health.isReady())) await wait(20, undefined, { signal: given });
    },
    stop: () => (stopped ??= stop()),
  };
}

/** RabbitMQ when the configuration names one, else the bus inside this process. */
function busFor(name: Owner, { AMQP_URL: url, AMQP_PREFIX: prefix, AMQP_TOPOLOGY }: ServiceConfig, log: Log): Bus {
  if (url === undefined) return createInProcessBus({ log });
  return createRabbitBus({ url, prefix, name, log, topology: topologyFor(name, prefix), declares: AMQP_TOPOLOGY === 'declare' });
}
