import { SERVICE_NAMES } from '@pusula/contracts';
import pg from 'pg';
import { silentLog } from '../log/log.ts';
import type { DeadLetters } from './bus.ts';
import { eventuallyUp } from './eventually-up.ts';
import { storedDeadLetters } from './in-process/dead-letters.ts';
import { queueOf } from './queue-of.ts';
import { createRabbitBus } from './rabbit/rabbit-bus.ts';

/** Where an operator looks at dead letters, whichever bus carried them. */
export type DeadLetterDesk = { readonly queues: readonly string[]; readonly deadLetters: DeadLetters; readonly close: () => Promise<void> };

const HEARERS = [...SERVICE_NAMES, 'gateway'] as const;

/**
 * The desk of an installation with RabbitMQ.
 * @throws failure('SERVICE_UNAVAILABLE') when the broker does not answer within ten seconds
 */
export async function rabbitDesk(amqpUrl: string, prefix: string): Promise<DeadLetterDesk> {
  const bus = createRabbitBus({ url: amqpUrl, prefix, name: 'dead-letters', log: silentLog() });
  await eventuallyUp(bus.check).catch(async (error: unknown) => {
    await bus.close();
    throw error;
  });
  return { queues: HEARERS.map((name) => queueOf(prefix, name)), deadLetters: bus.deadLetters, close: bus.close };
}

/**
 * The desk of an installation whose services share one process: each consumer's database keeps its own.
 * A replayed message is taken up by the running process within a second.
 * @param databaseUrlOf the database of a service, or undefined when it has none
 * @throws when the server is away
 */
export async function embeddedDesk(prefix: string, databaseUrlOf: (service: string) => string | undefined): Promise<DeadLetterDesk> {
  const pools = new Map<string, pg.Pool>();
  for (const name of HEARERS) {
    const url = databaseUrlOf(name);
    const pool = url ? new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 3_000 }) : undefined;
    if (pool && (await hasDeliveries(pool))) pools.set(queueOf(prefix, name), pool);
    else await pool?.end();
  }
  const deadLetters = storedDeadLetters((queue) => queryWith(pools.get(queue)));
  return {
    queues: [...pools.keys()],
    deadLetters,
    close: async () => {
      await Promise.all([...pools.values()].map((pool) => pool.end()));
    },
  };
}

/** False for a service that has never run here. @throws when the server is away */
async function hasDeliveries(pool: pg.Pool): Promise<boolean> {
  try {
    const { rows } = await pool.query<{ there: boolean }>("SELECT to_regclass('delivery') IS NOT NULL AS there");
    return rows[0]?.there ?? false;
  } catch (error) {
    if ((error as { code?: string }).code === '3D000') return false;
    await pool.end();
    throw error;
  }
}

/** Answers as TypeORM does: rows of a SELECT, rows and their number for an UPDATE or DELETE. */
const queryWith = (pool: pg.Pool | undefined) =>
  pool && {
    query: async (sql: string, values: unknown[]): Promise<unknown> => {
      const { command, rows, rowCount } = await pool.query(sql, values);
      return command === 'SELECT' ? rows : [rows, rowCount ?? 0];
    },
  };
