import { text, timestamp, ulid, whole } from '@pusula/service-kit/db';
import { EntitySchema } from 'typeorm';
import type { AuditEntry } from './entry.ts';

export const AuditEntryTable = new EntitySchema<AuditEntry>({
  name: 'audit_entry',
  columns: {
    sequence: whole({ primary: true }),
    id: ulid(),
    at: timestamp(),
    actorId: text({ name: 'actor_id' }),
    action: text(),
    subjectKind: text({ name: 'subject_kind' }),
    subjectId: text({ name: 'subject_id' }),
    undoes: ulid({ nullable: true }),
    detailHash: text({ name: 'detail_hash', nullable: true }),
    previousHash: text({ name: 'previous_hash' }),
    hash: text(),
  },
});
