import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from '@pusula/service-kit/service';
import type { Deps } from './deps.ts';
import { deleteExpiredLetters } from './mailed-links/letters.ts';
import { deleteExpiredAttempts } from './social/social-attempts.ts';

const HOUR_MS = 60 * 60_000;
/** A link is kept for a while after its end, so that whoever opens it late reads why it does not work. */
const TOLD_LATE_MS = 7 * 24 * HOUR_MS;

type CleanupDeps = Pick<Deps, 'db' | 'clock'>;

/** Removes links long past their end, letters that count no more, and attempts at a provider or with a passkey that nobody finished. */
export async function deleteExpiredRows({ db, clock }: CleanupDeps): Promise<void> {
  const now = clock.now();
  await db.manager.query('delete from mailed_link where expires_at < $1', [new Date(now.getTime() - TOLD_LATE_MS)]);
  await deleteExpiredLetters(db.manager, now);
  await deleteExpiredAttempts(db.manager, now);
  await db.manager.query('delete from passkey_challenge where expires_at < $1', [now]);
}

/** Deletes them every hour. */
export const expiredRowsCleanup = (deps: CleanupDeps): Job => ({
  name: 'expired-rows-cleanup',
  run: async (signal) => {
    while (!signal.aborted) {
      await deleteExpiredRows(deps);
      await wait(HOUR_MS, undefined, { signal });
    }
  },
});
