import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER, statusOf } from '@pusula/contracts';
import { newIds } from '../ids.ts';
import type { Log } from '../log/log.ts';
import { repeatedWarning } from '../log/repeated-warning.ts';
import { refusalFrom } from '../refusal.ts';
import type { ServedEndpoint } from '../service.ts';
import { inContext } from '../tracing/context.ts';
import type { Tracer } from '../tracing/span.ts';
import { continueTrace } from '../tracing/trace.ts';
import { type Arrived, answerCall, type CallOptions } from './call.ts';
import { asksForStream, type EventStream, eventStream } from './event-stream.ts';
import type { Health } from './health.ts';
import type { Metrics } from './metrics.ts';
import type { RawPage } from './raw-page.ts';
import { envelopeOf, refusedEnvelope, requestIdOf, sendRefusal, sendReply, sendRevalidated } from './replies.ts';
import { createRouter, type Route } from './router.ts';
import { beginServerSpan, endOfResponse } from './server-span.ts';

export type ListenerOptions = CallOptions & {
  readonly api: readonly ServedEndpoint[];
  readonly pages: readonly RawPage[];
  readonly log: Log;
  readonly metrics: Metrics;
  readonly health: Health;
  readonly tracer?: Tracer | undefined;
};

/** What is known of a request before anybody looks at its body. */
type Arrival = Omit<Arrived, 'chunk'> & { readonly path: string };

/** What is counted under it was for nothing that is served. */
const NO_ROUTE = 'none';

/** Takes a request from its first line to its reply: probes, then pages, then calls; every error becomes an envelope. */
export function createListener(options: ListenerOptions): (request: IncomingMessage, response: ServerResponse) => void {
  const { api, pages, health, metrics, log, tracer } = options;
  const told = { log, warnOfOutage: repeatedWarning(log, 'a dependency is away') };
  const match = createRouter(api);
  const ids = newIds();

  const answerCallTo = async (route: Route, arrival: Arrival): Promise<void> => {
    const { request, response } = arrival;
    const stream = asksForStream(request, route.endpoint) ? eventStream(response) : undefined;
    try {
      const reply = await answerCall(route, { ...arrival, chunk: stream?.chunk }, options);
      // A connection that was there before the drain began is asked to end with this reply.
      if (health.draining() && !response.headersSent) response.setHeader('connection', 'close');
      if (stream) stream.end(envelopeOf(reply));
      else if (route.endpoint.revalidated) sendRevalidated(response, reply, request.headers['if-none-match']);
      else sendReply(response, reply);
    } catch (error) {
      refuse(arrival, error, told, stream);
    }
  };

  /** @returns the route for the metrics, never the address: addresses are without number */
  const answer = async (arrival: Arrival): Promise<string> => {
    const { request, response, path, requestId } = arrival;
    const page = pages.find((candidate) => path.startsWith(candidate.path));
    if (page && isRead(request)) {
      await page.handle(request, response);
      return page.path;
    }
    const found = page ? { refusal: 'METHOD_NOT_ALLOWED' as const, allow: 'GET, HEAD' } : match(request.method ?? '', path);
    if ('route' in found) {
      await answerCallTo(found.route, arrival);
      return found.route.endpoint.route;
    }
    if (found.allow) response.setHeader('allow', found.allow);
    endAfterUnreadBody(request, response);
    sendRefusal(response, requestId, { code: found.refusal });
    return NO_ROUTE;
  };

  return (request, response) => {
    const { path, query } = splitAddress(request.url ?? '/');
    if (health.draining()) response.setHeader('connection', 'close');
    if (isRead(request) && answerProbe(path, response, health, metrics)) return;
    const started = performance.now();
    const requestId = requestIdOf(request.headers[REQUEST_ID_HEADER], ids.next);
    response.setHeader(REQUEST_ID_HEADER, requestId);
    const arrival = { request, response, path, query, requestId };
    const span = tracer && beginServerSpan(tracer, request);
    const trace = span?.trace ?? continueTrace(request.headers.traceparent as string | undefined);
    void inContext({ requestId, trace, tracer }, async () => {
      const route = await answer(arrival).catch((error: unknown) => {
        refuse(arrival, error, told);
        return NO_ROUTE;
      });
      span?.end(endOfResponse(request, response, route === NO_ROUTE ? '/*' : route));
      metrics.requests.observe({ route, status: response.statusCode }, (performance.now() - started) / 1_000);
      options.log.debug({ method: request.method, route, status: response.statusCode }, 'answered');
    });
  };
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

function splitAddress(url: string): { readonly path: string; readonly query: string } {
  const mark = url.indexOf('?');
  return mark < 0 ? { path: url, query: '' } : { path: url.slice(0, mark), query: url.slice(mark + 1) };
}

function answerProbe(path: string, response: ServerResponse, health: Health, metrics: Metrics): boolean {
  if (path === '/health/live') health.live(response);
  else if (path === '/health/ready') void health.ready(response);
  else if (path === '/metrics') void metrics.answer(response);
  else return false;
  return true;
}

/** Where failures are written down: an outage meets every request, and is said once in half a minute. */
type Told = { readonly log: Log; readonly warnOfOutage: (error: unknown) => void };

function refuse({ request, response, requestId }: Arrival, error: unknown, { log, warnOfOutage }: Told, stream?: EventStream): void {
  const refusal = refusalFrom(error);
  if (refusal.code === 'UNEXPECTED_ERROR') log.error({ err: error }, 'a request failed');
  else if (refusal.code === 'SERVICE_UNAVAILABLE') warnOfOutage(error);
  if (stream?.hasBegun()) {
    // The status 200 went out with the first chunk; the metrics get the real one.
    response.statusCode = statusOf(refusal.code);
    stream.end(refusedEnvelope(requestId, refusal));
    return;
  }
  endAfterUnreadBody(request, response);
  sendRefusal(response, requestId, refusal);
}

/** What still comes of a refused body would be taken for the next request: the connection ends with the reply. */
function endAfterUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
  if (request.complete || response.headersSent || !hasBody) return;
  response.setHeader('connection', 'close');
  request.resume();
}
