import type { Job } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { coachEvents } from './coach-events.ts';
import { isPublic, settled } from './profile.ts';
import { lockProfiles, saveProfiles } from './profile-store.ts';

const BATCH = 200;

type ReviewDeps = Pick<Deps, 'db' | 'outbox' | 'clock'>;

/** Judges the next coaches by the rule of today, and announces those who are no longer public. @returns how many were judged */
const reviewSome = ({ db, outbox, clock }: ReviewDeps): Promise<number> =>
  db.transaction(async (tx) => {
    const due = await tx.query<{ id: string }[]>(`select id from visibility_review order by id limit ${BATCH} for update skip locked`);
    const ids = due.map(({ id }) => id);
    const misjudged = (await lockProfiles(tx, ids)).filter((profile) => profile.coach && profile.coach.isPublic !== isPublic(profile));
    const changes = misjudged.map((before) => ({ before, after: settled(before, clock.now()) }));
    await saveProfiles(
      tx,
      changes.map(({ after }) => after),
    );
    await outbox.add(tx, ...changes.flatMap(({ before, after }) => coachEvents(before, after)));
    await tx.query('delete from visibility_review where id = any($1)', [ids]);
    return due.length;
  });

/** Brings coaches who were published under an earlier rule in line; ends when a migration has left nobody to judge. */
export const visibilityReviewer = (deps: ReviewDeps): Job => ({
  name: 'visibility-reviewer',
  run: async (signal) => {
    while (!signal.aborted && (await reviewSome(deps)) > 0);
  },
});
