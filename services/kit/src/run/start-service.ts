import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS, type Owner } from '@pusula/contracts';
import type { Bus, Subscription } from '../bus/bus.ts';
import { createInProcessBus } from '../bus/in-process/in-process-bus.ts';
import { queueOf } from '../bus/queue-of.ts';
import { createRabbitBus } from '../bus/rabbit/rabbit-bus.ts';
import { topologyFor } from '../bus/topology-for.ts';
import { systemClock } from '../clock.ts';
import { createDatabase } from '../db/database.ts';
import { identityVerifier } from '../http/identity.ts';
import { createMetrics } from '../http/metrics.ts';
import { createHttpServer } from '../http/server.ts';
import { newIds } from '../ids.ts';
import { hear } from '../inbox/hear.ts';
import { createLog, type Log } from '../log/log.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { createRelay } from '../outbox/relay.ts';
import type { Probe, Service } from '../service.ts';
import { createJobs } from './jobs.ts';
import type { RunningService, ServiceConfig, StartOptions } from './parts.ts';

/**
 * Starts a service with everything around it. Listens at once and becomes ready when its dependencies are there, in whatever order they come (R11).
 * @throws only for mistakes in the service itself, or when its port is taken
 */
export async function startService<C extends ServiceConfig>(options: StartOptions<C>): Promise<RunningService> {
  const { name, config, schema, create, clock = systemClock, ids = newIds(clock) } = options;
  const log = options.log ?? createLog({ service: name, level: config.LOG_LEVEL });
  const db = createDatabase({ url: config.DATABASE_URL, schema, log, poolSize: config.DATABASE_POOL });
  const bus = options.bus ?? busFor(name, config, log);
  const outbox = createOutbox({ clock, ids });
  const relay = createRelay({ database: db, bus, log });
  const metrics = createMetrics(name, options.processMetrics);
  const service = await create({ config, db, outbox, clock, ids, log });
  const stopping = new AbortController();
  const queue = queueOf(config.AMQP_PREFIX, name);
  const jobs = createJobs({ service, database: db, log });
  let subscription: Subscription | undefined;
  let listening = (service.events ?? []).length === 0;

  const probes: Probe[] = [
    { name: 'database', check: db.check },
    { name: 'bus', check: bus.check, onlyAtStart: true },
    {
      name: 'consumers',
      check: async () => {
        if (!listening) throw new Error('not listening yet');
      },
      onlyAtStart: true,
    },
    ...(service.probes ?? []),
  ];
  const server = createHttpServer({
    api: service.api,
    pages: service.pages ?? [],
    probes,
    log,
    metrics,
    verifyIdentity: identityVerifier({ audience: name, keys: config.IDENTITY_JWKS }),
  });
  metrics.gauge('outbox_backlog', 'Events waiting to be sent', relay.backlog);
  if (!listening) {
    metrics.gauge('consumer_lag', 'Messages waiting to be handled', async () => subscription?.lag() ?? Number.NaN);
    metrics.gauge('dead_letters', 'Messages given up, waiting for an operator', () => bus.deadLetters.count(queue));
  }
  const port = await server.listen(config.PORT ?? 0, config.HOST);
  log.info({ port }, 'listening');

  const starting = (async () => {
    await db.openWhenThere(stopping.signal);
    relay.start();
    jobs.start();
    subscription = await subscribe(service, bus, queue, db);
    listening = true;
    log.info('every part has started');
  })();
  starting.catch((error: unknown) => {
    if (!stopping.signal.aborted) log.fatal({ err: error }, 'cannot start');
  });

  const stop = async () => {
    stopping.abort(new Error('stopping'));
    log.info('draining');
    await Promise.allSettled([
      server.drain(config.DRAIN_GRACE_MS, LIMITS.drainTimeoutMs - config.DRAIN_GRACE_MS - 5_000),
      jobs.stop(),
      subscription?.stop(),
    ]);
    await Promise.allSettled([relay.stop()]);
    if (!options.bus) await bus.close().catch(() => undefined);
    await Promise.allSettled([starting, db.close()]);
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
      await Promise.race([starting, wait(2 ** 31 - 1, undefined, { signal, ref: false })]);
      while (!(await server.health.isReady())) await wait(20, undefined, { signal });
    },
    stop: () => (stopped ??= stop()),
  };
}

/** RabbitMQ when the configuration names one, else the bus inside this process. */
function busFor(name: Owner, { AMQP_URL: url, AMQP_PREFIX: prefix }: ServiceConfig, log: Log): Bus {
  if (url === undefined) return createInProcessBus({ log });
  return createRabbitBus({ url, prefix, name, log, topology: topologyFor(name, prefix) });
}

async function subscribe(service: Service, bus: Bus, queue: string, database: RunningService['db']): Promise<Subscription | undefined> {
  const events = service.events ?? [];
  if (events.length === 0) return undefined;
  const definitions = [...new Map(events.map(({ event }) => [event.name, event])).values()];
  return bus.subscribe(queue, { events: definitions, database, handle: hear(queue, events, database) });
}
