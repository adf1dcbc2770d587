import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries } from '../postgres/binaries.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/embedded.ts';
import { initialiseCluster } from '../postgres/initialise.ts';
import { findRunAs } from '../postgres/run-as.ts';
import { freshDatabasesOn, type TestPostgres } from './fresh-database.ts';

const run = promisify(execFile);

/** Durable against killed processes, which tests do; not against power cuts, which they cannot. */
export const TEST_POSTGRES_SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  max_connections: '300',
  // With its data: what killed servers leave in the memory that the whole machine shares stays until it is started again.
  dynamic_shared_memory_type: 'mmap',
};

/** A PostgreSQL that belongs to one test alone, which may therefore kill, restart and freeze it. */
export type OwnPostgres = TestPostgres & {
  readonly server: EmbeddedPostgres;
  /** Starts it again on the same port and data, after a kill or a stop. */
  readonly restart: () => Promise<void>;
  /** Stops every process of the server with SIGSTOP: connections stay open and nobody answers. @returns how to let it go on */
  readonly freeze: () => Promise<() => void>;
};

/**
 * Starts a PostgreSQL on a copy of a cluster that was initialised once; up in a fifth of a second. It is the package's wherever the tests run: the processes
 * of a container are not the test's to freeze.
 */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const home = await mkdtemp(join(tmpdir(), 'pusula-postgres-'));
  const dataDir = join(home, 'data');
  await copyTemplate(dataDir);
  let server = await startEmbeddedPostgres({ dataDir, settings: TEST_POSTGRES_SETTINGS });
  const { freshDatabase } = freshDatabasesOn(server.url('postgres'));
  return {
    get server() {
      return server;
    },
    freshDatabase,
    restart: async () => {
      await server.stop();
      server = await startEmbeddedPostgres({ dataDir, port: server.port, settings: TEST_POSTGRES_SETTINGS });
    },
    freeze: async () => {
      // The postmaster first: while it stands still no process joins those that are listed.
      process.kill(server.pid, 'SIGSTOP');
      const frozen = [server.pid, ...(await childrenOf(server.pid))];
      const signal = (name: NodeJS.Signals) => {
        for (const pid of frozen) signalIfThere(pid, name);
      };
      signal('SIGSTOP');
      return () => signal('SIGCONT');
    },
    stop: async () => {
      await server.kill('SIGKILL');
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** The system knows them all; pg_stat_activity misses a connection that is only being made. */
async function childrenOf(parent: number): Promise<readonly number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (pid && ppid === parent ? [pid] : []));
}

/** A connection may have ended since it was listed. */
function signalIfThere(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ESRCH') throw error;
  }
}

/** The folder is named after the package's version, so that a newer PostgreSQL starts from a cluster of its own. */
async function copyTemplate(dataDir: string): Promise<void> {
  const binaries = await findBinaries();
  const runAs = await findRunAs(binaries.initdb, tmpdir());
  const template = join(tmpdir(), `pusula-postgres-template-18.4-${process.getuid?.() ?? 0}`);
  if (!existsSync(`${template}/data/PG_VERSION`)) {
    const fresh = await mkdtemp(`${template}-`);
    await openTo(fresh, runAs.owner);
    await initialiseCluster(binaries, runAs, join(fresh, 'data'));
    // Whoever is first wins; the others throw theirs away.
    await rename(fresh, template).catch(() => rm(fresh, { recursive: true, force: true }));
  }
  await openTo(join(dataDir, '..'), runAs.owner);
  await cp(join(template, 'data'), dataDir, { recursive: true, mode: 0 });
  await cp(join(template, 'data.password'), `${dataDir}.password`);
  if (runAs.owner) await chownAll(dataDir, runAs.owner);
}

async function openTo(folder: string, owner: { uid: number; gid: number } | undefined): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (owner) await chown(folder, owner.uid, owner.gid);
}

async function chownAll(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await chown(folder, uid, gid);
  await Promise.all(entries.map((entry) => chown(join(entry.parentPath, entry.name), uid, gid)));
}
