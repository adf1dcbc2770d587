import type { LinkPurpose } from '@pusula/contracts';
import { erasedAmong } from '@pusula/service-kit/erasure';
import { In } from 'typeorm';
import type { Deps } from '../deps.ts';
import type { Receiver } from '../emails/layout.ts';
import { LINK_EMAILS } from '../emails/send-link.ts';
import { welcomeEmail } from '../emails/welcome.ts';
import { noteEmail } from './email-log.ts';
import type { EmailRequest } from './send-email.ts';
import { noteSent, SentEmailTable } from './sent-email.ts';

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
      for (const { eventId, kind, receiver, at, problem } of fresh) {
        const { id: accountId, email: address, firstName, lastName } = receiver;
        // Of the e-mail its subject alone is kept: there is no link in that.
        const link = { token: '', expiresAt: at.toISOString() };
        const { subject } = kind === 'welcome' ? welcomeEmail(receiver, brand) : LINK_EMAILS[kind](receiver, brand, link);
        const outcome = problem === '' ? 'sent' : 'refused';
        await noteSent(tx, { eventId, kind, accountId, outcome, at });
        const row = { id: eventId, kind, accountId, name: `${firstName} ${lastName}`, address, subject, problem, at };
        await noteEmail(tx, { ...row, state: outcome, attempts: 1, nextAttemptAt: null });
      }
      return fresh.length;
    });
