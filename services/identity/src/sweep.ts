import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from '@pusula/service-kit/service';
import type { Deps } from './deps.ts';
import { forgetLetters } from './mailed-links/letters.ts';
import { forgetAttempts } from './social/attempts.ts';

const HOUR_MS = 60 * 60_000;
/** A link is kept for a while after its end, so that whoever opens it late reads why it does not work. */
const TOLD_LATE_MS = 7 * 24 * HOUR_MS;

type SweepDeps = Pick<Deps, 'db' | 'clock'>;

/** Removes links long past their end, letters that count no more, and attempts at a provider or with a passkey that nobody finished. */
export async function sweep({ db, clock }: SweepDeps): Promise<void> {
  const now = clock.now();
  await db.manager.query('delete from mailed_link where expires_at < $1', [new Date(now.getTime() - TOLD_LATE_MS)]);
  await forgetLetters(db.manager, now);
  await forgetAttempts(db.manager, now);
  await db.manager.query('delete from passkey_challenge where expires_at < $1', [now]);
}

/** Sweeps every hour. */
export const sweeper = (deps: SweepDeps): Job => ({
  name: 'link-sweeper',
  run: async (signal) => {
    while (!signal.aborted) {
      await sweep(deps);
      await wait(HOUR_MS, undefined, { signal });
    }
  },
});
