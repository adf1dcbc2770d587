import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { failure } from '@pusula/service-kit/service';
import { renditionKey } from './address.ts';
import type { PictureStore } from './picture-store.ts';

/** Pictures as files below a folder, which is made when it is first needed. */
export function folderStore(folder: string): PictureStore {
  return {
    write: (rendition, content) =>
      orFail(async () => {
        const path = join(folder, renditionKey(rendition));
        const draft = join(dirname(path), `.${randomUUID()}`);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(draft, content);
        await rename(draft, path);
      }),
    read: (rendition) =>
      orFail(() =>
        readFile(join(folder, renditionKey(rendition))).catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return undefined;
          throw error;
        }),
      ),
    remove: (name) => orFail(() => rm(join(folder, name), { recursive: true, force: true })),
  };
}

async function orFail<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw failure('S3_OPERATION_FAILED', undefined, cause);
  }
}
