import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type PlayS3Server, startPlayS3Server } from '../testing/s3-server.ts';
import { type Bucket, bucketAt, openBucket } from './bucket.ts';

let server: PlayS3Server;
let bucket: Bucket;
beforeAll(async () => {
  server = await startPlayS3Server();
  bucket = openBucket(bucketAt(`${server.url.replace('//', '//key:secret@')}/b`));
});
afterAll(() => server?.stop());

it('is read from an address, with what is encoded in it', () => {
  expect(bucketAt('https://key:se%2Fcret@s3.example:9000/pusula-audit?region=eu-central-1')).toEqual({
    endpoint: 'https://s3.example:9000',
    region: 'eu-central-1',
    bucket: 'pusula-audit',
    accessKeyId: 'key',
    secretAccessKey: 'se/cret',
  });
});

it('lists a thousand keys at a time, in order and from where one was', async () => {
  const names = Array.from({ length: 1_003 }, (_, number) => `many/${String(number).padStart(5, '0')}`);
  for (let at = 0; at < names.length; at += 50) {
    await Promise.all(names.slice(at, at + 50).map((name) => bucket.write(name, Buffer.from(name), 'text/plain')));
  }
  await bucket.write('other/1', Buffer.from('x'), 'text/plain');
  const first = await bucket.list('many/');
  expect(first).toEqual(names.slice(0, 1_000));
  expect(await bucket.list('many/', first.at(-1))).toEqual(names.slice(1_000));
  expect(await bucket.list('many/', names.at(-1))).toEqual([]);
  await bucket.remove(first);
  expect(await bucket.list('many/')).toEqual(names.slice(1_000));
});
