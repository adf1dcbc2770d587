import { setTimeout as wait } from 'node:timers/promises';
import type { Figure, Job } from '@pusula/service-kit/service';
import { MoreThan } from 'typeorm';
import type { Deps } from '../../deps.ts';
import { AuditEntryTable } from '../entry-table.ts';
import { archiveFile } from './archive-file.ts';
import type { ArchiveStore } from './archive-store.ts';

const BATCH = 1_000;
const PAUSE_MS = 5_000;

type ArchiveDeps = Pick<Deps, 'db' | 'log'> & { readonly store: ArchiveStore };

/**
 * Copies the next entries to the archive. The replica that copies keeps the row of the place until the file is there; the others go on without it.
 * @returns how many were copied
 */
export const archiveEntries = ({ db, store }: ArchiveDeps): Promise<number> =>
  db.transaction(async (tx) => {
    const [place] = await tx.query<{ sequence: number }[]>('select sequence from audit_archive for update skip locked');
    if (!place) return 0;
    const entries = await tx.find(AuditEntryTable, {
      where: { sequence: MoreThan(place.sequence) },
      order: { sequence: 'ASC' },
      take: BATCH,
    });
    const last = entries.at(-1);
    if (!last) return 0;
    await store.write(archiveFile(entries));
    await tx.query('update audit_archive set sequence = $1', [last.sequence]);
    return entries.length;
  });

/** Copies entries within seconds of their being written; while the archive is away they wait in the table, and the figure says how many. */
export function auditArchive(deps: ArchiveDeps): { readonly job: Job; readonly figure: Figure } {
  const { db, log } = deps;
  let isAway = false;

  const copyAll = async (signal: AbortSignal) => {
    try {
      while (!signal.aborted && (await archiveEntries(deps)) === BATCH);
      if (isAway) log.info('entries of the audit log reach the archive again');
      isAway = false;
    } catch (error) {
      if (!isAway) log.error({ err: error }, 'entries of the audit log do not reach the archive');
      isAway = true;
    }
  };

  return {
    job: {
      name: 'audit-archive',
      run: async (signal) => {
        while (!signal.aborted) {
          await copyAll(signal);
          await wait(PAUSE_MS, undefined, { signal });
        }
      },
    },
    figure: {
      name: 'audit_archive_backlog',
      help: 'Entries of the audit log that are not in the archive yet',
      kind: 'gauge',
      read: async () => {
        const [row] = await db.manager.query<{ waiting: number }[]>(
          'select coalesce((select max(sequence) from audit_entry), 0) - sequence as waiting from audit_archive',
        );
        return row?.waiting ?? 0;
      },
    },
  };
}
