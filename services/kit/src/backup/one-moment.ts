import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { TIME_LIMITS } from '../config/time-limits.ts';

/** A database of one process, as its owner reaches it. */
export type SourceDatabase = { readonly name: string; readonly url: string };
/** What a database holds at the moment; lives as long as the work that it was handed to. @see https://www.postgresql.org/docs/current/functions-admin.html#FUNCTIONS-SNAPSHOT-SYNCHRONIZATION */
export type Snapshot = SourceDatabase & { readonly snapshotId: string };

export type OneMomentOptions = {
  /** How many events rest with the broker, to be handled or tried again. Zero for a bus that keeps them in the databases. */
  readonly countResting: () => Promise<number>;
  /** How long, in milliseconds, events may be held back until all that were sent have had their effect. */
  readonly longestHoldMs?: number;
  readonly lookEveryMs?: number;
};

/** Looks in a row that find nothing under way: between a broker's queue and a consumer's transaction an event is seen by nobody. */
const QUIET_LOOKS = 3;
const LONGEST_HOLD_MS = 60_000;
const LOOK_EVERY_MS = 1_000;

/**
 * Does some work on one moment of all databases, at which no event is between two of them: each has had its effect, or lies in the outbox of its sender, and is
 * sent from there by whoever restores them. People go on reading and writing; only events wait, for as long as those under way take.
 * @throws Error when events do not come to rest in time; nothing has been changed then
 */
export async function atOneMoment<T>(
  databases: readonly SourceDatabase[],
  work: (snapshots: readonly Snapshot[]) => Promise<T>,
  { countResting, longestHoldMs = LONGEST_HOLD_MS, lookEveryMs = LOOK_EVERY_MS }: OneMomentOptions,
): Promise<T> {
  const holding = await connectAll(databases);
  const reading = await connectAll(databases).catch(async (error: unknown) => {
    await endAll(holding);
    throw error;
  });
  try {
    const deadline = Date.now() + longestHoldMs;
    await Promise.all(holding.map((client) => holdEvents(client, longestHoldMs)));
    await untilQuiet(holding, { countResting, deadline, lookEveryMs });
    const ids = await Promise.all(reading.map(exportSnapshot));
    await endAll(holding);
    return await work(databases.map((database, at) => ({ ...database, snapshotId: ids[at] ?? '' })));
  } finally {
    await Promise.all([endAll(holding), endAll(reading)]);
  }
}

/** A relay sends the lanes that it can lock, and passes over those that somebody else holds. */
async function holdEvents(client: pg.Client, longestHoldMs: number): Promise<void> {
  await client.query(`BEGIN; SET LOCAL lock_timeout = ${longestHoldMs}; SET LOCAL idle_in_transaction_session_timeout = 0`);
  await client.query('SELECT lane FROM outbox_lane ORDER BY lane FOR UPDATE');
}

async function exportSnapshot(client: pg.Client): Promise<string> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL idle_in_transaction_session_timeout = 0');
  const { rows } = await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id');
  return rows[0]?.id ?? '';
}

type Looking = Required<Pick<OneMomentOptions, 'countResting' | 'lookEveryMs'>> & { readonly deadline: number };

async function untilQuiet(holding: readonly pg.Client[], { countResting, deadline, lookEveryMs }: Looking): Promise<void> {
  let before = '';
  for (let quiet = 0; quiet < QUIET_LOOKS; ) {
    const [resting, ...states] = await Promise.all([countResting(), ...holding.map(handledIn)]);
    const now = states.map(({ handled }) => handled).join(' ');
    const isQuiet = resting === 0 && states.every(({ isHandling }) => !isHandling) && (quiet === 0 || now === before);
    quiet = isQuiet ? quiet + 1 : 0;
    before = now;
    if (quiet === QUIET_LOOKS) return;
    if (Date.now() > deadline) throw new Error(`events do not come to rest: ${resting} wait to be handled or tried again`);
    await wait(lookEveryMs);
  }
}

/** What consumers have handled so far, and whether somebody has been in one transaction for longer than requests take. */
async function handledIn(client: pg.Client): Promise<{ readonly handled: string; readonly isHandling: boolean }> {
  await client.query('SELECT pg_stat_clear_snapshot()'); // else one transaction sees the same activity for ever
  const { rows } = await client.query<{ handled: string; isHandling: boolean }>(
    `SELECT coalesce((SELECT max(seen_at)::text FROM inbox), 'never') AS handled,
       EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'
         AND application_name <> '${APPLICATION}' AND xact_start < clock_timestamp() - interval '1 second') AS "isHandling"`,
  );
  return rows[0] ?? { handled: '', isHandling: true };
}

const APPLICATION = 'pusula-backup';

async function connectAll(databases: readonly SourceDatabase[]): Promise<readonly pg.Client[]> {
  const clients = databases.map(
    ({ url }) =>
      new pg.Client({ connectionString: url, connectionTimeoutMillis: TIME_LIMITS.databaseConnect, application_name: APPLICATION }),
  );
  for (const client of clients) client.on('error', () => undefined); // the call under way fails with it
  try {
    await Promise.all(clients.map((client) => client.connect()));
    return clients;
  } catch (error) {
    await endAll(clients);
    throw error;
  }
}

/** What they hold ends with them. */
async function endAll(clients: readonly pg.Client[]): Promise<void> {
  await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
}
