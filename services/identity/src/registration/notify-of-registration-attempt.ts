import { noticeEvent } from '../accounts/account-events.ts';
import { lockAccountByEmail } from '../accounts/account-table.ts';
import type { Deps } from '../deps.ts';

const NOT_AGAIN_MS = 60 * 60_000;

/** Notifies the owner of an address that somebody tried to register with it: once an hour at most, so that nobody can flood a mailbox with it. */
export const notifyOfRegistrationAttempt = ({ db, outbox, clock }: Pick<Deps, 'db' | 'outbox' | 'clock'>, email: string): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const [notified]: [unknown[], number] = await tx.query(
      `update account set attempt_told_at = $1 where email = $2 and status = 'enabled'
       and (attempt_told_at is null or attempt_told_at <= $3) returning id`,
      [now, email, new Date(now.getTime() - NOT_AGAIN_MS)],
    );
    if (notified.length > 0) await outbox.add(tx, noticeEvent(await lockAccountByEmail(tx, email), 'registration-attempted', now));
  });
