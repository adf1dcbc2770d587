import { AUDITED_ACTIONS } from '@pusula/contracts';
import type { Figure } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';

const HOUR_MS = 60 * 60_000;

type Counted = { readonly action: string; readonly entries: number; readonly most: number };

/** What the audit log heard in the last hour, for alerts on who does far more than an ordinary day's work. Every replica gives the same figures. */
export function auditRateFigures({ db, clock }: Pick<Deps, 'db' | 'clock'>): readonly Figure[] {
  const count = async (): Promise<ReadonlyMap<string, Counted>> => {
    const rows = await db.manager.query<Counted[]>(
      `select action, sum(entries)::int as entries, max(entries)::int as most
       from (select action, actor_id, count(*) as entries from audit_entry where at > $1 group by action, actor_id) by_actor
       group by action`,
      [new Date(clock.now().getTime() - HOUR_MS)],
    );
    return new Map(rows.map((row) => [row.action, row]));
  };
  const samples = async (read: (counted: Counted) => number) => {
    const counted = await count();
    // A figure that comes and goes is none that an alert can watch.
    return AUDITED_ACTIONS.map((action) => {
      const found = counted.get(action);
      return { labels: { action }, value: found ? read(found) : 0 };
    });
  };
  return [
    {
      name: 'audit_entries_last_hour',
      help: 'Entries of the audit log of the last hour, by action',
      kind: 'gauge',
      labels: ['action'],
      read: () => samples(({ entries }) => entries),
    },
    {
      name: 'audit_entries_last_hour_by_one',
      help: 'Entries of the audit log of the last hour by whoever did most of them, by action',
      kind: 'gauge',
      labels: ['action'],
      read: () => samples(({ most }) => most),
    },
  ];
}
