import { basename, dirname, join } from 'node:path';
import { connectedTo, restoreDatabase, type SourceDatabase } from '@pusula/service-kit/backup';
import { picturesIn } from './make-backup.ts';
import { readManifest } from './manifest.ts';
import { copyMissing, type PictureFiles, sha256Of } from './picture-files.ts';

export type RestoreOptions = {
  readonly databases: readonly SourceDatabase[];
  readonly pictures: PictureFiles;
  /** Of one backup. */
  readonly folder: string;
  /** Throws away what the broker still holds: it is newer than the backup. @returns how many events that were */
  readonly discardResting: () => Promise<number>;
  /** Ends everybody's session: what was revoked since the backup would count again. */
  readonly endSessions: () => Promise<void>;
  readonly say: (line: string) => void;
};

/**
 * Makes all databases what they were when a backup was made, and puts back the pictures that are missing. Run again after a failure, it does the rest.
 * @throws Error in words for an operator. Before anything was changed: when the backup is damaged or incomplete, or a process still works with a database
 */
export async function restoreBackup({ databases, pictures, folder, discardResting, endSessions, say }: RestoreOptions): Promise<void> {
  const manifest = await readManifest(folder);
  const targets = manifest.databases.map((dump) => ({ ...dump, path: join(folder, dump.file), url: urlOf(databases, dump.name) }));
  for (const { name, path, sha256 } of targets) {
    if ((await sha256Of(path)) !== sha256) throw new Error(`${basename(path)} is not what was written: take another backup (${name})`);
  }
  const busy = await Promise.all(targets.map(async ({ name, url }) => ({ name, programs: await connectedTo(url) })));
  const inUse = busy.filter(({ programs }) => programs.length > 0).map(({ name, programs }) => `${name} (${programs.join(', ')})`);
  if (inUse.length > 0) throw new Error(`stop every process first. Still connected: ${inUse.join('; ')}`);

  const discarded = await discardResting();
  if (discarded > 0) say(`${discarded} events that are newer than the backup are gone from the broker`);
  for (const { name, path: file, url } of targets) {
    await restoreDatabase({ url, file });
    say(`${name}: restored`);
  }
  await endSessions();
  const copied = await copyMissing(manifest.pictures, picturesIn(dirname(folder)), pictures);
  say(`pictures: ${copied} of ${manifest.pictures.length} were missing`);
}

function urlOf(databases: readonly SourceDatabase[], name: string): string {
  const found = databases.find((database) => database.name === name);
  if (!found) throw new Error(`the backup holds a database that is not named here: ${name}`);
  return found.url;
}
