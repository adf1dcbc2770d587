import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Bucket, bucketAt, openBucket } from '@pusula/service-kit/s3';
import type { ArchiveFile } from './archive-file.ts';

const PREFIX = 'audit/';
const SUFFIX = '.jsonl';

/** The files of an archive, in the order of their names, which is that of their entries. */
export type ArchiveFiles = AsyncIterable<ArchiveFile>;
export type ArchiveStore = { readonly write: (file: ArchiveFile) => Promise<void>; readonly files: () => ArchiveFiles };

/** The archive in a bucket, which is only ever added to. Rejects with failure('S3_OPERATION_FAILED'). */
export const archiveInBucket = (bucket: Bucket): ArchiveStore => ({
  write: ({ name, content }) => bucket.write(PREFIX + name, content, 'application/jsonl'),
  files: async function* () {
    for (let keys = await bucket.list(PREFIX); keys.length > 0; keys = await bucket.list(PREFIX, keys.at(-1))) {
      for (const key of keys.filter((name) => name.endsWith(SUFFIX)))
        yield { name: key.slice(PREFIX.length), content: (await bucket.read(key)) ?? Buffer.alloc(0) };
    }
  },
});

/** @param url such as AUDIT_ARCHIVE_URL */
export const archiveAt = (url: string): ArchiveStore => archiveInBucket(openBucket(bucketAt(url)));

/** A copy of the archive in a folder, such as an auditor has. Rejects when there is no such folder. */
export async function* filesInFolder(folder: string): ArchiveFiles {
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(SUFFIX)).sort())
    yield { name, content: await readFile(join(folder, name)) };
}
