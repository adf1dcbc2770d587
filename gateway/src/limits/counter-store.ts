import { RATE_LIMITS } from '@pusula/contracts';
import type { Database } from '@pusula/service-kit/db';
import type { EntityManager } from 'typeorm';
import type { CounterHits, CounterStore } from './shared-counters.ts';

const ADD_ALL = `insert into rate_limit as stored (key, window_number, hits, expires_at)
  select * from unnest($1::text[], $2::bigint[], $3::int[], $4::timestamptz[]) order by 1, 2
  on conflict (key, window_number) do update set hits = stored.hits + excluded.hits
  returning key, window_number, hits`;

type Row = { key: string; window_number: string; hits: number };

/** Counters in the gateway's own database, one statement for any number of them; rows sorted so that replicas never deadlock. */
export function counterStore(db: Database): CounterStore & {
  /** Removes what was counted for somebody, under whatever limit. */
  readonly forgetSubjects: (tx: EntityManager, subjects: readonly string[]) => Promise<void>;
  readonly forgetKeys: (keys: readonly string[]) => Promise<void>;
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
      return rows.map((row) => ({ key: row.key, window: Number(row.window_number), hits: row.hits }));
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
