import type { EventMessage, EventName } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { OUTBOX_LANES } from '../../db/kit-tables.ts';
import { listen } from '../../db/listen.ts';
import { isUnavailable } from '../../db/unavailable.ts';
import type { Log } from '../../log/log.ts';
import { createWorkLoop } from '../../loops/work-loop.ts';
import type { Figure } from '../../service.ts';
import type { Tracer } from '../../tracing/span.ts';
import type { Bus } from '../bus.ts';
import { OUTBOX_CHANNEL } from './outbox.ts';
import { publishTraced } from './publish-traced.ts';

export type RelayOptions = {
  readonly database: Database;
  readonly bus: Bus;
  readonly log: Log;
  /** Rows sent in one go. */
  readonly batch?: number;
  /** Lanes locked in one go: a quarter of them, so that two relays share the work with two batches each. */
  readonly lanes?: number;
  /** Where a span of each message is exported. */
  readonly tracer?: Tracer | undefined;
};

export type Relay = {
  readonly start: () => void;
  /** Finishes the batch under way. */
  readonly stop: () => Promise<void>;
  /** Rows waiting to be sent. */
  readonly backlog: () => Promise<number>;
  readonly figures: readonly Figure[];
};

type Row = { seq: string; id: string; name: EventName; subject: string; data: unknown; traceparent: string | null; occurred_at: Date };

/**
 * Sends what outboxes hold: woken by NOTIFY, else looking once a second. A row is deleted only after the bus has it safely, in the transaction that
 * holds the lock of its lane; a relay that dies there has its rows sent again. Several relays share the lanes, each lane in order (R6).
 */
export function createRelay({ database, bus, log, batch = 1_000, lanes = OUTBOX_LANES / 4, tracer }: RelayOptions): Relay {
  const publish = publishTraced(bus.publish, tracer);
  const send = () => database.transaction((tx) => sendBatch(tx, publish, batch, lanes));
  let busy = false;
  /** While there is much to do a second batch is read while the first one is being confirmed. */
  const sendMore = async () => {
    // No transaction is held open for a bus that is away, and the bus itself logs that it is.
    if (!(await isCarrying(bus))) return 0;
    const sent = await Promise.all(busy ? [send(), send()] : [send()]);
    busy = sent.some((rows) => rows === batch);
    return sent.reduce((sum, rows) => sum + rows, 0);
  };
  const workLoop = createWorkLoop({
    work: sendMore,
    onError: (error) => log[isUnavailable(error) ? 'warn' : 'error']({ err: error }, 'events wait in the outbox'),
  });
  const backlog = () => numberFrom(database, 'SELECT count(*)::int AS figure FROM outbox');
  let listener: ReturnType<typeof listen> | undefined;
  return {
    start: () => {
      listener = listen(database.url, OUTBOX_CHANNEL, workLoop.wake);
      workLoop.start();
    },
    stop: async () => {
      await listener?.close();
      await workLoop.stop();
    },
    backlog,
    figures: [
      { name: 'outbox_backlog', help: 'Events waiting to be sent', kind: 'gauge', read: backlog },
      {
        name: 'outbox_oldest_age_seconds',
        help: 'How long the oldest event has been waiting to be sent; 0 when none does',
        kind: 'gauge',
        // By the database's clock: replicas have others.
        read: () => numberFrom(database, 'SELECT coalesce(extract(epoch FROM now() - min(occurred_at)), 0)::float8 AS figure FROM outbox'),
      },
    ],
  };
}

const isCarrying = (bus: Bus) =>
  bus.check().then(
    () => true,
    (error: unknown) => {
      if (isUnavailable(error)) return false;
      throw error;
    },
  );

async function numberFrom(database: Database, query: string): Promise<number> {
  const [row] = (await database.manager.query(query)) as [{ figure: number }];
  return row.figure;
}

/** @returns how many rows went out */
async function sendBatch(tx: EntityManager, publish: Bus['publish'], batch: number, lanes: number): Promise<number> {
  const held = (await tx.query(
    `SELECT lane FROM outbox_lane WHERE EXISTS (SELECT 1 FROM outbox WHERE outbox.lane = outbox_lane.lane)
     ORDER BY (lane + $1) % ${OUTBOX_LANES} LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [Math.floor(Math.random() * OUTBOX_LANES), lanes],
  )) as { lane: number }[];
  if (held.length === 0) return 0;
  const rows = (await tx.query(
    'SELECT seq, id, name, subject, data, traceparent, occurred_at FROM outbox WHERE lane = ANY($1) ORDER BY seq LIMIT $2',
    [held.map(({ lane }) => lane), batch],
  )) as Row[];
  if (rows.length === 0) return 0;
  await publish(rows.map(toMessage));
  await tx.query('DELETE FROM outbox WHERE seq = ANY($1)', [rows.map(({ seq }) => seq)]);
  return rows.length;
}

const toMessage = ({ id, name, subject, data, traceparent, occurred_at }: Row): EventMessage => ({
  id,
  name,
  subject,
  occurredAt: occurred_at.toISOString(),
  ...(traceparent ? { traceparent } : {}),
  data,
});
