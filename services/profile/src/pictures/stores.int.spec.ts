import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { freshBucket, type PlayS3Server, S3_FAULTS, S3_SERVER, startPlayS3Server } from '@pusula/service-kit/testing';
import type { Rendition } from './address.ts';
import { folderStore } from './folder-store.ts';
import type { PictureStore } from './picture-store.ts';
import { s3Store } from './s3-store.ts';
import { storeContract } from './store-contract.ts';

const rendition = (more: Partial<Rendition> = {}): Rendition => ({ name: 'a'.repeat(32), width: 320, format: 'jpg', ...more });
const optionsOf = (endpoint: string) => ({ endpoint, region: 'us-east-1', bucket: 'b', accessKeyId: 'a', secretAccessKey: 's' });

storeContract('a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pusula-pictures-'));
  return { store: folderStore(folder), stop: () => rm(folder, { recursive: true }) };
});

storeContract('the S3 API, played', async () => {
  const server = await startPlayS3Server();
  return { store: s3Store(optionsOf(server.url)), stop: server.stop };
});

storeContract('the S3 API, played and slow', async () => {
  const server = await startPlayS3Server();
  server.behave('slow');
  return { store: s3Store(optionsOf(server.url)), stop: server.stop };
});

if (S3_SERVER) {
  storeContract('an S3 server', async () => ({ store: s3Store(await freshBucket('pusula-pictures')), stop: async () => undefined }));
} else {
  it.skip('picture store: an S3 server (S3_ENDPOINT is not set)', () => undefined);
}

/** Every use of a store. */
const uses: readonly [string, (store: PictureStore) => Promise<unknown>][] = [
  ['write', (store) => store.write(rendition(), Buffer.from('x'))],
  ['read', (store) => store.read(rendition())],
  ['remove', (store) => store.remove(rendition().name)],
];

describe('a store that is not there', () => {
  it.each(uses)('has %s answer S3_OPERATION_FAILED', async (_, work) => {
    await expect(work(s3Store(optionsOf('http://127.0.0.1:1')))).rejects.toThrow('S3_OPERATION_FAILED');
  });

  it('is also a folder that is none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pusula-pictures-'));
    await writeFile(join(folder, 'file'), '');
    await expect(folderStore(join(folder, 'file')).write(rendition(), Buffer.from('x'))).rejects.toThrow('S3_OPERATION_FAILED');
    await rm(folder, { recursive: true });
  });
});

describe('an S3 server that fails', () => {
  const HASTY = { longestMs: 1_200, requestMs: 800 };
  let server: PlayS3Server;
  let store: PictureStore;
  beforeAll(async () => {
    server = await startPlayS3Server();
    store = s3Store(optionsOf(server.url), HASTY);
  });
  afterAll(() => server?.stop());
  beforeEach(async () => {
    server.behave(null);
    await store.write(rendition(), Buffer.from('before'));
  });

  it.each(S3_FAULTS)('(%s) answers S3_OPERATION_FAILED, and is used again as soon as it works', async (fault) => {
    server.behave(fault);
    const touched = fault === 'undeletable' ? uses.filter(([name]) => name === 'remove') : uses;
    await Promise.all(touched.map(([, use]) => expect(use(store)).rejects.toThrow('S3_OPERATION_FAILED')));
    server.behave(null);
    for (const [, use] of uses) await expect(use(store)).resolves.not.toThrow();
    expect([...server.objects.keys()]).toEqual([]);
  });

  it('and does not take what is not there for a fault, nor a fault for what is not there', async () => {
    expect(await store.read(rendition({ width: 640 }))).toBeUndefined();
    server.behave('denied');
    await expect(store.read(rendition({ width: 640 }))).rejects.toThrow('S3_OPERATION_FAILED');
  });
});
