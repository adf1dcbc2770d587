import { timestamp, ulid } from '@pusula/service-kit';
import { EntitySchema } from 'typeorm';

/** Facebook's wish that somebody be erased, without a word about whom. */
export type DeletionRequest = {
  readonly code: string;
  readonly requestedAt: Date;
  /** Null while a person of ours has to see to it. */
  readonly erasedAt: Date | null;
};

export const DeletionRequestTable = new EntitySchema<DeletionRequest>({
  name: 'deletion_request',
  columns: {
    code: ulid({ primary: true }),
    requestedAt: timestamp({ name: 'requested_at' }),
    erasedAt: timestamp({ name: 'erased_at', nullable: true }),
  },
});
