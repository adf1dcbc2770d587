import { timestamp, ulid } from '@pusula/service-kit/db';
import { EntitySchema } from 'typeorm';

/** A wish that somebody be erased, their own or one that came through Facebook, without a word about whom. */
export type DeletionRequest = {
  readonly code: string;
  /** All that is left of whom it is about, so that receipts find it. Null when they never had an account. */
  readonly accountId: string | null;
  readonly requestedAt: Date;
  /** When this service erased them. Null while a person of ours has to see to it. */
  readonly erasedAt: Date | null;
};

export const DeletionRequestTable = new EntitySchema<DeletionRequest>({
  name: 'deletion_request',
  columns: {
    code: ulid({ primary: true }),
    accountId: ulid({ name: 'account_id', nullable: true }),
    requestedAt: timestamp({ name: 'requested_at' }),
    erasedAt: timestamp({ name: 'erased_at', nullable: true }),
  },
});
