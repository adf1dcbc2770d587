import type { Client } from 'pg';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { TIME_LIMITS } from '../config/time-limits.ts';
import { failure } from '../failure.ts';
import type { Log } from '../log/log.ts';
import { retryForever } from '../loops/retry-forever.ts';
import { inClientSpan } from '../tracing/in-span.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { typeormLogger } from './typeorm-logger.ts';
import { isUnanswered, isUnavailable } from './unavailable.ts';

export type DatabaseOptions = {
  readonly url: string;
  readonly schema: Schema;
  readonly log: Log;
  /** Connections at most. */
  readonly poolSize?: number;
};

/** A service's own database. While the server is away every use throws what the HTTP edge answers as SERVICE_UNAVAILABLE; it heals by itself. */
export type Database = {
  readonly url: string;
  /** For reads outside of a transaction. @throws failure('SERVICE_UNAVAILABLE') until the database has been opened */
  readonly manager: EntityManager;
  /** Runs the work in one transaction; again, from the start, when PostgreSQL broke a deadlock: do nothing in it that cannot be rolled back. */
  readonly transaction: <T>(work: (tx: EntityManager) => Promise<T>) => Promise<T>;
  /** Migrates and connects. @throws while the server is away */
  readonly open: () => Promise<void>;
  /** Opens as soon as the server is there, trying for ever; until the signal. */
  readonly openWhenThere: (signal: AbortSignal) => Promise<void>;
  /** Resolves when a statement has gone there and back. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const TRANSACTION = { 'db.system.name': 'postgresql', 'db.operation.name': 'transaction' } as const;
const TRIES = 3;
/** Serialization failure, deadlock. */
const AGAIN = new Set(['40001', '40P01']);

/** A database that is not opened yet; TypeORM with `synchronize` off, a bounded pool and time-outs on everything. */
export function createDatabase({ url, schema, log, poolSize = 10 }: DatabaseOptions): Database {
  const source = new DataSource({
    type: 'postgres',
    url,
    entities: [...schema.tables],
    synchronize: false,
    logger: typeormLogger(log),
    poolSize,
    poolErrorHandler: (error: unknown) => log.warn({ err: error }, 'a database connection was lost'),
    extra: {
      connectionTimeoutMillis: TIME_LIMITS.databaseConnect,
      statement_timeout: TIME_LIMITS.statement,
      query_timeout: TIME_LIMITS.statementByClient,
      idle_in_transaction_session_timeout: 20_000,
      keepAlive: true,
    },
  });
  const manager = () => {
    if (!source.isInitialized) throw failure('SERVICE_UNAVAILABLE');
    return source.manager;
  };
  const open = async () => {
    if (source.isInitialized) return;
    const ran = await migrate(url, schema);
    await source.initialize();
    log.info({ migrations: ran.length }, 'the database is open');
  };
  return {
    url,
    get manager() {
      return manager();
    },
    transaction: (work) => inClientSpan('postgresql transaction', TRANSACTION, () => inTransaction(manager(), work)),
    open,
    openWhenThere: (signal) => retryForever('the database', open, { log, signal, when: isWorthWaiting }),
    check: async () => {
      await manager().query('SELECT 1');
    },
    close: async () => {
      if (source.isInitialized) await source.destroy();
    },
  };
}

/** A database that is migrated and connected. @throws while the server is away */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = createDatabase(options);
  await database.open();
  return database;
}

/** Also a database that does not exist yet: the server may still be being set up. */
const isWorthWaiting = (error: unknown) => isUnavailable(error) || (error as { code?: unknown }).code === '3D000';

async function inTransaction<T>(manager: EntityManager, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryTransaction(manager.dataSource.createQueryRunner(), work);
    } catch (error) {
      if (tries >= TRIES || !AGAIN.has(String((error as { code?: unknown }).code))) throw error;
    }
  }
}

async function tryTransaction<T>(runner: QueryRunner, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  try {
    await runner.startTransaction();
    const result = await work(runner.manager);
    await runner.commitTransaction();
    return result;
  } catch (error) {
    // Nobody answers on this connection: rolling back would wait as long again, and a server that comes back does it by itself.
    if (isUnanswered(error)) await ((await runner.connect()) as Client).end();
    else await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  } finally {
    await runner.release();
  }
}
