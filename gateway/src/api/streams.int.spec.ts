import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { refine, registerToken } from '@pusula/contracts';
import { eventually, readEvents, startPostgres, type TestPostgres } from '@pusula/service-kit/testing';
import { type GatewaysUnderTest, startGateways } from '../testing/gateway-under-test.ts';
import { sendJson } from '../testing/upstream.ts';

const ACCEPT = { accept: 'text/event-stream' };
const input = { CoachInformationType: 'Bio', Information: 'a b', Language: 'tr' } as const;

let postgres: TestPostgres;
let gateways: GatewaysUnderTest;
let token: string;
beforeAll(async () => {
  postgres = await startPostgres();
  gateways = await startGateways({ databaseUrl: await postgres.freshDatabase(), env: { RATE_LIMIT_SCALE: '1000' } });
  const { body } = await gateways.first.call(registerToken, {
    token: await gateways.first.publicToken(),
    input: { email: 'new@example.test' },
  });
  token = String(body.token);
});
afterAll(async () => {
  await gateways?.stop();
  await postgres?.stop();
});

const chunkOf = (text: string) => `event: chunk\ndata: ${JSON.stringify({ text })}\n\n`;
const LAST = 'event: reply\ndata: {"success":true}\n\n';
/** The service's reply, begun with one chunk, for the test to go on with. */
let begun: PromiseWithResolvers<ServerResponse>;
beforeEach(() => {
  begun = Promise.withResolvers();
  gateways.upstreams['ai-refine'].seen.length = 0;
  gateways.upstreams['ai-refine'].answer = (_request, _body, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no', 'x-internal': 'secret' });
    response.write(chunkOf('bir'));
    begun.resolve(response);
  };
});

const ask = (init: RequestInit = {}) =>
  fetch(`${gateways.first.url}/api${refine.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...ACCEPT },
    body: JSON.stringify(input),
    ...init,
  });

describe('a reply in chunks', () => {
  it('arrives chunk by chunk: the first before the last is sent', async () => {
    const response = await ask();
    const events = readEvents(response);
    expect((await events.next()).value).toEqual({ event: 'chunk', data: { text: 'bir' } });
    (await begun.promise).end(chunkOf('iki') + LAST);
    expect((await events.next()).value).toEqual({ event: 'chunk', data: { text: 'iki' } });
    expect((await events.next()).value).toEqual({ event: 'reply', data: { success: true } });
    expect((await events.next()).done).toBe(true);
    expect(gateways.upstreams['ai-refine'].seen.map(({ headers }) => headers.accept)).toEqual(['text/event-stream']);
  });

  it('is asked not to be kept or collected on its way, and says nothing of the inside', async () => {
    const { headers, body } = await ask();
    const names = ['content-type', 'cache-control', 'x-accel-buffering', 'x-content-type-options', 'content-encoding', 'x-internal'];
    expect(names.map((name) => headers.get(name))).toEqual(['text/event-stream', 'no-store', 'no', 'nosniff', null, null]);
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{20,}$/);
    await body?.cancel();
  });

  it('breaks off when its service dies, so that nobody takes the half for the whole', async () => {
    const events = readEvents(await ask());
    await events.next();
    (await begun.promise).destroy();
    await expect(events.next()).rejects.toThrow();
  });

  it('is given up at the service when its caller hangs up', async () => {
    const abort = new AbortController();
    await ask({ signal: abort.signal });
    const reply = await begun.promise;
    abort.abort();
    await eventually(() => expect(reply.destroyed).toBe(true));
  });

  it('is asked for only where the contract knows it, and answers JSON to whoever did not ask', async () => {
    gateways.upstreams['ai-refine'].answer = (_request, _body, response) => sendJson(response, 200, { success: true });
    const { body } = await gateways.first.call(refine, { token, input });
    expect([body, gateways.upstreams['ai-refine'].seen[0]?.headers.accept]).toEqual([{ success: true }, undefined]);
    await gateways.first.get('/api/category/get-categories?language=tr', {
      authorization: `Bearer ${await gateways.first.publicToken()}`,
      ...ACCEPT,
    });
    expect(gateways.upstreams.catalog.seen.at(-1)?.headers.accept).toBeUndefined();
  });

  it('passes a refusal on as it is', async () => {
    gateways.upstreams['ai-refine'].answer = (_request, _body, response) =>
      sendJson(response, 429, { success: false, errorMessage: 'TOO_MANY_REQUESTS' });
    const response = await ask();
    expect([response.status, (await response.json()).errorMessage]).toEqual([429, 'TOO_MANY_REQUESTS']);
  });
});

it('R9: a service whose replies break off five times is left alone', async () => {
  gateways.upstreams['ai-refine'].answer = (_request, _body, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunkOf('bir'), () => response.destroy());
  };
  for (let turn = 0; turn < 5; turn += 1) await (await ask()).text().catch(() => undefined);
  await eventually(async () => expect((await ask()).status).toBe(503));
});

it('a streamed call is told of on the API page', async () => {
  const { body } = await gateways.first.get('/openapi.json');
  const paths = body.paths as Record<string, { post?: { responses: Record<string, { content: object }> } }>;
  const contentOf = (path: string) => Object.keys(paths[path]?.post?.responses['200']?.content ?? {});
  expect(contentOf('/api/ai/refine')).toEqual(['application/json', 'text/event-stream']);
  expect(contentOf('/api/search/search')).toEqual(['application/json']);
});
