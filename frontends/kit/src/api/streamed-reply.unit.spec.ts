import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { LIMITS } from '@pusula/contracts';
import { browser, closeBrowser, failureOf, only, refused, user } from './browser.testing.ts';

afterEach(closeBrowser);

const REFINE = 'POST /ai/refine';
const input = { coachInformationType: 'Bio', information: 'ben koçum', language: 'tr' } as const;
const reply = { success: true, information: 'Ben koçum.', source: 'model', doubts: [] };

async function* untilTold(chunks: readonly string[], told: Promise<void>) {
  yield* chunks;
  await told;
}

describe('a reply in chunks', () => {
  it('is told chunk by chunk, and handed over whole at its end', async () => {
    const chunks: string[] = [];
    const { promise: told, resolve: onText } = Promise.withResolvers<void>();
    const { client } = await browser(
      { [REFINE]: () => ({ chunks: untilTold(['Ben', ' koçum. 🙂'], told), body: reply }) },
      { stored: user('t') },
    );
    const { promise: seen, resolve: see } = Promise.withResolvers<void>();
    const call = client.call(REFINE, input, {
      onChunk: (chunk) => {
        if (chunks.push(chunk) === 2) see();
      },
    });
    // The server ends only now, long after the chunks were told.
    await seen;
    onText();
    expect(await call).toEqual(reply);
    expect(chunks).toEqual(['Ben', ' koçum. 🙂']);
  });

  it('keeps to the rules of every call: token, and once more with a refreshed one', async () => {
    const { client, callsTo } = await browser(
      {
        'POST /auth/refresh-token': () => ({ body: { success: true, token: 'new' } }),
        [REFINE]: (call) => (call.token === 'new' ? { chunks: ['Ben'], body: reply } : refused),
      },
      { stored: user('old') },
    );
    const chunks: string[] = [];
    expect(await client.call(REFINE, input, { onChunk: (chunk) => chunks.push(chunk) })).toEqual(reply);
    expect([callsTo(REFINE).map(({ token }) => token), chunks]).toEqual([['old', 'new'], ['Ben']]);
    expect(callsTo(REFINE)[0]?.input).toEqual({ CoachInformationType: 'Bio', Information: 'ben koçum', Language: 'tr' });
  });

  it('that is refused before its first chunk fails like any other call', async () => {
    const body = { success: false, errorMessage: 'TOO_MANY_REQUESTS', requestId: 'r-1' };
    const { client } = await browser({ [REFINE]: () => ({ status: 429, body }) }, { stored: user('t') });
    expect(await failureOf(client.call(REFINE, input, { onChunk: () => undefined }))).toMatchObject({
      kind: 'VALIDATION_ERROR',
      message: 'TOO_MANY_REQUESTS',
      status: 429,
      requestId: 'r-1',
    });
  });

  it('that fails after its first chunk says what the last event said', async () => {
    const body = { success: false, errorMessage: 'REFINE_FAILED', requestId: 'r-2' };
    const { client } = await browser({ [REFINE]: () => ({ chunks: ['Ben'], body }) }, { stored: user('t') });
    expect(await failureOf(client.call(REFINE, input, { onChunk: () => undefined }))).toMatchObject({
      kind: 'UNEXPECTED_ERROR',
      message: 'REFINE_FAILED',
      requestId: 'r-2',
    });
  });

  it('that breaks off is a network error, never half a success', async () => {
    const { client } = await browser({ [REFINE]: () => ({ chunks: ['Ben'], breaksOff: true }) }, { stored: user('t') });
    expect(await failureOf(client.call(REFINE, input, { onChunk: () => undefined }))).toMatchObject({
      kind: 'NETWORK_ERROR',
      fallback: 'errors.network',
    });
  });

  it('of a server that answers with one text alone is that text', async () => {
    const { client } = await browser({ [REFINE]: only('t') }, { stored: user('t') });
    expect(await client.call(REFINE, input, { onChunk: () => undefined })).toEqual({ success: true });
  });

  it('that is no reply at all is a failure', async () => {
    const { client } = await browser({ [REFINE]: () => ({ status: 502, body: [] }) }, { stored: user('t') });
    expect(await failureOf(client.call(REFINE, input, { onChunk: () => undefined }))).toMatchObject({
      status: 502,
      fallback: 'errors.server',
    });
  });

  it('has the time of every call, for all of its chunks together', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
    try {
      const never = new Promise<void>(() => undefined);
      const { client } = await browser({ [REFINE]: () => ({ chunks: untilTold(['Ben'], never) }) }, { stored: user('t') });
      const onChunk = () => void jest.advanceTimersByTime(LIMITS.clientRequestTimeoutMs);
      expect(await failureOf(client.call(REFINE, input, { onChunk }))).toMatchObject({ kind: 'NETWORK_ERROR', fallback: 'errors.timeout' });
    } finally {
      jest.useRealTimers();
    }
  });

  it('is given up when its caller aborts, also in its middle', async () => {
    const never = new Promise<void>(() => undefined);
    const { client } = await browser({ [REFINE]: () => ({ chunks: untilTold(['Ben'], never) }) }, { stored: user('t') });
    const abort = new AbortController();
    const outcome = failureOf(client.call(REFINE, input, { signal: abort.signal, onChunk: () => abort.abort() }));
    expect(await outcome).toMatchObject({ code: 'ERR_CANCELED' });
  });
});
