import { type IndexRun, timeOfId } from '@pusula/contracts';
import { text, timestamp, ulid, whole } from '@pusula/service-kit';
import { type EntityManager, EntitySchema } from 'typeorm';

/** One making-again of the index, for admins to watch. */
export type RebuildRun = {
  readonly id: string;
  readonly state: 'running' | 'done' | 'failed';
  readonly done: number;
  readonly total: number;
  /** Last sign of life. */
  readonly seenAt: Date;
};

export const RebuildRunTable = new EntitySchema<RebuildRun>({
  name: 'rebuild_run',
  columns: { id: ulid({ primary: true }), state: text(), done: whole(), total: whole(), seenAt: timestamp({ name: 'seen_at' }) },
});

/** Pure: the run as admins see it. */
export const toIndexRun = ({ seenAt, ...run }: RebuildRun): IndexRun => ({
  ...run,
  startedAt: timeOfId(run.id).toISOString(),
  seenAt: seenAt.toISOString(),
});

/** A run without a sign of life for this long died with its process. */
const DEAD_AFTER_MS = 60_000;

/** Starts a run, or finds the one that is going on. Of two replicas that start at once one wins. */
export async function startRun(db: EntityManager, id: string, now: Date): Promise<{ run: RebuildRun; isOurs: boolean }> {
  await db.query(`update rebuild_run set state = 'failed' where state = 'running' and seen_at < $1`, [
    new Date(now.getTime() - DEAD_AFTER_MS),
  ]);
  await db.query(
    `insert into rebuild_run (id, state, done, total, seen_at)
     select $1, 'running', 0, count(*), $2 from coach where state is not null
     on conflict (state) where state = 'running' do nothing`,
    [id, now],
  );
  const run = (await db.findOneBy(RebuildRunTable, { state: 'running' })) ?? (await db.findOneByOrFail(RebuildRunTable, { id }));
  return { run, isOurs: run.id === id };
}

export const noteProgress = (db: EntityManager, id: string, done: number, now: Date) =>
  db.update(RebuildRunTable, { id }, { done, seenAt: now });
export const endRun = (db: EntityManager, id: string, state: 'done' | 'failed', now: Date) =>
  db.update(RebuildRunTable, { id }, { state, seenAt: now });
