import { setTimeout as wait } from 'node:timers/promises';
import type { Job } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { forgetOldEmails } from './email-log.ts';

const HOUR_MS = 60 * 60_000;

/** Forgets every hour to whom old e-mails went. */
export const emailSweeper = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Job => ({
  name: 'email-sweeper',
  run: async (signal) => {
    while (!signal.aborted) {
      await forgetOldEmails(db.manager, clock.now());
      await wait(HOUR_MS, undefined, { signal });
    }
  },
});
