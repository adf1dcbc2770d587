import type { mailQueue as contract, InputOf, QueuedEmail } from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import { findEmails } from './email-log.ts';
import type { SentEmail } from './sent-email.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What became of e-mails, for admins: how many in the last day, and the newest of those that they look for. Texts are not kept, so none can be
 * shown. Whom they went to is: the audit log records each look. */
export const mailQueue =
  ({ db, clock, mailbox, recordDataAccess }: Deps): Handler<typeof contract> =>
  async ({ caller, input }) => {
    if (caller.type !== 'User') throw failure('INVALID_TOKEN_TYPE');
    const [counts, found] = await Promise.all([
      countSince(db.manager, new Date(clock.now().getTime() - DAY_MS)),
      findEmails(db.manager, input),
    ]);
    await recordDataAccess({ actorId: caller.id, action: 'emails-viewed', ...seen(input, found.emails) }, input.search);
    const countOf = (outcome: SentEmail['outcome']) => counts.get(outcome) ?? 0;
    return {
      carrier: mailbox ? 'mailbox' : 'smtp',
      sent: countOf('sent'),
      refused: countOf('refused'),
      expired: countOf('expired'),
      ...found,
    };
  };

/**
 * Pure: how many rows are shown and what narrowed them. The words are left out: they may be somebody's name or address, which the log could not forget with them. Where
 * all rows are one person's, the entry is about that person, and goes with them.
 */
function seen({ state, kind, search }: InputOf<typeof contract>, emails: readonly QueuedEmail[]) {
  const [id = '', ...others] = new Set(emails.filter(({ address }) => address !== '').map(({ accountId }) => accountId));
  const facts = {
    count: emails.length,
    ...(search !== '' && { isSearch: true }),
    ...(state && { emailState: state }),
    ...(kind && { emailKind: kind }),
  };
  return {
    subject: { kind: 'user' as const, id: others.length > 0 ? '' : id },
    changes: Object.entries(facts).map(([field, after]) => ({ field, before: null, after })),
  };
}

async function countSince(db: EntityManager, from: Date): Promise<ReadonlyMap<SentEmail['outcome'], number>> {
  const rows = await db.query<{ outcome: SentEmail['outcome']; emails: number }[]>(
    'select outcome, count(*)::int as emails from sent_letter where at > $1 group by outcome',
    [from],
  );
  return new Map(rows.map(({ outcome, emails }) => [outcome, emails]));
}
