import type { EventMessage } from '@pusula/contracts';
import { type Trying, UnusableMessage } from '../bus/bus.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { refusalFrom } from '../refusal.ts';
import type { Span, SpanEnd, Tracer } from '../tracing/span.ts';
import { readTraceparent } from '../tracing/trace.ts';

/** Begins the span of an attempt to handle a message. @param queue the consumer's */
export const beginAttempt = (tracer: Tracer, queue: string, { name, traceparent }: EventMessage, { attempts }: Trying): Span =>
  tracer.start({
    name: `process ${name}`,
    kind: 'consumer',
    parent: readTraceparent(traceparent),
    attributes: {
      'messaging.operation.type': 'process',
      'messaging.destination.name': name,
      'messaging.consumer.group.name': queue,
      'pusula.attempt': attempts + 1,
    },
  });

/** Ends the spans of attempts with what becomes of the work that they share. @throws what the work throws */
export async function endAttempts(spans: readonly Span[], trying: Trying, work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    for (const span of spans) span.end(endOfFailedAttempt(error, trying));
    throw error;
  }
  for (const span of spans) span.end({ attributes: { 'pusula.outcome': 'done' } });
}

/** Pure: whether the message waits for a dependency, is tried again or is given up. */
function endOfFailedAttempt(error: unknown, { againInMs }: Trying): SpanEnd {
  const code = refusalFrom(error).code;
  const isGivenUp = error instanceof UnusableMessage || againInMs === null;
  const outcome = isUnavailable(error) ? 'waits' : isGivenUp ? 'given up' : 'retried';
  return { attributes: { 'error.type': code, 'pusula.outcome': outcome }, fault: code };
}
