import type { Owner } from '@pusula/contracts';
import type { Bus } from '../bus/bus.ts';
import type { Outbox } from '../bus/outbox/outbox.ts';
import type { Clock } from '../clock.ts';
import type { ConfigOf } from '../config/config.ts';
import type { serviceConfig } from '../config/config-shapes.ts';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Ids } from '../ids.ts';
import type { Log } from '../log/log.ts';
import type { Service } from '../service.ts';
import type { Tracer } from '../tracing/span.ts';

export type ServiceConfig = ConfigOf<typeof serviceConfig>;

/** What a service is made of; its own ports (pictures, mail, an index) it makes from the configuration. */
export type ServiceOptions<C extends ServiceConfig = ServiceConfig> = {
  readonly config: C;
  readonly db: Database;
  readonly outbox: Outbox;
  /** For code that manages queues. A service publishes its own changes through the outbox and consumes through `events`. */
  readonly bus: Pick<Bus, 'check' | 'waiting' | 'deadLetters'>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
};

/** A service as its package describes it: the same for a process of its own, for the host and for tests. */
export type ServiceDescription<C extends ServiceConfig> = {
  readonly name: Owner;
  readonly schema: Schema;
  /** Called once, before the database is there: it may keep `db` but not use it yet. */
  readonly create: (parts: ServiceOptions<C>) => Service | Promise<Service>;
};

export type StartOptions<C extends ServiceConfig> = ServiceDescription<C> & {
  readonly config: C;
  /** A bus shared with others and closed by its creator; by default the one that the configuration names. */
  readonly bus?: Bus;
  readonly log?: Log;
  readonly clock?: Clock;
  readonly ids?: Ids;
  /** Event-loop and memory figures in /metrics: once per process. */
  readonly processMetrics?: boolean;
  /** Where requests are counted that come in by another door than the service's own. */
  readonly metrics?: Metrics;
  /** Shared with that other door, and closed with the service; by default the one that the configuration asks for. */
  readonly tracer?: Tracer | undefined;
};

export type RunningService = {
  readonly name: Owner;
  readonly port: number;
  /** `http://127.0.0.1:{port}` */
  readonly url: string;
  readonly db: Database;
  readonly bus: Bus;
  /** Resolves when every dependency has been there once. @throws the signal's reason */
  readonly ready: (signal?: AbortSignal) => Promise<void>;
  /** Drains and stops everything: requests, consumers, relay, jobs, database. Never rejects. */
  readonly stop: () => Promise<void>;
};
