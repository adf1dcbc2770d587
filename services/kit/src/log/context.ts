import { AsyncLocalStorage } from 'node:async_hooks';
import { continueTrace, type Trace, traceparentOf } from './trace.ts';

/** What follows a request or a message through everything that it causes, without being handed on by hand. */
export type Context = { readonly requestId?: string; readonly messageId?: string; readonly trace: Trace };

const storage = new AsyncLocalStorage<Context>();

/** Runs `work` so that logs, outbox rows and outgoing calls made in it carry this context. */
export const inContext = <T>(context: Context, work: () => T): T => storage.run(context, work);

export const currentContext = (): Context | undefined => storage.getStore();

/** The `traceparent` of the work going on, or undefined outside of any. */
export function currentTraceparent(): string | undefined {
  const context = storage.getStore();
  return context && traceparentOf(context.trace);
}

/** The context of a message: the trace of the request that caused it goes on. */
export const messageContext = (messageId: string, traceparent: string | undefined): Context => ({
  messageId,
  trace: continueTrace(traceparent),
});
