import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { search } from '@pusula/contracts';
import { createLog } from '@pusula/service-kit/log';
import { eventually, freePort, type OtlpReceiver, startOtlpReceiver, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, startGateways } from '../testing/gateway-under-test.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

describe('the gateway', () => {
  let collector: OtlpReceiver;
  let gateways: GatewaysUnderTest;
  beforeAll(async () => {
    collector = await startOtlpReceiver();
    gateways = await startGateways({ databaseUrl: await postgres.freshDatabase(), env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
  });
  afterAll(async () => {
    await gateways?.stop();
    await collector?.stop();
  });
  const served = (name: string) => eventually(() => found(name, 'server'));
  const found = (name: string, kind: string) => {
    const span = collector.spans().find((span) => span.name === name && span.kind === kind);
    if (!span) throw new Error(`no span ${name}`);
    return span;
  };

  it('sends a service the span of its own call, in the trace that the caller began', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';
    const token = await gateways.first.publicToken();
    expect((await gateways.first.call(search, { token, headers: { traceparent } })).status).toBe(200);
    const server = await served('POST /api/search/search');
    const client = await eventually(() => found('POST /api/search/search', 'client'));
    expect(server).toMatchObject({ traceId: traceparent.slice(3, 35), parentSpanId: 'b7ad6b7169203331', service: 'gateway' });
    expect(client).toMatchObject({ traceId: server.traceId, parentSpanId: server.spanId, fault: undefined });
    expect(gateways.upstreams.search.seen.at(-1)?.headers.traceparent).toBe(`00-${client.traceId}-${client.spanId}-01`);
  });

  it('names pages by what they are, and addresses that somebody made up by nothing', async () => {
    await gateways.first.get('/en/coach/lovelace-01kahc8b3zv9nq5e5kxt2w4r7d?keyword=lovelace');
    await gateways.first.get('/lovelace/lovelace');
    await gateways.first.get('/api/lovelace/lovelace');
    const pages = [await served('GET /coach'), await served('GET /*'), await served('GET /api/*')];
    expect(pages.map(({ attributes }) => attributes['http.route'])).toEqual(['/coach', '/*', '/api/*']);
    expect(collector.bodies()).not.toMatch(/lovelace/i);
  });

  it('sends a service that it only passes a request to its own span in place of what a stranger says', async () => {
    await gateways.first.get('/pictures/lovelace.png', { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00` });
    const { traceId, spanId } = await served('GET /pictures/*');
    expect(traceId).toBe('a'.repeat(32));
    expect(gateways.upstreams.profile.seen.at(-1)?.headers.traceparent).toBe(`00-${traceId}-${spanId}-01`);
  });

  it('ends the span of a call whose caller has gone, without a status', async () => {
    const token = await gateways.first.publicToken();
    const { answer } = gateways.upstreams.catalog;
    const hangUp = new AbortController();
    gateways.upstreams.catalog.answer = () => hangUp.abort();
    await expect(
      fetch(`${gateways.first.url}/api/category/get-categories?language=tr`, {
        headers: { authorization: `Bearer ${token}` },
        signal: hangUp.signal,
      }),
    ).rejects.toThrow();
    gateways.upstreams.catalog.answer = answer;
    const { attributes } = await served('GET /api/category/get-categories');
    expect(attributes).toMatchObject({ 'http.route': '/api/category/get-categories', 'error.type': 'CALLER_GONE' });
    expect(attributes).not.toHaveProperty('http.response.status_code');
  });

  it('marks what failed, here and on the way to the service', async () => {
    const token = await gateways.first.publicToken();
    await gateways.upstreams.search.stop();
    expect((await gateways.first.call(search, { token })).status).toBe(503);
    const isFailed = (kind: string) => collector.spans().some((span) => span.kind === kind && span.fault === 'SERVICE_UNAVAILABLE');
    await eventually(() => expect([isFailed('server'), isFailed('client')]).toEqual([true, true]));
  });
});

it('a service is told that a trace is not exported, whatever a stranger says of it', async () => {
  const collector = await startOtlpReceiver();
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER: 'parentbased_always_off' };
  const gateways = await startGateways({ databaseUrl: await postgres.freshDatabase(), env });
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await gateways.first.call(search, { token: await gateways.first.publicToken(), headers: { traceparent } });
  const told = gateways.upstreams.search.seen.at(-1)?.headers.traceparent;
  await gateways.stop();
  await collector.stop();
  expect(told).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-(?!b7ad6b7169203331)[0-9a-f]{16}-00$/);
  expect(collector.spans()).toEqual([]);
});

it('a collector that is away costs a warning, and no request', async () => {
  const lines: string[] = [];
  const gateways = await startGateways({
    databaseUrl: await postgres.freshDatabase(),
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` },
    log: createLog({ service: 'gateway', destination: { write: (line) => void lines.push(line) } }),
  });
  const token = await gateways.first.publicToken();
  const warnings = () => lines.filter((line) => line.includes('spans could not be exported'));
  const statuses: number[] = [];
  await eventually(async () => {
    statuses.push((await gateways.first.call(search, { token })).status);
    expect(warnings()).toHaveLength(1);
  });
  await gateways.stop();
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(warnings()).toHaveLength(1);
});
