import { type AnsweredCall, type PageCall, pageCallKey } from '@pusula/contracts';
import type { ApiClient } from '../api/index.ts';
import { failureOfResponse } from '../api/read-failure.ts';

/**
 * Calls of a page that is being rendered: answered at once with what the gateway has brought, or noted and left open.
 * What is answered is returned and not promised, so that a screen reads it in the same render.
 */
export function createAnsweredCalls(answered: readonly AnsweredCall[]) {
  const answers = new Map(answered.map((call) => [pageCallKey(call), call]));
  const unanswered = new Map<string, PageCall>();
  const answer = (call: PageCall): unknown => {
    const known = answers.get(pageCallKey(call));
    if (!known) {
      unanswered.set(pageCallKey(call), call);
      return new Promise(() => undefined);
    }
    const { status, reply } = known;
    if (status >= 300) throw failureOfResponse({ status, data: reply, headers: {} } as Parameters<typeof failureOfResponse>[0]);
    return reply;
  };
  const api: ApiClient = { renew: async () => undefined, call: ((route, input) => answer({ route, input })) as ApiClient['call'] };
  return { api, unanswered: (): PageCall[] => [...unanswered.values()] };
}
