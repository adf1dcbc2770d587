import { PageReply, type PageRequest } from '@pusula/contracts';
import { type Breaker, createBreaker } from '@pusula/service-kit/http';
import { traceCalls } from '@pusula/service-kit/tracing';
import { Pool } from 'undici';

/** @throws when the renderer does not answer, or is spared because it has not for a while */
export type Renderer = (request: PageRequest, signal: AbortSignal) => Promise<PageReply>;

/** A client of the renderer over kept-alive connections; nothing is sent twice. */
export function createRendererClient(url: string, now: () => number, breaker: Breaker = createBreaker(now)): Renderer {
  const pool = new Pool(new URL(url).origin, { connections: 16, connect: { timeout: 1_000 }, keepAliveTimeout: 30_000, clientTtl: 30_000 });
  const calls = pool.compose(traceCalls);
  const send: Renderer = async (page, signal) => {
    const { statusCode, body } = await calls.request({
      method: 'POST',
      path: '/render',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(page),
      signal,
    });
    const reply = await body.json();
    if (statusCode !== 200) throw new Error(`the renderer answered ${statusCode}`);
    return PageReply.parse(reply);
  };
  return async (page, signal) => {
    if (!breaker.allows()) throw new Error('the renderer is spared');
    try {
      const reply = await send(page, signal);
      breaker.succeeded();
      return reply;
    } catch (error) {
      breaker.failed();
      throw error;
    }
  };
}
