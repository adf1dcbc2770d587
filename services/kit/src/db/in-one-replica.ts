import pg from 'pg';

/** Nobody waits for such work: on a busy machine it begins later rather than fail. */
const PATIENCE_MS = 15_000;

/**
 * Does work that replicas share a database for and that only one of them may do at a time, under an advisory lock. The lock has a connection of its own: it
 * ends with the work, or with the process, whatever becomes of either.
 * @param lock its name in this database
 * @returns undefined when another replica is at it
 */
export async function inOneReplica<T>(url: string, lock: string, work: () => Promise<T>): Promise<T | undefined> {
  const guard = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
    application_name: `lock-${lock}`,
  });
  guard.on('error', () => undefined); // the work reports through its own connections
  try {
    await guard.connect();
    const { rows } = await guard.query<{ held: boolean }>('SELECT pg_try_advisory_lock(hashtext($1)) AS held', [lock]);
    return rows[0]?.held ? await work() : undefined;
  } finally {
    await guard.end().catch(() => undefined); // releases the lock
  }
}
