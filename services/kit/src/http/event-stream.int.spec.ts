import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Endpoint, endpoint, IDENTITY_HEADER } from '@pusula/contracts';
import { z } from 'zod';
import { failure } from '../failure.ts';
import { silentLog } from '../log/log.ts';
import { type Request, serve } from '../service.ts';
import { eventually } from '../testing/eventually.ts';
import { type ReadEvent, readEvents } from '../testing/read-events.ts';
import { identitySigner, identityVerifier } from './identity.ts';
import { newIdentityKey } from './identity-key.ts';
import { createMetrics } from './metrics.ts';
import { createHttpServer, type HttpServer } from './server.ts';

const base = {
  owner: 'ai-refine',
  summary: 'For tests.',
  tokens: ['Public'],
  input: z.object({}),
  reply: z.object({ text: z.string() }),
  errors: ['REFINE_FAILED'],
  timeoutMs: 3_000,
} as const;
const told = endpoint('POST /t/told', { ...base, streams: true });
const whole = endpoint('POST /t/whole', { ...base, streams: false });

let server: HttpServer;
let url: string;
let identity: string;
let handler: (request: Pick<Request<Endpoint>, 'chunk' | 'signal'>) => Promise<{ text: string }>;
const metrics = createMetrics('ai-refine');

beforeAll(async () => {
  const key = await newIdentityKey('gateway');
  identity = await (await identitySigner('gateway', key.privateKey)).sign({ type: 'Public' }, 'ai-refine');
  server = createHttpServer({
    api: [serve(told, (request) => handler(request)), serve(whole, (request) => handler(request))],
    verifyIdentity: identityVerifier({ audience: 'ai-refine', keys: { keys: [key.publicKey] } }),
    metrics,
    log: silentLog(),
  });
  url = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
});
afterAll(() => server.drain(0, 1_000));

const HELD = ['bir ', 'iki ', 'üç'];
beforeEach(() => {
  handler = async ({ chunk }) => {
    for (const text of HELD) await chunk?.(text);
    return { text: HELD.join('') };
  };
});

const ask = (path = '/t/told', init: RequestInit = {}) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { [IDENTITY_HEADER]: identity, 'content-type': 'application/json', accept: 'text/event-stream, application/json' },
    body: '{}',
    ...init,
  });
const chunksThen = (reply: object): ReadEvent[] => [
  ...HELD.map((text) => ({ event: 'chunk', data: { text } })),
  { event: 'reply', data: reply as ReadEvent['data'] },
];
async function eventsOf(response: Response): Promise<ReadEvent[]> {
  const events: ReadEvent[] = [];
  for await (const event of readEvents(response)) events.push(event);
  return events;
}

describe('a reply in chunks', () => {
  it('ends with what the call answers, and nobody on the way may keep or collect it', async () => {
    const response = await ask();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect([response.headers.get('cache-control'), response.headers.get('x-accel-buffering')]).toEqual(['no-store, no-transform', 'no']);
    expect(await eventsOf(response)).toEqual(chunksThen({ success: true, text: 'bir iki üç' }));
  });

  it('is there before the work is done', async () => {
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    handler = async ({ chunk }) => {
      await chunk?.('bir');
      await finished;
      return { text: 'bir' };
    };
    const events = readEvents(await ask());
    expect((await events.next()).value).toEqual({ event: 'chunk', data: { text: 'bir' } });
    finish();
    expect((await events.next()).value).toEqual({ event: 'reply', data: { success: true, text: 'bir' } });
  });

  it.each([
    ['a caller who asks for no stream', '/t/told', { [IDENTITY_HEADER]: '', accept: '*/*' }],
    ['a call whose contract knows none', '/t/whole', { [IDENTITY_HEADER]: '' }],
  ])('is one JSON text for %s', async (_, path, headers) => {
    const response = await ask(path, {
      headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...headers, [IDENTITY_HEADER]: identity },
    });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual({ success: true, text: 'bir iki üç' });
  });

  it('that is refused before its first chunk has the status and shape of any refusal', async () => {
    handler = async () => {
      throw failure('TOO_MANY_REQUESTS');
    };
    const response = await ask();
    expect([response.status, (await response.json()).errorMessage]).toEqual([429, 'TOO_MANY_REQUESTS']);
  });

  it.each([
    ['a rule refuses', failure('REFINE_FAILED'), 'REFINE_FAILED'],
    ['a bug shows', new Error('the secret is hunter2'), 'UNEXPECTED_ERROR'],
  ])('ends with a refusal when %s after the first chunk, and counts as one', async (_, error, code) => {
    handler = async ({ chunk }) => {
      await chunk?.('bir');
      throw error;
    };
    const [, last] = await eventsOf(await ask());
    expect(last).toEqual({ event: 'reply', data: { success: false, errorMessage: code, requestId: expect.any(String) } });
    expect(await metrics.registry.metrics()).toMatch(new RegExp(`route="POST /t/told",status="${code === 'REFINE_FAILED' ? 503 : 500}"`));
  });

  it('is over at the contract’s time, and whatever the work still says is lost', async () => {
    let ended: AbortSignal | undefined;
    handler = async ({ chunk, signal }) => {
      await chunk?.('bir');
      await once(signal, 'abort');
      await chunk?.('geç');
      ended = signal;
      return { text: 'geç' };
    };
    const events = await eventsOf(await ask());
    expect(events.map(({ event, data }) => [event, data.text ?? data.errorMessage])).toEqual([
      ['chunk', 'bir'],
      ['reply', 'SERVICE_UNAVAILABLE'],
    ]);
    await eventually(() => expect(ended?.aborted).toBe(true));
  });

  it('waits for a slow reader, and learns when they have gone', async () => {
    let sent = 0;
    let gone = false;
    handler = async ({ chunk, signal }) => {
      signal.addEventListener('abort', () => {
        gone = true;
      });
      for (; sent < 10_000 && !signal.aborted; sent += 1) await chunk?.('x'.repeat(10_000));
      return { text: '' };
    };
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.pause();
    socket.write(
      `POST /api/t/told HTTP/1.1\r\nhost: a\r\naccept: text/event-stream\r\n${IDENTITY_HEADER}: ${identity}\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
    );
    await eventually(() => expect(sent).toBeGreaterThan(0));
    socket.destroy();
    await eventually(() => expect(gone).toBe(true));
    // A hundred megabytes would be ten thousand chunks; what lies in buffers is a small part of them.
    expect(sent).toBeLessThan(5_000);
  });
});
