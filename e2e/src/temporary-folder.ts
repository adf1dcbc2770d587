import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '@pusula/service-kit/service';

/** What Linux keeps in memory. */
const IN_MEMORY = '/dev/shm';
/** Four times the most that lay there while services were tested; journeys were not measured. */
const NEEDED_BYTES = 4 * 1024 ** 3;
const PREFIX = 'pusula-tests-';

/**
 * Makes the folder in which everything that a run writes lies until it ends, and where its processes look for one (TMPDIR): in memory where there is enough
 * of it. Creating and removing the files of hundreds of databases on a disk took a tenth of the time of the tests.
 * @returns its path; it is removed when this process ends, or by the next run where the process is killed
 */
export function makeTemporaryFolder(): string {
  const parent = hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir();
  removeAbandoned(parent);
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  // PostgreSQL runs as another user where the tests run as root, and has to get to its own folder in here.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function hasRoom(path: string): boolean {
  if (!existsSync(path)) return false;
  const { bavail, bsize } = statfsSync(path);
  return Math.min(bavail * bsize, process.availableMemory()) > NEEDED_BYTES;
}

function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
}
