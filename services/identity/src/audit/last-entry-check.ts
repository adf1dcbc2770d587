import { setTimeout as wait } from 'node:timers/promises';
import type { Figure, Job } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { BEGINNING, type Place } from './entry.ts';
import { AuditEntryTable } from './entry-table.ts';

const HOUR_MS = 60 * 60_000;

/**
 * Takes the head of the audit log out of the database: whoever owns its tables can cut off the last entries or write the whole log anew, and a walk from the
 * first entry to the last cannot see the first of these. The service's log keeps what each head was.
 */
export function lastEntryCheck({ db, log }: Pick<Deps, 'db' | 'log'>): {
  readonly look: () => Promise<void>;
  readonly job: Job;
  readonly figure: Figure;
} {
  let seen: Place = BEGINNING;
  let broken = 0;

  const look = async () => {
    const [head = BEGINNING] = await db.manager.find(AuditEntryTable, { order: { sequence: 'DESC' }, take: 1 });
    const still = seen.sequence === 0 ? BEGINNING : await db.manager.findOneBy(AuditEntryTable, { sequence: seen.sequence });
    const { sequence: entries, hash: lastHash } = head;
    if (still?.hash === seen.hash) log.info({ entries, lastHash }, 'the head of the audit log');
    else {
      broken += 1;
      const before = { entries: seen.sequence, lastHash: seen.hash };
      log.error({ entries, lastHash, before }, 'the audit log has been tampered with: what was its last entry is there no more');
    }
    seen = { sequence: entries, hash: lastHash };
  };

  return {
    look,
    job: {
      name: 'audit-head-watch',
      run: async (signal) => {
        while (!signal.aborted) {
          await look();
          await wait(HOUR_MS, undefined, { signal });
        }
      },
    },
    figure: {
      name: 'audit_heads_broken_total',
      help: 'Times that what was the last entry of the audit log was there no more',
      kind: 'counter',
      read: () => broken,
    },
  };
}
