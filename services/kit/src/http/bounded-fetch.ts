import { beginClientSpan } from '../tracing/in-span.ts';
import type { Span, SpanEnd } from '../tracing/span.ts';

/** What our models are asked for, as semantic conventions call it, by how its address ends. */
const OPERATIONS = [
  ['/chat/completions', 'chat'],
  ['/embeddings', 'embeddings'],
] as const;

/**
 * A fetch for servers that are not ours: an answer that is larger than expected fails before it fills the memory, and nothing is sent on to another address.
 * @param mostBytes of an answer's body
 */
export const boundedFetch =
  (mostBytes: number): typeof fetch =>
  async (input, init) => {
    const span = beginSpan(input, init);
    const response = await fetch(input, { ...init, redirect: 'error' }).catch((error: unknown) => {
      span?.end(UNREACHED);
      throw error;
    });
    const end = () => span?.end(endOf(response.status));
    let size = 0;
    const bounded = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.length;
        if (size > mostBytes) controller.error(new Error('an answer without an end'));
        else controller.enqueue(chunk);
      },
    });
    if (!response.body) {
      end();
      return response;
    }
    // Also when its reader has enough of it, or breaks off.
    void response.body.pipeTo(bounded.writable).then(end, end);
    return new Response(bounded.readable, response);
  };

const UNREACHED: SpanEnd = { attributes: { 'error.type': 'SERVICE_UNAVAILABLE' }, fault: 'SERVICE_UNAVAILABLE' };

/** The address itself is no part of it: it is an operator's, and may hold a key. */
function beginSpan(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): Span | undefined {
  const url = input instanceof Request ? input.url : String(input);
  const method = init?.method ?? 'GET';
  const operation = OPERATIONS.find(([end]) => url.endsWith(end))?.[1];
  return beginClientSpan(operation ?? method, { 'http.request.method': method, ...(operation && { 'gen_ai.operation.name': operation }) });
}

function endOf(status: number): SpanEnd {
  const attributes = { 'http.response.status_code': status };
  return status < 400 ? { attributes } : { attributes: { ...attributes, 'error.type': String(status) }, fault: String(status) };
}
