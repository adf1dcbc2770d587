import type { accountErased, EmailKind } from '@pusula/contracts';
import type { Consumer, Forgetting } from '@pusula/service-kit';
import { Not } from 'typeorm';
import type { Deps } from '../deps.ts';
import { forgetEmails } from '../sending/emails.ts';
import { SentLetterTable } from '../sending/sent-letter.ts';

/** The one letter that still goes to somebody whose account was erased. */
export const GOODBYE = 'account-deleted';
/** How long it is tried. */
export const GOODBYE_TRIED_MS = 24 * 60 * 60_000;

/** Forgets the letters to an erased account, and takes them out of a laptop's mailbox. What says that the goodbye was sent stays, so that it is sent once (S22). */
export const forgetLetters =
  ({ mailbox }: Pick<Deps, 'mailbox'>): Consumer<typeof accountErased> =>
  async (tx, { data: { id: accountId } }) => {
    const others = { accountId, letter: Not<EmailKind>(GOODBYE) } as const;
    const letters = await tx.findBy(SentLetterTable, others);
    // Taking a message out twice is taking it out once, so a transaction that is tried again does no harm.
    await mailbox?.remove(letters.map(({ eventId }) => eventId));
    await tx.delete(SentLetterTable, others);
    await forgetEmails(tx, accountId, GOODBYE);
  };

/** Whether the goodbye has gone, or has been tried for long enough. */
export const isGoodbyeOver =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>): NonNullable<Forgetting['isForgotten']> =>
  async ({ id: accountId, heardAt }) =>
    clock.now().getTime() - heardAt.getTime() >= GOODBYE_TRIED_MS ||
    (await db.manager.existsBy(SentLetterTable, { accountId, letter: GOODBYE }));
