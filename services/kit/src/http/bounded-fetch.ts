/**
 * A fetch for servers that are not ours: an answer that is larger than expected fails before it fills the memory, and nothing is sent on to another address.
 * @param mostBytes of an answer's body
 */
export const boundedFetch =
  (mostBytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    let size = 0;
    const bounded = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.length;
        if (size > mostBytes) controller.error(new Error('an answer without an end'));
        else controller.enqueue(chunk);
      },
    });
    return response.body ? new Response(response.body.pipeThrough(bounded), response) : response;
  };
