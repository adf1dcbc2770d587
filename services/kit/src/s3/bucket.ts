import { once } from 'node:events';
import { DeleteObjectsCommand, GetObjectCommand, ListObjectsV2Command, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { TIME_LIMITS } from '../config/time-limits.ts';
import { failure } from '../failure.ts';
import { inClientSpan } from '../tracing/in-span.ts';

export type BucketOptions = {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** Pure: reads an address such as `https://key:secret@host/bucket?region=eu-central-1`, in which key and secret are percent-encoded. */
export function bucketAt(address: string): BucketOptions {
  const { origin, pathname, username, password, searchParams } = new URL(address);
  return {
    endpoint: origin,
    region: searchParams.get('region') ?? 'us-east-1',
    bucket: pathname.slice(1),
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}

/** A bucket of a server that speaks the S3 API. Every method rejects with failure('S3_OPERATION_FAILED') when the server fails or takes too long. */
export type Bucket = {
  /** Writes whole or not at all; what had the key before is replaced. @param contentType a media type */
  readonly write: (key: string, content: Buffer, contentType: string) => Promise<void>;
  /** @returns undefined when nothing has the key */
  readonly read: (key: string) => Promise<Buffer | undefined>;
  /** @param after the key to go on behind @returns at most a thousand keys that begin so, in the order of their bytes; none is after the last one */
  readonly list: (prefix: string, after?: string) => Promise<readonly string[]>;
  /** Removes at most a thousand objects; one that is not there is no error. */
  readonly remove: (keys: readonly string[]) => Promise<void>;
};

/** How long, in milliseconds, one use of a bucket may take, its second try included: below the five seconds that a call has; and one request. */
export const S3_TIME_LIMITS = { longestMs: TIME_LIMITS.objectStore, requestMs: TIME_LIMITS.objectStoreRequest } as const;

/** The bucket has to be there. */
export function openBucket(
  { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey }: BucketOptions,
  { longestMs, requestMs }: Readonly<Record<keyof typeof S3_TIME_LIMITS, number>> = S3_TIME_LIMITS,
): Bucket {
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
    write: (Key, Body, ContentType) =>
      inTime('PutObject', longestMs, async (abortSignal) => {
        await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }), { abortSignal });
      }),
    read: (Key) =>
      inTime('GetObject', longestMs, async (abortSignal) => {
        try {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal });
          return Body && Buffer.from(await Body.transformToByteArray());
        } catch (error) {
          if (error instanceof NoSuchKey) return undefined;
          throw error;
        }
      }),
    list: (Prefix, StartAfter) =>
      inTime('ListObjectsV2', longestMs, async (abortSignal) => {
        const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix, StartAfter }), { abortSignal });
        return Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key]));
      }),
    remove: (keys) =>
      inTime('DeleteObjects', longestMs, async (abortSignal) => {
        if (keys.length === 0) return;
        const Delete = { Objects: keys.map((Key) => ({ Key })), Quiet: true };
        const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete }), { abortSignal });
        if (Errors.length > 0) throw new Error(`${Errors.length} objects were not deleted: ${Errors[0]?.Code}`);
      }),
  };
}

const inTime = <T>(operation: string, longestMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> =>
  inClientSpan(`S3/${operation}`, { 'rpc.method': `S3/${operation}` }, () => withinTime(longestMs, work));

async function withinTime<T>(longestMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
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
