import { DeleteObjectsCommand, GetObjectCommand, ListObjectsV2Command, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { failure } from '@pusula/service-kit';
import { type PictureFormat, renditionKey } from './address.ts';
import type { PictureStore } from './picture-store.ts';

export type S3Options = {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const CONTENT_TYPES: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** Pictures in a bucket of any server that speaks the S3 API. The bucket has to be there. */
export function s3Store({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Options): PictureStore {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true, // servers on one host name know no bucket.host addresses
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000 },
    requestChecksumCalculation: 'WHEN_REQUIRED', // older servers refuse the newer checksums
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    write: (rendition, content) =>
      orFail(() =>
        client.send(
          new PutObjectCommand({
            Bucket: bucket,
            Key: renditionKey(rendition),
            Body: content,
            ContentType: CONTENT_TYPES[rendition.format],
          }),
        ),
      ).then(() => undefined),
    read: (rendition) =>
      orFail(async () => {
        try {
          const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: renditionKey(rendition) }));
          return Body && Buffer.from(await Body.transformToByteArray());
        } catch (error) {
          if (error instanceof NoSuchKey) return undefined;
          throw error;
        }
      }),
    remove: (name) =>
      orFail(async () => {
        const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: `${name}/` }));
        const Objects = Contents.map(({ Key }) => ({ Key }));
        if (Objects.length > 0) await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }));
      }),
  };
}

async function orFail<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw failure('S3_OPERATION_FAILED', undefined, cause);
  }
}
