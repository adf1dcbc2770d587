import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Bucket } from '@pusula/service-kit/s3';

/** Pictures by their keys, such as `<name>/640.jpg`. What has a key never changes. */
export type PictureFiles = {
  readonly list: () => Promise<readonly string[]>;
  /** @returns undefined when nothing has the key */
  readonly read: (key: string) => Promise<Buffer | undefined>;
  /** Writes whole or not at all. */
  readonly write: (key: string, content: Buffer) => Promise<void>;
};

const CONTENT_TYPES: Readonly<Record<string, string>> = { '.avif': 'image/avif', '.webp': 'image/webp', '.jpg': 'image/jpeg' };
const KEYS_AT_ONCE = 1_000;
const COPIED_AT_ONCE = 8;

export const folderFiles = (folder: string): PictureFiles => ({
  list: async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(orNothing);
    return (entries ?? [])
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  },
  read: (key) => readFile(join(folder, key)).catch(orNothing),
  write: async (key, content) => {
    const path = join(folder, key);
    const draft = join(dirname(path), `.${randomUUID()}`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, content);
    await rename(draft, path);
  },
});

export const bucketFiles = (bucket: Bucket): PictureFiles => ({
  list: async () => {
    const keys: string[] = [];
    for (let last: string | undefined; ; last = keys.at(-1)) {
      const page = await bucket.list('', last);
      keys.push(...page);
      if (page.length < KEYS_AT_ONCE) return keys;
    }
  },
  read: bucket.read,
  write: (key, content) => bucket.write(key, content, CONTENT_TYPES[extname(key)] ?? 'application/octet-stream'),
});

/** Copies those of the keys that the target lacks. A picture that has gone meanwhile is passed over. @returns how many were copied */
export async function copyMissing(keys: readonly string[], from: PictureFiles, to: PictureFiles): Promise<number> {
  const there = new Set(await to.list());
  const missing = keys.filter((key) => !there.has(key)).values();
  let copied = 0;
  const copyOn = async () => {
    for (const key of missing) {
      const content = await from.read(key);
      if (!content) continue;
      await to.write(key, content);
      copied += 1;
    }
  };
  await Promise.all(Array.from({ length: COPIED_AT_ONCE }, copyOn));
  return copied;
}

/** In hexadecimal. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

function orNothing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
