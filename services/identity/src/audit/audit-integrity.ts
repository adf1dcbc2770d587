import type * as contracts from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import { type AuditChain, type AuditDetail, type AuditEntry, BEGINNING, hashOfDetail, type Place } from './entry.ts';

const BATCH = 1_000;

type Link = AuditEntry &
  Pick<AuditDetail, 'changes'> & {
    /** Null where there is no detail. */
    readonly salt: string | null;
    /** Of its subject's erasure; null when they have not been erased. */
    readonly seal: string | null;
  };

/**
 * Walks the log from its first entry to its last. What the walk cannot see is that the last entries are gone; therefore it leaves its length and last hash in the
 * service's log, where a later walk can be compared with it.
 */
export const auditIntegrity =
  ({ db, log, auditChain }: Deps): Handler<typeof contracts.auditIntegrity> =>
  async ({ signal }) => {
    let [last, firstBroken]: [Place, string | null] = [BEGINNING, null];
    let entries = 0;
    await walk(db, signal, (link) => {
      if (!follows(auditChain, link, last)) firstBroken ??= link.id;
      last = link;
      entries += 1;
    });
    const facts = { entries, lastHash: last.hash };
    if (firstBroken === null) log.info(facts, 'the audit log is whole');
    else log.error({ ...facts, entry: firstBroken }, 'the audit log has been tampered with: the first entry that does not fit is named');
    return { entries, isIntact: firstBroken === null, firstBroken };
  };

/** Reads the log as it is at one moment, a batch at a time, however long it is. @throws the signal's reason */
const walk = (db: Deps['db'], signal: AbortSignal, see: (link: Link) => void): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query(`declare walk no scroll cursor for
      select entry.sequence, entry.id, entry.at, entry.actor_id as "actorId", entry.action, entry.subject_kind as "subjectKind",
             entry.subject_id as "subjectId", entry.undoes, entry.detail_hash as "detailHash", entry.previous_hash as "previousHash", entry.hash,
             detail.salt, detail.changes, erased.seal
      from audit_entry entry
      left join audit_detail detail on detail.sequence = entry.sequence
      left join erased_account erased on erased.id = entry.subject_id and entry.subject_kind = 'user'
      order by entry.sequence`);
    for (let batch = await nextOf(tx); batch.length > 0; batch = await nextOf(tx)) {
      signal.throwIfAborted();
      for (const link of batch) see(link);
    }
  });

const nextOf = (tx: EntityManager): Promise<Link[]> => tx.query(`fetch ${BATCH} from walk`);

/** Pure: whether an entry is what it was when it was written, and comes right after the one before it. */
const follows = (chain: AuditChain, link: Link, last: Place): boolean =>
  link.sequence === last.sequence + 1 &&
  link.previousHash === last.hash &&
  link.hash === chain.hashOfEntry(link) &&
  hasItsDetail(chain, link);

/** Pure: a detail says what it said; one is missing only where there never was any, or where its subject has been erased. */
function hasItsDetail({ sealOfErasure }: AuditChain, { salt, changes, detailHash, seal, subjectId }: Link): boolean {
  if (salt === null) return detailHash === null || seal === sealOfErasure(subjectId);
  return detailHash === hashOfDetail(salt, changes);
}
