import { AUDIT_ACTIONS, AUDITED_ACTIONS, type AuditChange, SERVER_LIMITS } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import type { AuditEntry } from './entry.ts';

/** As today, empty texts once the account is erased. */
type Named = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** An entry as it is read: with its detail, those whom it names, and what became of it. */
export type ReadEntry = Pick<AuditEntry, 'id' | 'at' | 'actorId' | 'action' | 'subjectKind' | 'subjectId' | 'undoes'> & {
  readonly changes: readonly AuditChange[];
  /** Whether something that it changed is something else by now. Known for as long as it could be undone. */
  readonly isSuperseded: boolean;
  /** The entry that undid this one. */
  readonly undoneBy: { readonly id: string; readonly at: string; readonly actorId: string; readonly actor: Named } | null;
  readonly actor: Named;
  readonly person: Named;
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

/** Somebody of the table `account`, who may be gone. */
const named = (account: string) =>
  `jsonb_build_object('firstName', coalesce(${account}.given_name, ''), 'lastName', coalesce(${account}.family_name, ''),
                      'email', coalesce(${account}.email, ''))`;

/** The entry that undid `entry`, of one subject with it: its index leads there. */
const UNDOING = `
  select jsonb_build_object('id', undoing.id, 'at', undoing.at, 'actorId', undoing.actor_id, 'actor', ${named('undoer')})
  from audit_entry undoing left join account undoer on undoer.id = undoing.actor_id
  where undoing.undoes = entry.id and undoing.subject_kind = entry.subject_kind and undoing.subject_id = entry.subject_id order by undoing.sequence limit 1`;

/**
 * Whether a field that `entry` changed was changed again and is not what the entry made of it. The account's own fields are looked at, too: not everything that
 * changes them is in the log. The place of a new category moves with its siblings. Example sentences come and go one by one: whether those of an edit still
 * stand, their owner says when it is undone.
 */
const SUPERSEDED = `
  select from jsonb_array_elements(detail.changes) mine (change)
  where entry.action <> 'category-examples-edited'
    and not (entry.action = 'category-created' and mine.change ->> 'field' = 'order')
    and (
      (mine.change ->> 'field' = 'status' and person.status <> mine.change ->> 'after')
      or (mine.change ->> 'field' = 'userType' and person.user_type <> mine.change ->> 'after')
      or (
        select newer.change -> 'after' <> mine.change -> 'after'
        from audit_entry later join audit_detail on audit_detail.sequence = later.sequence,
             jsonb_array_elements(audit_detail.changes) newer (change)
        where later.subject_kind = entry.subject_kind and later.subject_id = entry.subject_id and later.sequence > entry.sequence
          and newer.change ->> 'field' = mine.change ->> 'field'
        order by later.sequence desc limit 1
      )
    )`;

const UNDOABLE = AUDITED_ACTIONS.filter((action) => AUDIT_ACTIONS[action].undo !== null);

/** Entries of the log, newest first. */
export function readEntries(db: EntityManager, filter: EntryFilter, limit: number, now: Date): Promise<ReadEntry[]> {
  const wanted = (Object.keys(CONDITIONS) as (keyof EntryFilter)[]).filter((name) => filter[name] !== undefined);
  const conditions = wanted.map((name, place) => CONDITIONS[name](`$${place + 4}`));
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  return db.query(
    `select entry.id, entry.at, entry.actor_id as "actorId", entry.action, entry.subject_kind as "subjectKind", entry.subject_id as "subjectId",
            entry.undoes, coalesce(detail.changes, '[]'::jsonb) as changes, (${UNDOING}) as "undoneBy",
            entry.at > $2 and entry.action = any($3) and exists (${SUPERSEDED}) as "isSuperseded", ${named('actor')} as actor, ${named('person')} as person
     from (select * from audit_entry entry ${where} order by sequence desc limit $1) entry
     left join audit_detail detail on detail.sequence = entry.sequence
     left join account actor on actor.id = entry.actor_id
     left join account person on person.id = entry.subject_id and entry.subject_kind = 'user'
     order by entry.sequence desc`,
    [limit, new Date(now.getTime() - SERVER_LIMITS.undoMs), UNDOABLE, ...wanted.map((name) => filter[name])],
  );
}
