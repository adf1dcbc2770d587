import { failure, takeTurns } from '@pusula/service-kit/service';

/** A decoded picture takes up to 32 MB and a second of work, so that uploads at once wait for each other. */
const RENDERED_AT_ONCE = 2;
/** Whoever comes after so many would wait for longer than a gateway does. */
const MOST_WAITING = 20;

/**
 * @param signal of a caller who may go: nothing is rendered for somebody who has gone
 * @throws failure('TOO_MANY_REQUESTS') while another picture of the same caller is under way, failure('SERVICE_UNAVAILABLE') when too many wait
 */
export type RenderTurns = <T>(caller: string, render: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Who may render now: a picture of each caller at a time, so that nobody's pictures keep those of the others waiting. */
export function createRenderTurns(): RenderTurns {
  const turn = takeTurns(RENDERED_AT_ONCE);
  const rendering = new Set<string>();
  return async (caller, render, signal) => {
    if (rendering.has(caller)) throw failure('TOO_MANY_REQUESTS');
    if (rendering.size >= RENDERED_AT_ONCE + MOST_WAITING) throw failure('SERVICE_UNAVAILABLE');
    rendering.add(caller);
    try {
      return await turn(() => {
        signal?.throwIfAborted();
        return render();
      });
    } finally {
      rendering.delete(caller);
    }
  };
}
