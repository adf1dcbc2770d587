import { type mailQueue as contract, LIMITS } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import { type SentLetter, SentLetterTable } from './sent-letter.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What became of letters, for admins: how many in the last day, and the newest. Addresses and texts are not kept, so none can be shown. */
export const mailQueue =
  ({ db, clock, mailbox }: Deps): Handler<typeof contract> =>
  async () => {
    const [counts, letters] = await Promise.all([
      countSince(db.manager, new Date(clock.now().getTime() - DAY_MS)),
      db.manager.find(SentLetterTable, { order: { at: 'desc', eventId: 'desc' }, take: LIMITS.lettersShown }),
    ]);
    const countOf = (outcome: SentLetter['outcome']) => counts.get(outcome) ?? 0;
    return {
      carrier: mailbox ? 'mailbox' : 'smtp',
      sent: countOf('sent'),
      refused: countOf('refused'),
      expired: countOf('expired'),
      letters: letters.map(({ eventId, at, ...letter }) => ({ id: eventId, ...letter, at: at.toISOString() })),
    };
  };

async function countSince(db: EntityManager, from: Date): Promise<ReadonlyMap<SentLetter['outcome'], number>> {
  const rows = await db.query<{ outcome: SentLetter['outcome']; letters: number }[]>(
    'select outcome, count(*)::int as letters from sent_letter where at > $1 group by outcome',
    [from],
  );
  return new Map(rows.map(({ outcome, letters }) => [outcome, letters]));
}
