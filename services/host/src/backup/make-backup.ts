import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { atOneMoment, dumpDatabase, type Snapshot, type SourceDatabase } from '@pusula/service-kit/backup';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import { copyMissing, folderFiles, type PictureFiles, sha256Of } from './picture-files.ts';

export type BackupOptions = {
  readonly databases: readonly SourceDatabase[];
  readonly pictures: PictureFiles;
  /** Holds the backups, each in a folder that is named after its moment, and the pictures of all of them. */
  readonly folder: string;
  readonly countResting: () => Promise<number>;
  /** How many of the newest stay. */
  readonly kept: number;
  readonly revision: string;
  readonly say: (line: string) => void;
};

/** Of a backup that is being made. */
const UNFINISHED = '.unfinished';
const OWNER_ONLY = 0o700;
export const picturesIn = (folder: string): PictureFiles => folderFiles(join(folder, 'pictures'));

/**
 * Backs up all databases as they are at one moment, and the pictures. What is there under its final name is whole.
 * @returns the folder of the new backup
 * @throws Error in words for an operator; nothing new is there then, and everything older still is
 */
export async function makeBackup(options: BackupOptions): Promise<string> {
  const { databases, folder, countResting, kept, say } = options;
  await mkdir(folder, { recursive: true });
  await chmod(folder, OWNER_ONLY);
  for (const name of await readdir(folder)) if (name.endsWith(UNFINISHED)) await rm(join(folder, name), { recursive: true });

  say('waiting until the events under way have had their effect');
  const name = await atOneMoment(
    databases,
    async (snapshots) => {
      const takenAt = new Date().toISOString();
      const target = join(folder, takenAt.replace(/[:.]/g, '-'));
      const draft = target + UNFINISHED;
      await mkdir(draft);
      try {
        await fill(draft, { ...options, snapshots, takenAt });
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { recursive: true });
        throw error;
      }
      return target;
    },
    { countResting },
  );
  await forgetOlder(folder, kept);
  return name;
}

type Filling = BackupOptions & { readonly snapshots: readonly Snapshot[]; readonly takenAt: string };

async function fill(draft: string, { snapshots, takenAt, pictures, folder, revision, say }: Filling): Promise<void> {
  const dumps: Manifest['databases'] = [];
  // One after the other: the server has visitors, too.
  for (const snapshot of snapshots) dumps.push(await dump(snapshot, draft, say));
  const keys = await pictures.list();
  const copied = await copyMissing(keys, pictures, picturesIn(folder));
  say(`pictures: ${copied} of ${keys.length} are new`);
  await writeManifest(draft, { version: 1, takenAt, revision, databases: dumps, pictures: [...keys] });
}

async function dump(
  { name, url, snapshotId }: Snapshot,
  folder: string,
  say: BackupOptions['say'],
): Promise<Manifest['databases'][number]> {
  const file = `${name}.dump`;
  const path = join(folder, file);
  await dumpDatabase({ url, snapshotId, file: path });
  const { size: bytes } = await stat(path);
  say(`${name}: ${(bytes / 1_000_000).toFixed(1)} MB`);
  return { name, file, bytes, sha256: await sha256Of(path) };
}

/** The backups in a folder, oldest first. */
export const backupsIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => /^\d{4}-\d\d-\d\dT[\d-]+Z$/.test(name)).sort();

/** Also the pictures that no other backup needs: whoever was erased has to be gone with the last backup that knew them. */
async function forgetOlder(folder: string, kept: number): Promise<void> {
  const names = await backupsIn(folder);
  const old = names.slice(0, Math.max(0, names.length - kept));
  if (old.length === 0) return;
  for (const name of old) await rm(join(folder, name), { recursive: true });
  const needed = new Set<string>();
  for (const name of names.slice(old.length)) for (const key of (await readManifest(join(folder, name))).pictures) needed.add(key);
  const there = await picturesIn(folder).list();
  for (const key of there) if (!needed.has(key)) await rm(join(folder, 'pictures', key), { force: true });
}
