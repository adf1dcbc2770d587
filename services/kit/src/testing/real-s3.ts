import type { BucketOptions } from '../s3/bucket.ts';
import { serverUrl } from './servers/known-servers.ts';

const { S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '', S3_REGION = 'us-east-1' } = process.env;

export const S3_SERVER = serverUrl('s3');

/** Makes a bucket at the S3 server that S3_ENDPOINT names. */
export async function freshBucket(prefix: string): Promise<BucketOptions> {
  const server = {
    endpoint: String(S3_SERVER),
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
  // The client is heavy; most tests never need it.
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const bucket = `${prefix}-${Date.now()}`;
  const client = new S3Client({ endpoint: server.endpoint, region: server.region, forcePathStyle: true, credentials: server });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return { ...server, bucket };
}
