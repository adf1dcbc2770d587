import { type IndexRun, timeOfId } from '@pusula/contracts';
import { text, timestamp, ulid, whole } from '@pusula/service-kit/db';
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

/** A run without a sign of life for this long died with its process. */
const DEAD_AFTER_MS = 60_000;
/** So many runs that have ended are remembered. */
const KEPT_RUNS = 100;

const lastLife = (now: Date) => new Date(now.getTime() - DEAD_AFTER_MS);

/** Pure: the run as admins see it. */
export const toIndexRun = ({ state, seenAt, ...run }: RebuildRun, now: Date): IndexRun => ({
  ...run,
  state: state === 'running' && seenAt < lastLife(now) ? 'failed' : state,
  startedAt: timeOfId(run.id).toISOString(),
  seenAt: seenAt.toISOString(),
});

/** The newest run, whatever became of it. */
export const latestRun = (db: EntityManager): Promise<RebuildRun | null> =>
  db.findOne(RebuildRunTable, { where: {}, order: { id: 'desc' } });

/** Starts a run, or finds the one that is going on. Of two replicas that start at once one wins, and the other waits for its commit. */
export async function startRun(tx: EntityManager, id: string, now: Date): Promise<{ run: RebuildRun; isOurs: boolean }> {
  await tx.query(`update rebuild_run set state = 'failed' where state = 'running' and seen_at < $1`, [lastLife(now)]);
  const started = await tx.query<unknown[]>(
    `insert into rebuild_run (id, state, done, total, seen_at)
     select $1, 'running', 0, count(*), $2 from coach where state is not null
     on conflict (state) where state = 'running' do nothing
     returning id`,
    [id, now],
  );
  if (started.length > 0) return { run: await tx.findOneByOrFail(RebuildRunTable, { id }), isOurs: true };
  // The one that was going on a moment ago may have ended since.
  const run = (await tx.findOneBy(RebuildRunTable, { state: 'running' })) ?? (await latestRun(tx));
  if (!run) throw new Error('a run stood in the way that is not there');
  return { run, isOurs: false };
}

/**
 * Notes how far a run is; with the same figure again, that it is alive. Coaches who came meanwhile count, too.
 * @throws when it was given up for dead: another one may be going on
 */
export async function noteProgress(db: EntityManager, id: string, done: number, now: Date): Promise<void> {
  const [, noted] = await db.query<[unknown, number]>(
    `update rebuild_run set done = $2, total = greatest(total, $2), seen_at = $3 where id = $1 and state = 'running'`,
    [id, done, now],
  );
  if (noted === 0) throw new Error('the run was given up for dead');
}

/** Of a run that made the whole index, what it did was all there was to do. Runs of long ago are forgotten. */
export async function endRun(db: EntityManager, id: string, state: 'done' | 'failed', now: Date): Promise<void> {
  await db.query(
    `update rebuild_run set state = $2, total = case $2 when 'done' then done else total end, seen_at = $3 where id = $1 and state = 'running'`,
    [id, state, now],
  );
  await db.query(
    `delete from rebuild_run where state <> 'running' and id not in
       (select id from rebuild_run where state <> 'running' order by id desc limit ${KEPT_RUNS})`,
  );
}
