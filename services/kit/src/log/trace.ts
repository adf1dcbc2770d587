import { randomBytes } from 'node:crypto';

/** A place in a trace (W3C Trace Context level 1). */
export type Trace = { readonly traceId: string; readonly spanId: string; readonly flags: string };

const SHAPE = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;
const ZERO = /^0+$/;

/** Continues the trace of a `traceparent` header with a span of its own; starts a new trace when the header is absent or malformed. */
export function continueTrace(traceparent: string | undefined): Trace {
  const [, traceId, parentId, flags] = (traceparent && SHAPE.exec(traceparent)) || [];
  const usable = traceId && parentId && flags && !ZERO.test(traceId) && !ZERO.test(parentId);
  return {
    traceId: usable ? traceId : randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    flags: usable ? flags : '01',
  };
}

/** The header to send along with outgoing calls and events. */
export const traceparentOf = ({ traceId, spanId, flags }: Trace): string => `00-${traceId}-${spanId}-${flags}`;
