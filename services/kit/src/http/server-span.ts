import type { IncomingMessage, ServerResponse } from 'node:http';
import { inContext } from '../tracing/context.ts';
import type { Span, SpanEnd, Tracer } from '../tracing/span.ts';
import { readTraceparent, traceparentOf } from '../tracing/trace.ts';
import { codeOf } from './replies.ts';

/** Nobody waits for the answer any more. */
const CALLER_GONE = 'CALLER_GONE';

/** Begins the span of a request, in the trace of whoever sent it; its route is known when it ends. */
export function beginServerSpan(tracer: Tracer, { method = '', headers: { traceparent } }: IncomingMessage): Span {
  const parent = typeof traceparent === 'string' ? readTraceparent(traceparent) : undefined;
  return tracer.start({ name: method, kind: 'server', parent, attributes: { 'http.request.method': method } });
}

/** Does work in a context of which only the span is known. */
export const inContextOf = <T>({ trace }: Span, tracer: Tracer, work: () => T): T => inContext({ trace, tracer }, work);

/** Whatever hands the request's headers on tells others its span in place of what its sender said: strangers do not decide what our services export. */
export function nameSpan({ headers }: IncomingMessage, { trace }: Span): void {
  headers.traceparent = traceparentOf(trace);
}

/**
 * Pure: what the span of a request says when it ends.
 * @param route `METHOD /path` as its contract names it, or a template of another address: never the address itself, which may hold anything (S19)
 */
export function endOfResponse({ method = '' }: IncomingMessage, response: ServerResponse, route: string): SpanEnd {
  const template = route.startsWith(`${method} `) ? `/api${route.slice(method.length + 1)}` : route;
  const about = { 'http.route': template };
  const name = `${method} ${template}`;
  if (!response.headersSent) return { name, attributes: { ...about, 'error.type': CALLER_GONE } };
  const { statusCode: status } = response;
  const code = codeOf(response) ?? (status >= 400 ? String(status) : undefined);
  return {
    name,
    attributes: { ...about, 'http.response.status_code': status, ...(code && { 'error.type': code }) },
    ...(status >= 500 && code && { fault: code }),
  };
}
