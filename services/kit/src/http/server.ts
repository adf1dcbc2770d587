import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIMITS, REQUEST_ID_HEADER } from '@pusula/contracts';
import { inContext } from '../context.ts';
import { newIds } from '../ids.ts';
import type { Log } from '../log/log.ts';
import type { Probe, ServedEndpoint } from '../service.ts';
import { continueTrace } from '../trace.ts';
import { answerCall, type CallOptions } from './call.ts';
import { drainServer } from './drain.ts';
import { createHealth, type Health } from './health.ts';
import type { Metrics } from './metrics.ts';
import type { RawPage } from './raw-page.ts';
import { refusalFrom } from './refusal.ts';
import { type Refusal, requestIdOf, sendRefusal, sendReply } from './replies.ts';
import { createRouter } from './router.ts';

export type HttpServerOptions = Pick<CallOptions, 'verifyIdentity' | 'slowBodyMs'> & {
  readonly service: string;
  readonly api: readonly ServedEndpoint[];
  readonly pages?: readonly RawPage[];
  readonly probes?: readonly Probe[];
  readonly log: Log;
  readonly metrics: Metrics;
  /** By default in NODE_ENV=test only. */
  readonly checkReplies?: boolean;
};

export type HttpServer = {
  /** @param port 0 takes any free one @returns the port */
  readonly listen: (port: number, host?: string) => Promise<number>;
  readonly health: Health;
  /**
   * Answers 503 to readiness, goes on serving for the grace, then takes no more and waits for what is in flight.
   * @param graceMs while load balancers notice @param limitMs after which connections are cut
   */
  readonly drain: (graceMs: number, limitMs: number) => Promise<void>;
};

/** The HTTP door of a service on node:http: the contract's calls under /api, pages, health and metrics. */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  const health = createHealth(options.probes ?? []);
  const server = createServer(listener(options, health));
  server.headersTimeout = 10_000;
  server.requestTimeout = LIMITS.clientRequestTimeoutMs;
  server.keepAliveTimeout = 65_000;
  server.maxRequestsPerSocket = 0;
  return {
    health,
    listen: (port, host = '0.0.0.0') => listen(server, port, host),
    drain: (graceMs, limitMs) => {
      health.drain();
      return drainServer(server, graceMs, limitMs);
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function listener(options: HttpServerOptions, health: Health) {
  const { log, metrics, pages = [] } = options;
  const match = createRouter(options.api);
  const ids = newIds();
  const callOptions: CallOptions = { ...options, checkReplies: options.checkReplies ?? process.env.NODE_ENV === 'test' };

  const refuse = (request: IncomingMessage, response: ServerResponse, requestId: string, error: unknown) => {
    const refusal = refusalFrom(error);
    if (refusal.code === 'UNEXPECTED_ERROR') log.error({ err: error }, 'a request failed');
    else if (refusal.code === 'SERVICE_UNAVAILABLE') log.warn({ err: error }, 'a dependency is away');
    closeUnreadBody(request, response, refusal);
    sendRefusal(response, requestId, refusal);
  };

  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: string,
    requestId: string,
  ): Promise<string> => {
    const page = pages.find((candidate) => path.startsWith(candidate.path));
    if (page && (request.method === 'GET' || request.method === 'HEAD')) {
      await page.handle(request, response);
      return page.path;
    }
    const found = match(request.method ?? '', path);
    if ('refusal' in found) {
      if (found.allow) response.setHeader('allow', found.allow);
      closeUnreadBody(request, response, { code: found.refusal });
      sendRefusal(response, requestId, { code: page ? 'METHOD_NOT_ALLOWED' : found.refusal });
      return 'none';
    }
    try {
      sendReply(response, await answerCall(found.route, request, response, query, requestId, callOptions));
    } catch (error) {
      refuse(request, response, requestId, error);
    }
    return found.route.endpoint.route;
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = request.url ?? '/';
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    if (health.draining()) response.setHeader('connection', 'close');
    if (answerProbe(path, request, response, health, metrics)) return;
    const requestId = requestIdOf(request.headers[REQUEST_ID_HEADER], ids.next);
    const started = performance.now();
    response.setHeader(REQUEST_ID_HEADER, requestId);
    const trace = continueTrace(request.headers.traceparent as string | undefined);
    void inContext({ requestId, trace }, () =>
      answer(request, response, path, mark < 0 ? '' : url.slice(mark + 1), requestId)
        .catch((error: unknown) => {
          refuse(request, response, requestId, error);
          return 'none';
        })
        .then((route) => {
          const seconds = (performance.now() - started) / 1_000;
          metrics.requests.observe({ route, status: response.statusCode }, seconds);
          log.debug({ method: request.method, route, status: response.statusCode, ms: Math.round(seconds * 1_000) }, 'answered');
        }),
    );
  };
}

function answerProbe(path: string, request: IncomingMessage, response: ServerResponse, health: Health, metrics: Metrics): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (path === '/health/live') health.live(response);
  else if (path === '/health/ready') void health.ready(response);
  else if (path === '/metrics') void metrics.answer(response);
  else return false;
  return true;
}

/** A body that was refused unread would be taken for the next request: the connection ends with the reply. */
function closeUnreadBody(request: IncomingMessage, response: ServerResponse, _refusal: Refusal): void {
  if (request.complete || response.headersSent) return;
  response.setHeader('connection', 'close');
  request.resume();
}
