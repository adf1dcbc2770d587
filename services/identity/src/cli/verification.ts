import { type Database, isUnavailable, openDatabase } from '@pusula/service-kit/db';
import { silentLog } from '@pusula/service-kit/log';
import { isFailure } from '@pusula/service-kit/service';
import type { ArchiveFiles } from '../audit/archive/archive-store.ts';
import { type CheckedArchive, checkArchive } from '../audit/archive/check-archive.ts';
import { type CheckedLog, checkLog } from '../audit/check-log.ts';
import { type AuditChain, auditChain } from '../audit/entry.ts';
import { schema } from '../schema.ts';

type Verified = {
  /** Of the identity service; left out, the archive alone is verified. */
  readonly databaseUrl?: string | undefined;
  readonly archive?: ArchiveFiles | undefined;
  readonly auditKey: string;
};
/** What an operator reads, and the exit code: 0 when all is whole, 1 when it is not, 64 when there is nothing to verify, 69 when something does not answer. */
type Answer = { readonly text: string; readonly exitCode: 0 | 1 | 64 | 69 };
/** Good news and bad, a line each. */
type Findings = { readonly lines: readonly string[]; readonly problems: readonly string[] };

const MOST_PROBLEMS = 10;
const WHOLE_LOG_MS = 60 * 60_000;
const KEY_HINT =
  'If nothing else is wrong, AUDIT_KEY is not the key that this log is written with: name the one that the identity service has.';

/** Verifies the audit log from outside of the service: in its database, in its archive, or in both, which then have to say the same. */
export async function verifyAudit({ databaseUrl, archive, auditKey }: Verified): Promise<Answer> {
  if (databaseUrl === undefined && archive === undefined)
    return { text: 'Name a database (DATABASE_URL), an archive (AUDIT_ARCHIVE_URL, or the folder of a copy), or both.', exitCode: 64 };
  const chain = auditChain(auditKey);
  try {
    const archived = archive && (await checkArchive(archive, chain));
    const findings = [
      ...(archived ? [aboutArchive(archived)] : []),
      ...(databaseUrl === undefined ? [] : [await inDatabase(databaseUrl, chain, archived)]),
    ];
    const problems = findings.flatMap((found) => found.problems);
    const text = [...findings.flatMap((found) => found.lines), ...problems.slice(0, MOST_PROBLEMS)].join('\n');
    return { text, exitCode: problems.length === 0 ? 0 : 1 };
  } catch (error) {
    return refusal(error);
  }
}

function aboutArchive({ entries, last, problems }: CheckedArchive): Findings {
  if (problems.length === 0)
    return { lines: [`The archive is whole: ${entries} entries, the last hash is ${last.hash || 'none'}.`], problems };
  return {
    lines: [],
    problems: [...problems.map((problem) => `The archive is not whole: ${problem}.`), ...(entries <= 1 ? [] : [KEY_HINT])],
  };
}

async function inDatabase(url: string, auditChainOfService: AuditChain, archived?: CheckedArchive): Promise<Findings> {
  let db: Database | undefined;
  try {
    db = await openDatabase({ url, schema, log: silentLog(), poolSize: 1 });
    const others: number[] = [];
    const checked = await checkLog({ db, auditChain: auditChainOfService }, AbortSignal.timeout(WHOLE_LOG_MS), ({ sequence, hash }) => {
      const known = archived?.hashes.get(sequence);
      if (known !== undefined && known !== hash) others.push(sequence);
    });
    const log = aboutLog(checked);
    const comparison = archived ? aboutBoth(checked, archived, others) : { lines: [], problems: [] };
    return { lines: [...log.lines, ...comparison.lines], problems: [...log.problems, ...comparison.problems] };
  } finally {
    await db?.close();
  }
}

function aboutLog({ entries, last, firstBroken }: CheckedLog): Findings {
  if (firstBroken === null)
    return {
      lines: [`The audit log in the database is whole: ${entries} entries, the last hash is ${last.hash || 'none'}.`],
      problems: [],
    };
  const { sequence, id } = firstBroken;
  return {
    lines: [],
    problems: [
      `The audit log in the database is not whole: the first entry that does not fit is ${sequence} (${id}).`,
      ...(sequence === 1 ? [KEY_HINT] : []),
    ],
  };
}

function aboutBoth({ last: { sequence } }: CheckedLog, { last: archived }: CheckedArchive, others: readonly number[]): Findings {
  const problems = [
    ...(others.length > 0
      ? [
          `${others.length} entries of the archive differ from those in the database, the first is ${others[0]}: one of the two was rewritten.`,
        ]
      : []),
    ...(archived.sequence > sequence
      ? [
          `The database ends with entry ${sequence}, the archive with ${archived.sequence}: the last entries were cut off, or the database comes from a backup.`,
        ]
      : []),
  ];
  if (problems.length > 0) return { lines: [], problems };
  return { lines: [`Both say the same; ${sequence - archived.sequence} entries are not in the archive yet.`], problems };
}

function refusal(error: unknown): Answer {
  if (isFailure(error) && error.code === 'S3_OPERATION_FAILED')
    return { text: 'The archive cannot be read: its server does not answer, or refuses.', exitCode: 69 };
  if ((error as { code?: unknown }).code === 'ENOENT') return { text: 'There is no such folder.', exitCode: 69 };
  if (isUnavailable(error)) return { text: 'The database server does not answer.', exitCode: 69 };
  throw error;
}
