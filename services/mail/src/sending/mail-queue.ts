import type { mailQueue as contract } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import { findEmails } from './email-log.ts';
import type { SentEmail } from './sent-email.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What became of e-mails, for admins: how many in the last day, and the newest of those that they look for. Texts are not kept, so none can be shown. */
export const mailQueue =
  ({ db, clock, mailbox }: Deps): Handler<typeof contract> =>
  async ({ input }) => {
    const [counts, found] = await Promise.all([
      countSince(db.manager, new Date(clock.now().getTime() - DAY_MS)),
      findEmails(db.manager, input),
    ]);
    const countOf = (outcome: SentEmail['outcome']) => counts.get(outcome) ?? 0;
    return {
      carrier: mailbox ? 'mailbox' : 'smtp',
      sent: countOf('sent'),
      refused: countOf('refused'),
      expired: countOf('expired'),
      ...found,
    };
  };

async function countSince(db: EntityManager, from: Date): Promise<ReadonlyMap<SentEmail['outcome'], number>> {
  const rows = await db.query<{ outcome: SentEmail['outcome']; emails: number }[]>(
    'select outcome, count(*)::int as emails from sent_letter where at > $1 group by outcome',
    [from],
  );
  return new Map(rows.map(({ outcome, emails }) => [outcome, emails]));
}
