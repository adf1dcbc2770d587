import type { EmailKind } from '@pusula/contracts';
import { text, timestamp, ulid } from '@pusula/service-kit';
import { type EntityManager, EntitySchema } from 'typeorm';

/** What became of a letter; remembered longer than any queue lives, so that a restored backup mails nobody again. No address, no text. */
export type SentLetter = {
  readonly eventId: string;
  readonly letter: EmailKind;
  readonly accountId: string;
  readonly outcome: 'sent' | 'refused' | 'expired';
  readonly at: Date;
};

export const SentLetterTable = new EntitySchema<SentLetter>({
  name: 'sent_letter',
  columns: {
    eventId: text({ name: 'event_id', primary: true }),
    letter: text(),
    accountId: ulid({ name: 'account_id' }),
    outcome: text(),
    at: timestamp(),
  },
});

export const wasSent = (tx: EntityManager, eventId: string): Promise<boolean> => tx.existsBy(SentLetterTable, { eventId });
export const noteSent = (tx: EntityManager, sent: SentLetter) => tx.insert(SentLetterTable, sent);
