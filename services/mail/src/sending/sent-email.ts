import type { EmailKind } from '@pusula/contracts';
import { text, timestamp, ulid } from '@pusula/service-kit/db';
import { type EntityManager, EntitySchema, MoreThan } from 'typeorm';

/** What became of an email; remembered longer than any queue lives, so that a restored backup mails nobody again. No address, no text. */
export type SentEmail = {
  readonly eventId: string;
  readonly kind: EmailKind;
  readonly accountId: string;
  readonly outcome: 'sent' | 'refused' | 'expired';
  readonly at: Date;
};

export const SentEmailTable = new EntitySchema<SentEmail>({
  name: 'sent_letter',
  columns: {
    eventId: text({ name: 'event_id', primary: true }),
    kind: text({ name: 'letter' }),
    accountId: ulid({ name: 'account_id' }),
    outcome: text(),
    at: timestamp(),
  },
});

export const wasSent = (tx: EntityManager, eventId: string): Promise<boolean> => tx.existsBy(SentEmailTable, { eventId });
/** How many of a kind an account has been sent since then. */
export const countSent = (tx: EntityManager, accountId: string, kind: EmailKind, since: Date): Promise<number> =>
  tx.countBy(SentEmailTable, { accountId, kind, at: MoreThan(since) });
export const noteSent = (tx: EntityManager, sent: SentEmail) => tx.insert(SentEmailTable, sent);
