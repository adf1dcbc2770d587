import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span, Tracer } from './span.ts';
import { continueTrace, type Trace, traceparentOf } from './trace.ts';

/** What follows a request or a message through everything that it causes, without being handed on by hand. */
export type Context = {
  readonly requestId?: string;
  readonly messageId?: string;
  readonly trace: Trace;
  /** Where spans are exported: that of the service whose work this is. */
  readonly tracer?: Tracer | undefined;
};

const storage = new AsyncLocalStorage<Context>();

/** Runs `work` so that logs, outbox rows and outgoing calls made in it carry this context. */
export const inContext = <T>(context: Context, work: () => T): T => storage.run(context, work);

export const currentContext = (): Context | undefined => storage.getStore();

/** The `traceparent` of the work going on, or undefined outside of any. */
export function currentTraceparent(): string | undefined {
  const context = storage.getStore();
  return context && traceparentOf(context.trace);
}

/** The context of a message: the trace of the request that caused it goes on. @param span of the attempt to handle it, where spans are exported */
export const messageContext = (messageId: string, traceparent: string | undefined, tracer?: Tracer, span?: Span): Context => ({
  messageId,
  trace: span?.trace ?? continueTrace(traceparent),
  tracer,
});
