import { type AuditChain, type AuditEntry, BEGINNING, type Place } from '../entry.ts';
import { readArchiveFile } from './archive-file.ts';
import type { ArchiveFiles } from './archive-store.ts';

/** What a walk through the archive found. */
export type CheckedArchive = {
  readonly entries: number;
  readonly last: Place;
  /** Of each entry by its sequence, from 1 on. */
  readonly hashes: ReadonlyMap<number, string>;
  /** What does not fit, in words for an operator; empty when everything does. At most ten. */
  readonly problems: readonly string[];
};

const MOST_PROBLEMS = 10;

/**
 * Walks an archive from its first entry to its last. Entries may be there twice, because a copy whose success was not heard is made again with what came since.
 * @param chain under the key of the service
 */
export async function checkArchive(files: ArchiveFiles, chain: AuditChain): Promise<CheckedArchive> {
  const hashes = new Map<number, string>();
  const problems: string[] = [];
  let last = BEGINNING;
  for await (const { name, content } of files) {
    const entries = readArchiveFile(content);
    if (!entries || entries.length === 0) problems.push(`${name} is not a file of entries`);
    for (const entry of entries ?? []) {
      const problem = problemOf(chain, entry, last, hashes);
      if (problem) problems.push(`${name}: ${problem}`);
      if (entry.sequence <= last.sequence) continue;
      hashes.set(entry.sequence, entry.hash);
      last = entry;
    }
  }
  return { entries: hashes.size, last, hashes, problems: problems.slice(0, MOST_PROBLEMS) };
}

/** Pure. */
function problemOf(chain: AuditChain, entry: AuditEntry, last: Place, hashes: ReadonlyMap<number, string>): string | undefined {
  if (chain.hashOfEntry(entry) !== entry.hash) return `entry ${entry.sequence} was not written like this by the service`;
  if (entry.sequence <= last.sequence)
    return hashes.get(entry.sequence) === entry.hash ? undefined : `entry ${entry.sequence} is there twice, and not the same`;
  if (entry.sequence !== last.sequence + 1) return `the entries between ${last.sequence} and ${entry.sequence} are missing`;
  return entry.previousHash === last.hash ? undefined : `entry ${entry.sequence} does not come after what is before it`;
}
