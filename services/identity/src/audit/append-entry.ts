import { randomBytes } from 'node:crypto';
import type { ActionTaken } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import { type AuditChain, type AuditDetail, type AuditEntry, BEGINNING, hashOfDetail, type Place } from './entry.ts';
import { AuditEntryTable } from './entry-table.ts';

const SALT_BYTES = 16;

/** The log is written by one at a time, until the end of the transaction: take it after every other lock. */
export const lockLog = (tx: EntityManager) => tx.query(`select pg_advisory_xact_lock(hashtext('identity.audit-log'))`);

/** Appends an action to the log. One that is delivered twice is kept once; of somebody erased meanwhile no detail is kept. */
export async function appendEntry(chain: AuditChain, tx: EntityManager, taken: ActionTaken): Promise<void> {
  await lockLog(tx);
  if (await tx.existsBy(AuditEntryTable, { id: taken.id })) return;
  const [last = BEGINNING] = await tx.find(AuditEntryTable, { order: { sequence: 'DESC' }, take: 1 });
  const sequence = last.sequence + 1;
  const detail = await detailOf(tx, sequence, taken);
  await tx.insert(AuditEntryTable, entryAfter(chain, last, sequence, taken, detail));
  if (detail)
    await tx.query('insert into audit_detail (sequence, salt, changes) values ($1, $2, $3)', [
      detail.sequence,
      detail.salt,
      JSON.stringify(detail.changes),
    ]);
}

async function detailOf(tx: EntityManager, sequence: number, { subject, changes }: ActionTaken): Promise<AuditDetail | null> {
  if (changes.length === 0) return null;
  const erased: unknown[] = await tx.query('select 1 from erased_account where id = $1', [subject.id]);
  return erased.length > 0 ? null : { sequence, salt: randomBytes(SALT_BYTES).toString('base64url'), changes };
}

function entryAfter(
  { hashOfEntry }: AuditChain,
  last: Place,
  sequence: number,
  { id, at, actorId, action, subject, undoes }: ActionTaken,
  detail: AuditDetail | null,
): AuditEntry {
  const entry = {
    sequence,
    id,
    at: new Date(at),
    actorId,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    undoes,
    detailHash: detail && hashOfDetail(detail.salt, detail.changes),
    previousHash: last.hash,
  };
  return { ...entry, hash: hashOfEntry(entry) };
}
