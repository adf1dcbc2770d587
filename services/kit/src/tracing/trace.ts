import { randomBytes } from 'node:crypto';

/** A place in a trace (W3C Trace Context level 1). */
export type Trace = { readonly traceId: string; readonly spanId: string; readonly flags: string };

const SHAPE = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;
const ZERO = /^0+$/;

/** The place in a trace that a `traceparent` header names; undefined when it is absent or malformed. */
export function readTraceparent(traceparent: string | undefined): Trace | undefined {
  const [, traceId, spanId, flags] = (traceparent && SHAPE.exec(traceparent)) || [];
  return traceId && spanId && flags && !ZERO.test(traceId) && !ZERO.test(spanId) ? { traceId, spanId, flags } : undefined;
}

/** Continues the trace of a `traceparent` header with a span of its own; starts a new trace when the header is absent or malformed. */
export function continueTrace(traceparent: string | undefined): Trace {
  const parent = readTraceparent(traceparent);
  return {
    traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    flags: parent?.flags ?? '01',
  };
}

/** The header to send along with outgoing calls and events. */
export const traceparentOf = ({ traceId, spanId, flags }: Trace): string => `00-${traceId}-${spanId}-${flags}`;

/** Whether the spans of the trace are exported, as whoever began it has decided. */
export const isSampled = ({ flags }: Trace): boolean => (Number.parseInt(flags, 16) & 1) === 1;
