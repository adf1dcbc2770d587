import { once } from 'node:events';
import { DeleteObjectsCommand, GetObjectCommand, ListObjectsV2Command, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { TIME_LIMITS } from '@pusula/service-kit/config';
import { failure } from '@pusula/service-kit/service';
import { type PictureFormat, renditionKey } from './address.ts';
import type { PictureStore } from './picture-store.ts';

export type S3Options = {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** How long, in milliseconds, one use of the store may take, its second try included: below the five seconds that a call has; and one request. */
export const S3_TIME_LIMITS = { longestMs: TIME_LIMITS.pictureStore, requestMs: TIME_LIMITS.pictureStoreRequest } as const;

const CONTENT_TYPES: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Pictures in a bucket of any server that speaks the S3 API. The bucket has to be there. */
export function s3Store(
  { endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Options,
  { longestMs, requestMs }: Readonly<Record<keyof typeof S3_TIME_LIMITS, number>> = S3_TIME_LIMITS,
): PictureStore {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true, // servers on one host name know no bucket.host addresses
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    // Without `throwOnRequestTimeout` a request that takes too long is only logged.
    requestHandler: { connectionTimeout: 1_000, requestTimeout: requestMs, throwOnRequestTimeout: true, socketTimeout: requestMs },
    requestChecksumCalculation: 'WHEN_REQUIRED', // older servers refuse the newer checksums
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    write: (rendition, content) =>
      inTime(longestMs, async (abortSignal) => {
        const [Key, ContentType] = [renditionKey(rendition), CONTENT_TYPES[rendition.format]];
        await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body: content, ContentType }), { abortSignal });
      }),
    read: (rendition) =>
      inTime(longestMs, async (abortSignal) => {
        try {
          const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: renditionKey(rendition) }), { abortSignal });
          return Body && Buffer.from(await Body.transformToByteArray());
        } catch (error) {
          if (error instanceof NoSuchKey) return undefined;
          throw error;
        }
      }),
    remove: (name) =>
      inTime(longestMs, async (abortSignal) => {
        const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: `${name}/` }), { abortSignal });
        const Objects = Contents.map(({ Key }) => ({ Key }));
        if (Objects.length === 0) return;
        const Delete = { Objects, Quiet: true };
        const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete }), { abortSignal });
        if (Errors.length > 0) throw new Error(`${Errors.length} objects were not deleted: ${Errors[0]?.Code}`);
      }),
  };
}

async function inTime<T>(longestMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(longestMs);
  const late = async () => {
    await once(signal, 'abort');
    throw signal.reason;
  };
  try {
    // The signal does not end an answer that has begun.
    return await Promise.race([work(signal), late()]);
  } catch (cause) {
    throw failure('S3_OPERATION_FAILED', undefined, cause);
  }
}
