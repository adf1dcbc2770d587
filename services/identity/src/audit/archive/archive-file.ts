import { AUDIT_SUBJECTS, AUDITED_ACTIONS } from '@pusula/contracts';
import { z } from 'zod';
import type { AuditEntry } from '../entry.ts';

/** As many digits as a sequence can have, so that the order of names is the order of entries. */
const DIGITS = 10;

/** What is in the archive: entries that follow each other, a line of JSON each. Their details, with everything personal, are not: archives do not forget. */
export type ArchiveFile = { readonly name: string; readonly content: Buffer };

const ArchivedEntry = z.strictObject({
  sequence: z.int().positive(),
  id: z.string(),
  at: z.iso.datetime().transform((at) => new Date(at)),
  actorId: z.string(),
  action: z.enum(AUDITED_ACTIONS),
  subjectKind: z.enum(AUDIT_SUBJECTS),
  subjectId: z.string(),
  undoes: z.string().nullable(),
  detailHash: z.string().nullable(),
  previousHash: z.string(),
  hash: z.string(),
});

/**
 * Pure. The name has the last entry's hash, which stands for everything before it: the same name is always the same content, so that writing it again changes
 * nothing, and a log that went another way after a restored backup replaces nothing.
 * @param entries at least one, in their order
 */
export function archiveFile(entries: readonly AuditEntry[]): ArchiveFile {
  const [first, last] = [entries.at(0), entries.at(-1)];
  if (!first || !last) throw new Error('an archive file has at least one entry');
  const [from, to] = [first, last].map(({ sequence }) => String(sequence).padStart(DIGITS, '0'));
  return {
    name: `${from}-${to}-${last.hash}.jsonl`,
    content: Buffer.from(entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')),
  };
}

/** Pure: the entries of a file; undefined when it is none of the service's. */
export function readArchiveFile(content: Buffer): readonly AuditEntry[] | undefined {
  try {
    const lines = content.toString().split('\n').filter(Boolean);
    return lines.map((line) => ArchivedEntry.parse(JSON.parse(line)));
  } catch {
    return undefined;
  }
}
