import { currentContext, inContext } from './context.ts';
import { endOfError } from './error-facts.ts';
import type { Attributes, Span } from './span.ts';
import { isSampled } from './trace.ts';

/** Begins a client span below the work going on; undefined where no spans are exported, or none of this trace. */
export function beginClientSpan(name: string, attributes: Attributes): Span | undefined {
  const context = currentContext();
  if (!context?.tracer || !isSampled(context.trace)) return undefined;
  return context.tracer.start({ name, kind: 'client', parent: context.trace, attributes });
}

/** Does some of the work going on as a client span: a use of a server. Where no spans are exported it is merely done. */
export async function inClientSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  const context = currentContext();
  const span = beginClientSpan(name, attributes);
  if (!context || !span) return work();
  try {
    const result = await inContext({ ...context, trace: span.trace }, work);
    span.end();
    return result;
  } catch (error) {
    span.end(endOfError(error));
    throw error;
  }
}
