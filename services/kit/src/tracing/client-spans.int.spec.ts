import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { endpoint } from '@pusula/contracts';
import { z } from 'zod';
import { type Database, openDatabase } from '../db/database.ts';
import { failure } from '../failure.ts';
import { boundedFetch } from '../http/bounded-fetch.ts';
import { createServiceClient } from '../http/service-client.ts';
import { silentLog } from '../log/log.ts';
import { bucketAt, openBucket } from '../s3/bucket.ts';
import { type LocalServer, startLocalServer } from '../testing/local-server.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startPlayS3Server } from '../testing/s3-server.ts';
import { currentTraceparent, inContext } from './context.ts';
import { startTracing, type TracingUnderTest } from './tracing.testing.ts';

let tracing: TracingUnderTest;
beforeEach(async () => {
  tracing = await startTracing();
});
afterEach(() => tracing.collector.stop());

/** What was exported, without where and when. */
const exported = async () => (await tracing.spans()).map(({ name, kind, attributes, fault }) => ({ name, kind, attributes, fault }));
const OK = { 'http.response.status_code': 200 };

describe('a use of the picture store', () => {
  it('is a span with the name of the operation, and without that of the picture', async () => {
    const server = await startPlayS3Server();
    const bucket = openBucket(bucketAt(`${server.url.replace('//', '//key:secret@')}/b`));
    await tracing.inRequest(async () => {
      await bucket.write('lovelace.png', Buffer.from('x'), 'image/png');
      await bucket.read('lovelace.png');
    });
    await server.stop();
    await expect(tracing.inRequest(() => bucket.remove(['lovelace.png']))).rejects.toMatchObject({ code: 'S3_OPERATION_FAILED' });
    const span = (method: string) => ({ name: method, kind: 'client', attributes: { 'rpc.method': method }, fault: undefined });
    const failed = { 'rpc.method': 'S3/DeleteObjects', 'error.type': 'S3_OPERATION_FAILED' };
    expect(await exported()).toEqual([
      span('S3/PutObject'),
      span('S3/GetObject'),
      { ...span('S3/DeleteObjects'), attributes: failed, fault: 'S3_OPERATION_FAILED' },
    ]);
    expect(tracing.collector.bodies()).not.toMatch(/lovelace|secret/);
  });
});

describe('a call of a model', () => {
  let server: LocalServer;
  beforeAll(async () => {
    server = await startLocalServer(({ url = '' }, response) => {
      response.writeHead(url.includes('refused') ? 429 : 200).end('x'.repeat(1_000));
    });
  });
  afterAll(() => server?.stop());
  const post = { 'http.request.method': 'POST' };

  it('is a span by what is asked, until the answer has been read', async () => {
    await tracing.inRequest(async () => {
      await (await boundedFetch(1_000)(`${server.url}/v1/embeddings`, { method: 'POST' })).text();
      await (await boundedFetch(1_000)(`${server.url}/v1/chat/completions`, { method: 'POST' })).text();
    });
    expect(await exported()).toEqual(
      ['embeddings', 'chat'].map((name) => ({
        name,
        kind: 'client',
        attributes: { ...post, 'gen_ai.operation.name': name, ...OK },
        fault: undefined,
      })),
    );
  });

  it('ends with an answer that is refused, too long, given up or never comes', async () => {
    const ask = (path: string) => boundedFetch(999)(`${server.url}/${path}?key=secret`, { method: 'POST' });
    await tracing.inRequest(async () => {
      await (await ask('refused')).body?.cancel();
      await expect((await ask('long')).text()).rejects.toThrow('without an end');
      await expect(boundedFetch(1)('http://127.0.0.1:9/')).rejects.toThrow();
    });
    const refused = { ...post, 'http.response.status_code': 429, 'error.type': '429' };
    const away = { 'http.request.method': 'GET', 'error.type': 'SERVICE_UNAVAILABLE' };
    expect((await exported()).map(({ attributes, fault }) => [attributes, fault])).toEqual(
      expect.arrayContaining([
        [refused, '429'],
        [{ ...post, ...OK }, undefined],
        [away, 'SERVICE_UNAVAILABLE'],
      ]),
    );
    expect(tracing.collector.bodies()).not.toMatch(/secret|127\.0\.0\.1/);
  });
});

describe('a call of a service', () => {
  it('is a span for each time that it was sent, whose place the service is told', async () => {
    const seen: unknown[] = [];
    const server = await startLocalServer(({ headers, socket }, response) => {
      seen.push(headers.traceparent);
      if (seen.length === 1) socket.destroy();
      else response.writeHead(404).end('{"success":false,"errorMessage":"COACH_NOT_FOUND"}');
    });
    const shape = { input: z.object({ name: z.string() }), reply: z.object({}), errors: [], timeoutMs: 10_000 } as const;
    const read = endpoint('GET /t/read', { owner: 'profile', summary: 'For tests.', tokens: [], ...shape });
    const client = createServiceClient({ name: 'profile', baseUrl: server.url, identity: { sign: async () => 'signed' } });
    const call = () => client.call(read, { name: 'lovelace' }, { caller: { type: 'Public' } });
    await expect(tracing.inRequest(call)).rejects.toMatchObject({ code: 'COACH_NOT_FOUND' });
    await client.close();
    await server.stop();
    const spans = await tracing.spans();
    expect(seen).toEqual(spans.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`));
    expect(spans.map(({ name, attributes, fault }) => [name, attributes['error.type'], fault])).toEqual([
      ['GET /api/t/read', 'SERVICE_UNAVAILABLE', 'SERVICE_UNAVAILABLE'],
      ['GET /api/t/read', '404', undefined],
    ]);
    expect(tracing.collector.bodies()).not.toContain('lovelace');
  });
});

describe('a transaction', () => {
  let postgres: TestPostgres;
  let database: Database;
  beforeAll(async () => {
    postgres = await startPostgres();
    database = await openDatabase({ url: await postgres.freshDatabase(), schema: { tables: [], migrations: [] }, log: silentLog() });
  });
  afterAll(async () => {
    await database?.close();
    await postgres?.stop();
  });
  const name = 'postgresql transaction';

  it('is a span that whatever it causes belongs to, and a fault only where it is one', async () => {
    const inTransaction = (work: () => Promise<unknown>) =>
      tracing.inRequest(() => database.transaction(work)).catch((error: unknown) => error);
    const traceparent = await inTransaction(async () => currentTraceparent());
    await inTransaction(() => Promise.reject(failure('COACH_NOT_FOUND')));
    await inTransaction(() => database.manager.query("SELECT 'lovelace@example.com'::int"));
    const [first, ...others] = await tracing.spans();
    expect(traceparent).toBe(`00-${first?.traceId}-${first?.spanId}-01`);
    expect(first).toMatchObject({
      name,
      attributes: { 'db.system.name': 'postgresql', 'db.operation.name': 'transaction' },
      fault: undefined,
    });
    expect(others.map(({ attributes, fault }) => [attributes['error.type'], fault])).toEqual([
      ['COACH_NOT_FOUND', undefined],
      ['UNEXPECTED_ERROR', 'UNEXPECTED_ERROR'],
    ]);
    expect(tracing.collector.bodies()).not.toContain('lovelace');
  });

  it('is none where nobody asked for it, or the trace is not exported', async () => {
    await database.transaction(async () => undefined);
    const unsampled = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), flags: '00' };
    await inContext({ trace: unsampled, tracer: tracing.tracer }, () => database.transaction(async () => undefined));
    expect(await exported()).toEqual([]);
  });
});
