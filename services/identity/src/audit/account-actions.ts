import { type ACTOR_KINDS, type AuditChange, type accountActions as contract, LIMITS } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import type { AuditEntry } from './entry.ts';

type Row = Pick<AuditEntry, 'at' | 'actorId' | 'action'> & { readonly changes: AuditChange[]; readonly total: number };

/** Pure: who acted, without naming anybody. */
function kindOf(actorId: string, id: string): (typeof ACTOR_KINDS)[number] {
  if (actorId === id) return 'yourself';
  return actorId === 'operator' ? 'operator' : 'administrator';
}

/** What the log says was done to a person, for their own download. What they did to others, as an admin, is about those. */
export const accountActions =
  ({ db }: Pick<Deps, 'db'>): Handler<typeof contract> =>
  async ({ input: { id } }) => {
    const rows = await db.manager.query<Row[]>(
      `select entry.at, entry.actor_id as "actorId", entry.action, coalesce(detail.changes, '[]'::jsonb) as changes, entry.total
       from (select *, count(*) over ()::int as total from audit_entry
             where subject_id = $1 and subject_kind = 'user' order by sequence desc limit $2) entry
       left join audit_detail detail on detail.sequence = entry.sequence
       order by entry.sequence desc`,
      [id, LIMITS.ownDataRows],
    );
    return {
      actions: rows.map(({ at, actorId, action, changes }) => ({ at: at.toISOString(), by: kindOf(actorId, id), action, changes })),
      total: rows[0]?.total ?? 0,
    };
  };
