import type { EntityManager } from 'typeorm';
import { lockLog } from './append-entry.ts';

/** Takes away what was changed about somebody who has just been erased; that it was, and by whom, stays. Nothing about them is being added meanwhile. */
export async function forgetDetails(tx: EntityManager, subjectId: string): Promise<void> {
  await lockLog(tx);
  await tx.query(
    `delete from audit_detail using audit_entry entry
     where entry.sequence = audit_detail.sequence and entry.subject_kind = 'user' and entry.subject_id = $1`,
    [subjectId],
  );
}
