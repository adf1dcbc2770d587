import { type BucketOptions, openBucket, S3_TIME_LIMITS } from '@pusula/service-kit/s3';
import { type PictureFormat, renditionKey } from './address.ts';
import type { PictureStore } from './picture-store.ts';

const CONTENT_TYPES: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Pictures in a bucket of any server that speaks the S3 API. The bucket has to be there. */
export function s3Store(
  options: BucketOptions,
  limits: Readonly<Record<keyof typeof S3_TIME_LIMITS, number>> = S3_TIME_LIMITS,
): PictureStore {
  const bucket = openBucket(options, limits);
  return {
    write: (rendition, content) => bucket.write(renditionKey(rendition), content, CONTENT_TYPES[rendition.format]),
    read: (rendition) => bucket.read(renditionKey(rendition)),
    remove: async (name) => bucket.remove(await bucket.list(`${name}/`)),
  };
}
