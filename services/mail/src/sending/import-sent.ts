import type { LinkPurpose } from '@pusula/contracts';
import { erasedAmong } from '@pusula/service-kit/erasure';
import { In } from 'typeorm';
import type { Deps } from '../deps.ts';
import type { Brand } from '../emails/email.ts';
import type { Receiver } from '../emails/layout.ts';
import { memberWelcomeEmail } from '../emails/welcome.ts';
import { noteEmail } from './email-log.ts';
import type { EmailRequest } from './send-email.ts';
import { LINK_EMAILS } from './send-link.ts';
import { type SentEmail, SentEmailTable } from './sent-email.ts';

/** An e-mail that went to somebody a while ago, by another hand. */
export type EmailFromElsewhere = {
  readonly eventId: string;
  readonly kind: 'welcome' | LinkPurpose;
  readonly receiver: EmailRequest['receiver'] & Receiver;
  readonly at: Date;
  /** Why the server refused it for good; '' of one that was sent. */
  readonly problem: string;
};

/** Notes e-mails that were sent elsewhere, as if they had been sent here; to erased accounts none was. Importing twice is importing once. @returns how many were new */
export const importSent =
  ({ db, brand }: Pick<Deps, 'db' | 'brand'>) =>
  async (emails: readonly EmailFromElsewhere[]): Promise<number> =>
    db.transaction(async (tx) => {
      const known = await tx.findBy(SentEmailTable, { eventId: In(emails.map(({ eventId }) => eventId)) });
      const passed = new Set(known.map(({ eventId }) => eventId));
      const erased = await erasedAmong(
        tx,
        emails.map(({ receiver }) => receiver.id),
      );
      const fresh = emails.filter(({ eventId, receiver }) => !passed.has(eventId) && !erased.has(receiver.id));
      const outcomeOf = ({ problem }: EmailFromElsewhere): SentEmail['outcome'] => (problem === '' ? 'sent' : 'refused');
      await tx.insert(
        SentEmailTable,
        fresh.map((email) => ({
          eventId: email.eventId,
          kind: email.kind,
          accountId: email.receiver.id,
          outcome: outcomeOf(email),
          at: email.at,
        })),
      );
      for (const email of fresh) {
        const { eventId: id, kind, receiver, at, problem } = email;
        const { id: accountId, email: address, firstName, lastName } = receiver;
        const row = { id, kind, accountId, name: `${firstName} ${lastName}`, address, subject: subjectOf(email, brand), problem, at };
        await noteEmail(tx, { ...row, state: outcomeOf(email), attempts: 1, nextAttemptAt: null });
      }
      return fresh.length;
    });

/** Pure: an e-mail's subject, which a coach's welcome shares with a member's. Nothing else of it is kept, so its link leads nowhere. */
const subjectOf = ({ kind, receiver, at }: EmailFromElsewhere, brand: Brand): string =>
  (kind === 'welcome'
    ? memberWelcomeEmail(receiver, brand)
    : LINK_EMAILS[kind](receiver, brand, { token: '', expiresAt: at.toISOString() })
  ).subject;
