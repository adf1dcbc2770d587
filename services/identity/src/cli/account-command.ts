import { Email } from '@pusula/contracts';
import { createOutbox } from '@pusula/service-kit/bus';
import { hmacKey, postgresAddress, readConfig } from '@pusula/service-kit/config';
import { type Database, databaseUrl, isUnavailable, openDatabase } from '@pusula/service-kit/db';
import { silentLog } from '@pusula/service-kit/log';
import { isFailure, newIds, systemClock } from '@pusula/service-kit/service';
import { auditChain } from '../audit/entry.ts';
import { AuditEntryTable } from '../audit/entry-table.ts';
import type { Deps } from '../deps.ts';
import { schema } from '../schema.ts';

export type CommandDeps = Pick<Deps, 'db' | 'outbox' | 'clock' | 'ids' | 'auditChain'>;
/** What an operator does with the account of an address. @returns what they read then */
export type AccountCommand = (deps: CommandDeps, email: string) => Promise<string>;

/** What an operator reads, and the exit code: 0, 1 when it cannot be done with this account, 64 when nobody is named, 69 when there is no database, 78 with a wrong key. */
type Answer = { readonly text: string; readonly exitCode: 0 | 1 | 64 | 69 | 78 };
type Installation = { readonly url: string; readonly auditKey: string };

const WRONG_KEY = 'AUDIT_KEY is not the key that this audit log is written with: name the one that the identity service has.';
const REFUSALS: Readonly<Record<string, string>> = {
  USER_NOT_FOUND: 'Nobody has an account with this address. They have to sign up first.',
  ACCOUNT_DISABLED: 'This account is disabled or deleted.',
  ACCOUNT_NOT_VERIFIED:
    'The owner of this account has not proven the address yet: they have to open the activation link that was mailed to them where they are signed in, or choose a new password by mail.',
};

/** Runs a command as a process: the address from its arguments, the installation from the environment. */
export async function runFromShell(command: AccountCommand): Promise<void> {
  const { DATABASE_URL, DATABASE_SERVER_URL, AUDIT_KEY } = readConfig(process.env, {
    DATABASE_URL: process.env.DATABASE_SERVER_URL ? postgresAddress().optional() : postgresAddress(),
    DATABASE_SERVER_URL: postgresAddress().optional(),
    AUDIT_KEY: hmacKey(),
  });
  const url = DATABASE_URL ?? databaseUrl(String(DATABASE_SERVER_URL), 'identity');
  const { text, exitCode } = await runAccountCommand(command, process.argv.slice(2), { url, auditKey: AUDIT_KEY });
  process.stdout.write(`${text}\n`);
  process.exitCode = exitCode;
}

/** Does something with the account of an address; the services are notified as soon as they run. @param args the address */
export async function runAccountCommand(
  command: AccountCommand,
  args: readonly string[],
  { url, auditKey }: Installation,
): Promise<Answer> {
  const email = Email.safeParse(args[0]);
  if (args.length !== 1 || !email.success) return { text: 'Say whom, by the e-mail address of their account.', exitCode: 64 };
  let db: Database | undefined;
  try {
    db = await openDatabase({ url, schema, log: silentLog(), poolSize: 1 });
    const ids = newIds();
    const outbox = createOutbox({ clock: systemClock, ids });
    const chain = auditChain(auditKey);
    const [head] = await db.manager.find(AuditEntryTable, { order: { sequence: 'DESC' }, take: 1 });
    // One entry under another key would make the whole log look tampered with.
    if (head && chain.hashOfEntry(head) !== head.hash) return { text: WRONG_KEY, exitCode: 78 };
    return { text: await command({ db, ids, clock: systemClock, outbox, auditChain: chain }, email.data), exitCode: 0 };
  } catch (error) {
    return refusal(error);
  } finally {
    await db?.close();
  }
}

function refusal(error: unknown): Answer {
  const text = isFailure(error) ? REFUSALS[error.code] : undefined;
  if (text) return { text, exitCode: 1 };
  const isMissing = (error as { code?: unknown }).code === '3D000';
  if (isMissing) return { text: 'The identity service has no database here yet: start the product first.', exitCode: 69 };
  if (isUnavailable(error)) return { text: 'The database server does not answer.', exitCode: 69 };
  throw error;
}
