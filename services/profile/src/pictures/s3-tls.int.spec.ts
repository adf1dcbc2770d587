import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  opensslIsThere,
  type PlayS3Server,
  runTrusting,
  startPlayS3Server,
  startTlsFront,
  type ThrowAwayCertificate,
  throwAwayCertificate,
} from '@pusula/service-kit/testing';

const useStore = (endpoint: string) => `
  import { s3Store } from ${JSON.stringify(join(__dirname, 's3-store.ts'))};
  const store = s3Store({ endpoint: ${JSON.stringify(endpoint)}, region: 'r', bucket: 'b', accessKeyId: 'a', secretAccessKey: 's' });
  const problem = await store.write({ name: '0'.repeat(32), width: 64, format: 'jpg' }, Buffer.from('x')).then(() => undefined, (error) => error);
  console.log(problem ? (problem.cause?.code ?? problem.code) : 'kept');
  process.exit(0);
`;

const tls = opensslIsThere ? describe : describe.skip;
tls(opensslIsThere ? 'an S3 server over https' : 'an S3 server over https (skipped: no openssl)', () => {
  let certificate: ThrowAwayCertificate;
  let server: PlayS3Server;
  let front: Awaited<ReturnType<typeof startTlsFront>>;
  beforeAll(async () => {
    certificate = await throwAwayCertificate();
    server = await startPlayS3Server();
    front = await startTlsFront(certificate, server.url);
  });
  afterAll(async () => {
    await front?.stop();
    await server?.stop();
    await certificate?.remove();
  });

  it('keeps pictures of whoever trusts its certificate, and of nobody else', async () => {
    const endpoint = `https://localhost:${front.port}`;
    expect(await runTrusting(useStore(endpoint))).toBe('DEPTH_ZERO_SELF_SIGNED_CERT');
    expect(server.objects.size).toBe(0);
    expect(await runTrusting(useStore(endpoint), certificate.file)).toBe('kept');
    expect(server.objects.size).toBe(1);
  });
});
