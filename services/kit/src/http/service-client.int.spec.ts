import { afterEach, describe, expect, it } from '@jest/globals';
import { endpoint } from '@pusula/contracts';
import { z } from 'zod';
import { type LocalServer, startLocalServer } from '../testing/local-server.ts';
import { inContext } from '../tracing/context.ts';
import { continueTrace } from '../tracing/trace.ts';
import { createServiceClient } from './service-client.ts';

const base = {
  owner: 'profile',
  summary: 'For tests.',
  tokens: [],
  input: z.object({ a: z.string().optional() }),
  reply: z.object({ ok: z.boolean() }),
  errors: [],
  timeoutMs: 10_000,
} as const;
const read = endpoint('GET /t/read', base);
const write = endpoint('POST /t/write', base);
const IMPATIENT_MS = 300;
const impatient = endpoint('POST /t/impatient', { ...base, timeoutMs: IMPATIENT_MS });
const identity = { sign: async () => 'signed' };
const context = { caller: { type: 'Public' } } as const;

let server: LocalServer;
let client: ReturnType<typeof createServiceClient>;
const seen: { method: string; url: string; headers: Record<string, unknown> }[] = [];

async function against(answer: (nth: number) => { status?: number; body?: string } | 'hang' | 'break', timeoutScale = 1): Promise<void> {
  seen.length = 0;
  server = await startLocalServer((request, response) => {
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
    const plan = answer(seen.length);
    if (plan === 'break') request.socket.destroy();
    else if (plan !== 'hang') response.writeHead(plan.status ?? 200).end(plan.body ?? '{"success":true,"ok":true}');
  });
  client = createServiceClient({ name: 'profile', baseUrl: server.url, identity, timeoutScale });
}
afterEach(async () => {
  await client.close();
  await server.stop();
});

describe('a service client', () => {
  it('keeps its connections, but none for longer than a connection lives: replicas that came later get their share', async () => {
    const ports = new Set<number | undefined>();
    server = await startLocalServer(({ socket }, response) => {
      ports.add(socket.remotePort);
      response.end('{"success":true,"ok":true}');
    });
    const use = async (connectionLifeMs: number, { afterMs }: { afterMs: number }) => {
      ports.clear();
      client = createServiceClient({ name: 'profile', baseUrl: server.url, identity, connectionLifeMs });
      for (let calls = 0; calls < 4; calls += 1) {
        await client.call(read, {}, context);
        for (const began = Date.now(); Date.now() - began < afterMs; ) await new Promise(setImmediate);
      }
      return ports.size;
    };
    expect(await use(60_000, { afterMs: 0 })).toBeLessThan(3);
    await client.close();
    expect(await use(20, { afterMs: 30 })).toBe(4);
  });
  it('sends input, identity, request id and trace, and answers the reply alone', async () => {
    await against(() => ({}));
    const trace = continueTrace(undefined);
    expect(await inContext({ requestId: 'request-1', trace }, () => client.call(read, { a: 'x y' }, context))).toEqual({ ok: true });
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/t/read?a=x+y' });
    expect(seen[0]?.headers).toMatchObject({
      'x-pusula-identity': 'signed',
      'x-request-id': 'request-1',
      traceparent: expect.stringContaining(trace.traceId),
    });
  });
  it('throws the code that the service answered', async () => {
    await against(() => ({ status: 404, body: '{"success":false,"errorMessage":"COACH_NOT_FOUND"}' }));
    await expect(client.call(write, {}, context)).rejects.toMatchObject({ code: 'COACH_NOT_FOUND' });
  });
  it('gives up after the time of the contract', async () => {
    await against(() => 'hang');
    await expect(client.call(impatient, {}, context)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });
  it('waits as many times longer as it is told', async () => {
    await against(() => 'hang', 3);
    const started = performance.now();
    await expect(client.call(impatient, {}, context)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(performance.now() - started).toBeGreaterThan(2.9 * IMPATIENT_MS);
  });
  it('sends a GET once more when the connection broke', async () => {
    await against((nth) => (nth === 1 ? 'break' : {}));
    expect(await client.call(read, {}, context)).toEqual({ ok: true });
    expect(seen).toHaveLength(2);
  });
  it('never sends a POST twice', async () => {
    await against(() => 'break');
    await expect(client.call(write, {}, context)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(seen).toHaveLength(1);
  });
  it.each(['<html>', '{"success":false,"errorMessage":"WHATEVER"}'])('an answer of another kind (%s) is no success', async (body) => {
    await against(() => ({ status: 502, body }));
    await expect(client.call(write, {}, context)).rejects.toMatchObject({
      code: expect.stringMatching(/SERVICE_UNAVAILABLE|UNEXPECTED_ERROR/),
    });
  });
});
