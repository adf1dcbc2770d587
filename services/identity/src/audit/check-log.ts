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

/** What a walk from the first entry to the last found. That the last entries are gone it cannot see. */
export type CheckedLog = { readonly entries: number; readonly last: Place; readonly firstBroken: AuditEntry | null };

type CheckDeps = Pick<Deps, 'db' | 'auditChain'>;

/** Walks the log as it is at one moment. @param see is shown each entry @throws the signal's reason */
export async function checkLog({ db, auditChain }: CheckDeps, signal: AbortSignal, see?: (entry: AuditEntry) => void): Promise<CheckedLog> {
  let [last, firstBroken]: [Place, AuditEntry | null] = [BEGINNING, null];
  let entries = 0;
  await walk(db, signal, (link) => {
    if (!follows(auditChain, link, last)) firstBroken ??= link;
    last = link;
    entries += 1;
    see?.(link);
  });
  return { entries, last, firstBroken };
}

/** A batch at a time, however long the log is. */
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
