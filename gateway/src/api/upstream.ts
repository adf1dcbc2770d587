import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { type Endpoint, REQUEST_ID_HEADER } from '@pusula/contracts';
import { TIME_LIMITS } from '@pusula/service-kit/config';
import { type Breaker, CONNECTION_LIFE_MS, createBreaker, JSON_HEADERS } from '@pusula/service-kit/http';
import { traceCalls } from '@pusula/service-kit/tracing';
import { type Dispatcher, Pool } from 'undici';
import { CONNECTIONS_TO_SERVICE } from '../limits/call-queues.ts';
import { type HeldReply, holdReply, sendHeld } from './held-reply.ts';
import { sendFailure, UNTAKEN_MS } from './reply.ts';

/** A service behind the gateway: its connections and its breaker. */
export type Upstream = { readonly name: string; readonly pool: Dispatcher; readonly breaker: Breaker; readonly timeoutScale: number };

const KEEP_ALIVE_MS = 30_000;
/** A reply is taken in whatever its reader does, so that the connection to the service, of which there are few, is free for others; more of it at a time would fill the memory. */
const MOST_UNTAKEN_BYTES = 1_000_000;

/**
 * @param url origin of the service, such as `http://search:3000`
 * @param timeoutScale how many times as long as their contracts say its calls may take
 * @param isTraced whether spans of its calls are exported
 */
export function createUpstream(name: string, url: string, now: () => number, timeoutScale: number, isTraced = false): Upstream {
  const pool = new Pool(url, {
    connections: CONNECTIONS_TO_SERVICE,
    pipelining: 1,
    connect: { timeout: TIME_LIMITS.gatewayConnect },
    keepAliveTimeout: KEEP_ALIVE_MS,
    clientTtl: CONNECTION_LIFE_MS,
  });
  return { name, pool: isTraced ? pool.compose(traceCalls) : pool, breaker: createBreaker(now), timeoutScale };
}

export type Forwarded = {
  readonly endpoint: Endpoint;
  readonly path: string;
  readonly body: string;
  readonly requestId: string;
  readonly headers: Record<string, string>;
  /** Its caller asked for the reply in chunks. */
  readonly streamed: boolean;
  /** In what its caller takes the reply, where the contract lets it be compressed. */
  readonly acceptEncoding: string | undefined;
  /** The service is left to finish what a caller who has gone began. */
  readonly outlivesCaller: boolean;
};

/** Reply headers that may pass; whatever else a service says stays inside. */
const PASSED_ON = ['content-type', 'content-length', 'cache-control', 'etag', 'retry-after', 'x-accel-buffering'] as const;

function replyHeaders(received: IncomingHttpHeaders, { requestId, endpoint }: Forwarded): Record<string, string> {
  const headers: Record<string, string> = { ...JSON_HEADERS, [REQUEST_ID_HEADER]: requestId };
  if (endpoint.compressible) headers.vary = 'accept-encoding';
  for (const name of PASSED_ON) {
    const value = received[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
}

/**
 * Sends a call to its service exactly once and streams the reply back. There is no second try here: a POST may have been carried out although its answer
 * was lost. Silence longer than the call's budget, or a lost connection, counts for the breaker. A reply in chunks is passed on chunk by chunk, has the
 * same budget for all of them together, and counts as good only when it has ended.
 * @param onFailure called with the reason, for the log; the API's caller only sees SERVICE_UNAVAILABLE
 * @returns when the service has answered or cannot, whatever the caller does
 */
export function forward(upstream: Upstream, call: Forwarded, response: ServerResponse, onFailure: (error: Error) => void): Promise<void> {
  const { promise, resolve: onEnded } = Promise.withResolvers<void>();
  const { pool, breaker } = upstream;
  const timeoutMs = call.endpoint.timeoutMs * upstream.timeoutScale;
  let [hungUp, isAnswered] = [false, false];
  let length: string | undefined;
  let held: HeldReply | undefined;
  let abortUpstream: (() => void) | undefined;
  let budget: NodeJS.Timeout | undefined;
  let untaken: NodeJS.Timeout | undefined;
  const patienceMs = UNTAKEN_MS * upstream.timeoutScale;
  const giveUp = () => response.destroy();
  const onTaken = () => {
    clearTimeout(untaken);
    untaken = response.writableLength > 0 ? setTimeout(giveUp, patienceMs) : undefined;
  };
  const watchTaking = () => {
    if (response.writableLength > 0) untaken ??= setTimeout(giveUp, patienceMs);
  };
  response.on('close', () => {
    clearTimeout(budget);
    clearTimeout(untaken);
    if (response.writableFinished) return;
    hungUp = true;
    if (isAnswered || !call.outlivesCaller) abortUpstream?.();
  });

  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(controller) {
      abortUpstream = () => controller.abort(new Error('the caller hung up'));
      if (hungUp && !call.outlivesCaller) abortUpstream();
      else if (call.streamed) budget = setTimeout(() => controller.abort(new Error('the time was over')), timeoutMs);
    },
    onResponseStart(_controller, status, headers) {
      if (!call.streamed) breaker.succeeded();
      isAnswered = true;
      if (hungUp) return abortUpstream?.();
      length = headers['content-length'] as string | undefined;
      const headersSent = replyHeaders(headers as IncomingHttpHeaders, call);
      held = call.streamed ? undefined : holdReply(response, status, headersSent, call.acceptEncoding);
      if (!held) response.writeHead(status, headersSent);
    },
    onResponseData(controller, chunk) {
      if (held) return void held.chunks.push(chunk);
      // A reply that came in one chunk leaves in one chunk: as Latin-1, which keeps every byte, the body joins its head in one buffer.
      if (String(chunk.length) === length) response.end(chunk.toString('latin1'), 'latin1');
      else response.write(chunk, onTaken);
      watchTaking();
      if (response.writableLength < MOST_UNTAKEN_BYTES) return;
      controller.pause();
      response.once('drain', () => controller.resume());
    },
    onResponseEnd() {
      onEnded();
      if (call.streamed) breaker.succeeded();
      if (held) void sendHeld(response, held).then(watchTaking);
      else if (!response.writableEnded) response.end();
    },
    onResponseError(_controller, error) {
      onEnded();
      if (hungUp) {
        breaker.abandoned();
        return;
      }
      breaker.failed();
      onFailure(error);
      sendFailure(response, call.requestId, 'SERVICE_UNAVAILABLE', { headers: { 'retry-after': '10' } });
    },
  };

  pool.dispatch(
    {
      path: call.path,
      method: call.endpoint.method,
      headers: call.headers,
      body: call.body === '' ? null : call.body,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    },
    handler,
  );
  return promise;
}
