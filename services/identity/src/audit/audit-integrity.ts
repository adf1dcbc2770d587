import type * as contracts from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../service.ts';
import { type AuditDetail, type AuditEntry, GENESIS, hashOfDetail, hashOfEntry } from './entry.ts';

const BATCH = 1_000;

type Link = AuditEntry &
  Pick<AuditDetail, 'changes'> & {
    /** Null where there is no detail. */
    readonly salt: string | null;
    readonly isErased: boolean;
  };
type Place = Pick<AuditEntry, 'sequence' | 'hash'>;

/**
 * Walks the log from its first entry to its last. What the walk cannot see is that the last entries are gone; therefore it leaves its length and last hash in the
 * service's log, where a later walk can be compared with it.
 */
export const auditIntegrity =
  ({ db, log }: Deps): Handler<typeof contracts.auditIntegrity> =>
  async ({ signal }) => {
    let [last, firstBroken]: [Place, string | null] = [{ sequence: 0, hash: GENESIS }, null];
    let entries = 0;
    for (let batch = await linksAfter(db.manager, 0); batch.length > 0; batch = await linksAfter(db.manager, last.sequence)) {
      signal.throwIfAborted();
      for (const link of batch) {
        if (!follows(link, last)) firstBroken ??= link.id;
        last = link;
      }
      entries += batch.length;
    }
    const facts = { entries, lastHash: last.hash };
    if (firstBroken === null) log.info(facts, 'the audit log is whole');
    else log.error({ ...facts, entry: firstBroken }, 'the audit log has been tampered with: the first entry that does not fit is named');
    return { entries, isIntact: firstBroken === null, firstBroken };
  };

const linksAfter = (db: EntityManager, sequence: number): Promise<Link[]> =>
  db.query(
    `select entry.sequence, entry.id, entry.at, entry.actor_id as "actorId", entry.action, entry.subject_kind as "subjectKind",
            entry.subject_id as "subjectId", entry.undoes, entry.detail_hash as "detailHash", entry.previous_hash as "previousHash", entry.hash,
            detail.salt, detail.changes, erased.id is not null as "isErased"
     from audit_entry entry
     left join audit_detail detail on detail.entry_id = entry.id
     left join erased_account erased on erased.id = entry.subject_id and entry.subject_kind = 'user'
     where entry.sequence > $1 order by entry.sequence limit ${BATCH}`,
    [sequence],
  );

/** Pure: whether an entry is what it was when it was written, and comes right after the one before it. */
const follows = (link: Link, last: Place): boolean =>
  link.sequence === last.sequence + 1 && link.previousHash === last.hash && link.hash === hashOfEntry(link) && hasItsDetail(link);

/** Pure: a detail says what it said; one is missing only where there never was any, or where its subject has been erased. */
function hasItsDetail({ salt, changes, detailHash, isErased }: Link): boolean {
  if (salt === null) return detailHash === null || isErased;
  return detailHash === hashOfDetail(salt, changes);
}
