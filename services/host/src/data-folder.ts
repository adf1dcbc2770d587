import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

const OWNER_ONLY = 0o077;
/** Can be passed through but not listed: PostgreSQL runs as somebody else where the product is started as root. */
const WAY_THROUGH = 0o711;
/** What was open to everybody in folders that an earlier release made. */
const FORMERLY_OPEN = ['mail', 'log', 'pictures', 'postgres.log'];

/** Keeps whatever this process writes from other people of the machine: a mail in the folder has a link that lets its reader in. */
export async function openDataFolder(folder: string): Promise<void> {
  process.umask(OWNER_ONLY);
  await mkdir(folder, { recursive: true });
  await chmod(folder, WAY_THROUGH);
  for (const name of FORMERLY_OPEN) await chmod(join(folder, name), 0o700).catch(unlessMissing);
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
