import type { AuditChange } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import type { AuditEntry } from './entry.ts';

/** An entry as it is told: with its detail, those whom it names, and what became of it. Texts of people are empty once they are erased. */
export type ToldEntry = Pick<AuditEntry, 'id' | 'at' | 'actorId' | 'action' | 'subjectKind' | 'subjectId' | 'undoes'> & {
  readonly changes: readonly AuditChange[];
  /** The entry that took this one back. */
  readonly undoneBy: string | null;
  readonly actorName: string;
  readonly actorEmail: string;
  readonly personName: string;
  readonly personEmail: string;
};

export type EntryFilter = {
  readonly id?: string | undefined;
  /** Older than this entry. */
  readonly before?: string | undefined;
  readonly action?: string | undefined;
  readonly actorId?: string | undefined;
  readonly subjectId?: string | undefined;
};

const CONDITIONS: Readonly<Record<keyof EntryFilter, (value: string) => string>> = {
  id: (value) => `entry.id = ${value}`,
  before: (value) => `entry.sequence < (select sequence from audit_entry where id = ${value})`,
  action: (value) => `entry.action = ${value}`,
  actorId: (value) => `entry.actor_id = ${value}`,
  subjectId: (value) => `entry.subject_id = ${value}`,
};

/** Entries of the log, newest first. */
export function readEntries(db: EntityManager, filter: EntryFilter, limit: number): Promise<ToldEntry[]> {
  const wanted = (Object.keys(CONDITIONS) as (keyof EntryFilter)[]).filter((name) => filter[name] !== undefined);
  const conditions = wanted.map((name, place) => CONDITIONS[name](`$${place + 2}`));
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  return db.query(
    `select entry.id, entry.at, entry.actor_id as "actorId", entry.action, entry.subject_kind as "subjectKind", entry.subject_id as "subjectId",
            entry.undoes, coalesce(detail.changes, '[]'::jsonb) as changes,
            (select id from audit_entry undoing where undoing.undoes = entry.id order by sequence limit 1) as "undoneBy",
            coalesce(actor.given_name, '') as "actorName", coalesce(actor.email, '') as "actorEmail",
            coalesce(person.given_name, '') as "personName", coalesce(person.email, '') as "personEmail"
     from (select * from audit_entry entry ${where} order by sequence desc limit $1) entry
     left join audit_detail detail on detail.sequence = entry.sequence
     left join account actor on actor.id = entry.actor_id
     left join account person on person.id = entry.subject_id and entry.subject_kind = 'user'
     order by entry.sequence desc`,
    [limit, ...wanted.map((name) => filter[name])],
  );
}
