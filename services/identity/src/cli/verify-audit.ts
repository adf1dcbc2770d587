/**
 * Verifies the audit log from outside: `node services/identity/src/cli/verify-audit.ts [folder]`. DATABASE_URL names the identity service's database, or
 * DATABASE_SERVER_URL the PostgreSQL server that has it as `identity`; AUDIT_ARCHIVE_URL the archive, unless a folder with a copy of it is given. AUDIT_KEY is the
 * service's own.
 */
import { bucketAddress, hmacKey, optional, postgresAddress, readConfig } from '@pusula/service-kit/config';
import { databaseUrl } from '@pusula/service-kit/db';
import { archiveAt, filesInFolder } from '../audit/archive/archive-store.ts';
import { verifyAudit } from './verification.ts';

const { DATABASE_URL, DATABASE_SERVER_URL, AUDIT_ARCHIVE_URL, AUDIT_KEY } = readConfig(process.env, {
  DATABASE_URL: optional(postgresAddress()),
  DATABASE_SERVER_URL: optional(postgresAddress()),
  AUDIT_ARCHIVE_URL: optional(bucketAddress()),
  AUDIT_KEY: hmacKey(),
});
const [folder] = process.argv.slice(2);
const archive = folder ? filesInFolder(folder) : AUDIT_ARCHIVE_URL && archiveAt(AUDIT_ARCHIVE_URL).files();
const { text, exitCode } = await verifyAudit({
  databaseUrl: DATABASE_URL ?? (DATABASE_SERVER_URL && databaseUrl(DATABASE_SERVER_URL, 'identity')),
  archive: archive || undefined,
  auditKey: AUDIT_KEY,
});
process.stdout.write(`${text}\n`);
process.exitCode = exitCode;
