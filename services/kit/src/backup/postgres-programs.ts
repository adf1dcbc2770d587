import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** How long a program may take; a thousand gigabytes do not fit, and are not copied like this. */
const LONGEST_MS = 6 * 3_600_000;
const LOCK_WAIT_MS = 30_000;

/**
 * Writes what a database held at a snapshot into a file, by pg_dump, whose version has to be the server's or newer.
 * @throws Error with pg_dump's own words
 */
export const dumpDatabase = ({ url, snapshotId, file }: { readonly url: string; readonly snapshotId: string; readonly file: string }) =>
  run('pg_dump', url, [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    '--no-unlogged-table-data',
    `--lock-wait-timeout=${LOCK_WAIT_MS}`,
    `--snapshot=${snapshotId}`,
    `--file=${file}`,
  ]);

/**
 * Makes a database what it was at the snapshot, in one transaction: whole, or as before.
 * @throws Error with pg_restore's own words
 */
export const restoreDatabase = ({ url, file }: { readonly url: string; readonly file: string }) =>
  run('pg_restore', url, [
    '--clean',
    '--if-exists',
    '--no-owner',
    '--no-privileges',
    '--single-transaction',
    '--exit-on-error',
    `--dbname=${databaseIn(url)}`,
    file,
  ]);

async function run(program: 'pg_dump' | 'pg_restore', url: string, args: readonly string[]): Promise<void> {
  const child = spawn(program, args, {
    env: { ...process.env, ...libpqEnvironment(url) },
    stdio: ['ignore', 'ignore', 'pipe'],
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const [code, said] = await Promise.all([ended, text(child.stderr)]).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`${program} is not on this machine: install the client programs of PostgreSQL, of the server's version`);
  });
  if (code !== 0) throw new Error(said.trim() || `${program} ended with ${code}`);
}

const databaseIn = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** An address as the variables that PostgreSQL's programs read: on a command line everybody on the machine could read the password. */
export function libpqEnvironment(url: string): Readonly<Record<string, string>> {
  const { hostname, port, username, password, searchParams } = new URL(url);
  const values = {
    PGHOST: searchParams.get('host') ?? hostname.replace(/^\[(.*)\]$/, '$1'),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: databaseIn(url),
    PGSSLMODE: searchParams.get('sslmode'),
    // What Node trusts as well.
    PGSSLROOTCERT: searchParams.get('sslmode') === 'verify-full' ? process.env.NODE_EXTRA_CA_CERTS : undefined,
  };
  return Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
