import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { describe, expect, it } from '@jest/globals';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';
import { storeContract } from './store-contract.ts';

storeContract('a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pusula-pictures-'));
  return { store: folderStore(folder), stop: () => rm(folder, { recursive: true }) };
});

const {
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: accessKeyId = '',
  S3_SECRET_ACCESS_KEY: secretAccessKey = '',
  S3_REGION: region = 'us-east-1',
} = process.env;
if (endpoint) {
  const bucket = `pusula-test-${Date.now()}`;
  storeContract('an S3 server', async () => {
    const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } });
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    client.destroy();
    return { store: s3Store({ endpoint, region, bucket, accessKeyId, secretAccessKey }), stop: async () => undefined };
  });
} else {
  it.skip('picture store: an S3 server (S3_ENDPOINT is not set)', () => undefined);
}

describe('a store that fails', () => {
  it('answers S3_OPERATION_FAILED within its time when there is no server', async () => {
    const store = s3Store({ endpoint: 'http://127.0.0.1:1', region, bucket: 'b', accessKeyId: 'a', secretAccessKey: 's' });
    await expect(store.read({ name: 'a'.repeat(32), width: 320, format: 'jpg' })).rejects.toThrow('S3_OPERATION_FAILED');
    await expect(store.write({ name: 'a'.repeat(32), width: 320, format: 'jpg' }, Buffer.from('x'))).rejects.toThrow('S3_OPERATION_FAILED');
  });

  it('answers S3_OPERATION_FAILED when its folder is no folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pusula-pictures-'));
    await writeFile(join(folder, 'file'), '');
    const write = folderStore(join(folder, 'file')).write({ name: 'a'.repeat(32), width: 320, format: 'jpg' }, Buffer.from('x'));
    await expect(write).rejects.toThrow('S3_OPERATION_FAILED');
    await rm(folder, { recursive: true });
  });
});
