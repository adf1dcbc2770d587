import type { accountErased, EmailKind } from '@pusula/contracts';
import type { Forgetting } from '@pusula/service-kit/erasure';
import type { Consumer } from '@pusula/service-kit/service';
import { Not } from 'typeorm';
import type { Deps } from '../deps.ts';
import { forgetEmails } from './email-log.ts';
import { SentEmailTable } from './sent-email.ts';

/** The one email that still goes to somebody whose account was erased. */
export const GOODBYE = 'account-deleted';
/** How long it is tried. */
export const GOODBYE_TRIED_MS = 24 * 60 * 60_000;

/** Forgets the emails to an erased account, and takes them out of a laptop's mailbox. What says that the goodbye was sent stays, so that it is sent once (S22). */
export const forgetAccountEmails =
  ({ mailbox }: Pick<Deps, 'mailbox'>): Consumer<typeof accountErased> =>
  async (tx, { data: { id: accountId } }) => {
    const others = { accountId, kind: Not<EmailKind>(GOODBYE) } as const;
    const emails = await tx.findBy(SentEmailTable, others);
    // Taking a message out twice is taking it out once, so a transaction that is tried again does no harm.
    await mailbox?.remove(emails.map(({ eventId }) => eventId));
    await tx.delete(SentEmailTable, others);
    await forgetEmails(tx, accountId, GOODBYE);
  };

/** Whether the goodbye has gone, or has been tried for long enough. */
export const isGoodbyeOver =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>): NonNullable<Forgetting['isForgotten']> =>
  async ({ id: accountId, erasedAt }) =>
    clock.now().getTime() - erasedAt.getTime() >= GOODBYE_TRIED_MS ||
    (await db.manager.existsBy(SentEmailTable, { accountId, kind: GOODBYE }));
