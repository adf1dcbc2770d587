import { RATE_LIMITS } from '@pusula/contracts';
import type { Database } from '@pusula/service-kit/db';
import type { EntityManager } from 'typeorm';
import type { AttemptStore } from './attempt-limiter.ts';
import type { CounterHits } from './shared-counters.ts';

const ADD_ALL = `insert into rate_limit as stored (key, window_number, hits, expires_at)
  select * from unnest($1::text[], $2::bigint[], $3::int[], $4::timestamptz[]) order by 1, 2
  on conflict (key, window_number) do update set hits = stored.hits + excluded.hits
  returning key, window_number, hits, count_id`;

// A count that was forgotten meanwhile, and perhaps begun anew, owes nothing to what was counted in it before.
const UNDO = `with counted as (
    select key, window_number from rate_limit join unnest($1::text[], $2::uuid[]) as attempt (key, count_id) using (key, count_id)
    order by 1, 2 for update of rate_limit)
  update rate_limit as stored set hits = stored.hits - 1 from counted
  where stored.key = counted.key and stored.window_number = counted.window_number`;

type Row = { key: string; window_number: string; hits: number; count_id: string };

/** Counters in the gateway's own database, one statement for any number of them; rows sorted so that replicas never deadlock. */
export function counterStore(db: Database): AttemptStore & {
  /** Removes what was counted for somebody, under whatever limit. */
  readonly forgetSubjects: (tx: EntityManager, subjects: readonly string[]) => Promise<void>;
  readonly forgetExpired: (now: Date) => Promise<void>;
} {
  return {
    async addAll(hits: readonly CounterHits[]) {
      const rows: Row[] = await db.manager.query(ADD_ALL, [
        hits.map(({ key }) => key),
        hits.map(({ window }) => window),
        hits.map((counter) => counter.hits),
        hits.map(({ expiresAt }) => expiresAt),
      ]);
      return rows.map((row) => ({ key: row.key, window: Number(row.window_number), hits: row.hits, countId: row.count_id }));
    },
    async undo(counted) {
      await db.manager.query(UNDO, [counted.map(({ key }) => key), counted.map(({ countId }) => countId)]);
    },
    async forgetSubjects(tx, subjects) {
      const keys = Object.keys(RATE_LIMITS).flatMap((limit) => subjects.map((subject) => `${limit}:${subject}`));
      await tx.query('delete from rate_limit where key = any($1)', [keys]);
    },
    async forgetKeys(keys) {
      await db.manager.query('delete from rate_limit where key = any($1)', [keys]);
    },
    async forgetExpired(now) {
      await db.manager.query('delete from rate_limit where expires_at < $1', [now]);
    },
  };
}
