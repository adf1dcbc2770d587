import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const FILE = 'manifest.json';

const Manifest = z.object({
  version: z.literal(1),
  /** The moment that all of it is of. */
  takenAt: z.iso.datetime(),
  /** What was running, as images name it. */
  revision: z.string(),
  databases: z.array(z.object({ name: z.string(), file: z.string(), bytes: z.int(), sha256: z.hex() })).min(1),
  /** Keys of pictures; they lie beside the backups, once for all of them. */
  pictures: z.array(z.string()),
});
/** What a backup consists of. */
export type Manifest = z.infer<typeof Manifest>;

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> => writeFile(join(folder, FILE), JSON.stringify(manifest));

/** @throws Error that names the folder when there is no manifest, or none that can be read */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => {
    throw new Error(`${folder} holds no backup: it has no ${FILE}`);
  });
  try {
    return Manifest.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${join(folder, FILE)} cannot be read`, { cause });
  }
}
