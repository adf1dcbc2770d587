import { setTimeout as wait } from 'node:timers/promises';
import { ERASERS, type Eraser, LIMITS } from '@pusula/contracts';
import type { Job } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { receiptsOf } from './receipts.ts';

const MINUTE_MS = 60_000;
const LOOK_MS = 5 * MINUTE_MS;
const DUE_AFTER_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** As long as frontends/public/src/legal says. */
const KEEP_YEARS = 3;

type WatchDeps = Pick<Deps, 'db' | 'clock' | 'log'>;
type Overdue = { readonly code: string; readonly account_id: string };

/** Says once, of each erasure that has taken an hour, which services have not answered. @returns how many there were */
export async function reportOverdue({ db, clock, log }: WatchDeps): Promise<number> {
  const now = clock.now().getTime();
  const [overdue] = await db.manager.query<[Overdue[], number]>(
    `update deletion_request set overdue_told_at = $1
     where overdue_told_at is null and erased_at <= $2 and erased_at > $3 and account_id is not null
       and (select count(*) from erasure_receipt receipt where receipt.account_id = deletion_request.account_id) < $4
     returning code, account_id`,
    [new Date(now), new Date(now - DUE_AFTER_MS), new Date(now - LIMITS.dataDeletionDays * DAY_MS), ERASERS.length],
  );
  for (const { code, account_id } of overdue) {
    const receipts = await receiptsOf(db.manager, account_id);
    const missing = receipts.flatMap(({ service, at }): Eraser[] => (at === null ? [service] : []));
    log.error({ request: code, missing }, 'an erasure is not finished after an hour: these services have not answered');
  }
  return overdue.length;
}

/** Lets requests and receipts go when they have been kept for long enough. */
export async function forgetOldRequests({ db, clock }: WatchDeps): Promise<void> {
  const before = clock.now();
  before.setUTCFullYear(before.getUTCFullYear() - KEEP_YEARS);
  await db.manager.query('delete from deletion_request where requested_at < $1', [before]);
  await db.manager.query('delete from erasure_receipt where at < $1', [before]);
}

/** Looks every five minutes. */
export const erasureWatch = (deps: WatchDeps): Job => ({
  name: 'erasure-watch',
  run: async (signal) => {
    while (!signal.aborted) {
      await reportOverdue(deps);
      await forgetOldRequests(deps);
      await wait(LOOK_MS, undefined, { signal });
    }
  },
});
