import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from '@pusula/service-kit';
import type { Deps } from '../service.ts';
import { PictureTable } from './picture-table.ts';

const HOUR_MS = 60 * 60_000;
/** Long enough for the slowest sign-up; short enough for an erased person (S22). */
const KEPT_MS = 20 * HOUR_MS;
const BATCH = 100;

type SweepDeps = Pick<Deps, 'db' | 'pictures' | 'clock'>;

/** Removes pictures that nobody's profile shows: replaced ones, and those of sign-ups that were never finished. @returns how many */
export async function sweepPictures({ db, pictures, clock }: SweepDeps): Promise<number> {
  const rows = await db.manager.query<{ name: string }[]>(
    `select name from picture where created_at < $1
     and not exists (select 1 from person where person.id = picture.owner_id and person.image_name = picture.name) limit ${BATCH}`,
    [new Date(clock.now().getTime() - KEPT_MS)],
  );
  for (const { name } of rows) {
    await pictures.remove(name);
    await db.manager.delete(PictureTable, { name });
  }
  return rows.length;
}

/** Sweeps every hour. */
export const pictureSweeper = (deps: SweepDeps): Job => ({
  name: 'picture-sweeper',
  run: async (signal) => {
    while (!signal.aborted) {
      while (!signal.aborted && (await sweepPictures(deps)) === BATCH);
      await wait(HOUR_MS, undefined, { signal });
    }
  },
});
