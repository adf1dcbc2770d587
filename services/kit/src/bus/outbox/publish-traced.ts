import type { EventMessage } from '@pusula/contracts';
import { endOfError } from '../../tracing/error-facts.ts';
import type { Span, Tracer } from '../../tracing/span.ts';
import { readTraceparent, traceparentOf } from '../../tracing/trace.ts';
import type { Bus } from '../bus.ts';

/** The same way to publish, with a producer span of each message below the work that caused it: consumers go on from there. */
export function publishTraced(publish: Bus['publish'], tracer: Tracer | undefined): Bus['publish'] {
  if (!tracer) return publish;
  return async (messages) => {
    const spans = messages.map((message) => begin(tracer, message));
    try {
      await publish(messages.map((message, place) => withSpan(message, spans[place])));
    } catch (error) {
      for (const span of spans) span.end(endOfError(error));
      throw error;
    }
    for (const span of spans) span.end();
  };
}

const begin = (tracer: Tracer, { name, traceparent }: EventMessage): Span =>
  tracer.start({
    name: `send ${name}`,
    kind: 'producer',
    parent: readTraceparent(traceparent),
    attributes: { 'messaging.operation.type': 'send', 'messaging.destination.name': name },
  });

const withSpan = (message: EventMessage, span: Span | undefined): EventMessage =>
  span ? { ...message, traceparent: traceparentOf(span.trace) } : message;
