import type { mailQueue as contract } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import { findEmails } from './emails.ts';
import type { SentLetter } from './sent-letter.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What became of e-mails, for admins: how many in the last day, and the newest of those that they look for. Texts are not kept, so none can be shown. */
export const mailQueue =
  ({ db, clock, mailbox }: Deps): Handler<typeof contract> =>
  async ({ input }) => {
    const [counts, found] = await Promise.all([
      countSince(db.manager, new Date(clock.now().getTime() - DAY_MS)),
      findEmails(db.manager, input),
    ]);
    const countOf = (outcome: SentLetter['outcome']) => counts.get(outcome) ?? 0;
    return {
      carrier: mailbox ? 'mailbox' : 'smtp',
      sent: countOf('sent'),
      refused: countOf('refused'),
      expired: countOf('expired'),
      ...found,
    };
  };

async function countSince(db: EntityManager, from: Date): Promise<ReadonlyMap<SentLetter['outcome'], number>> {
  const rows = await db.query<{ outcome: SentLetter['outcome']; letters: number }[]>(
    'select outcome, count(*)::int as letters from sent_letter where at > $1 group by outcome',
    [from],
  );
  return new Map(rows.map(({ outcome, letters }) => [outcome, letters]));
}
