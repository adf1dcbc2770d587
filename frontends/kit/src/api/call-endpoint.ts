import { call, cancelled, getContext, put, type SagaGenerator } from 'typed-redux-saga';
import { withFallback } from './api-error.ts';
import type { ApiClient, SendOptions } from './client.ts';
import { apiStatus } from './status.slice.ts';
import type { EndpointRoute, InputOf, ReplyOf } from './types.ts';

export type CallOptions = {
  /** Request key of the API status; left out, the route. */
  key?: string;
  /** Text key that is shown when the failure has no text of its own (specification section 8). */
  fallback?: string;
} & Pick<SendOptions, 'onUploadProgress' | 'onChunk' | 'sharedFor'>;

/**
 * Sends a call, marks its key loading, then success or error, and returns the reply. A cancelled saga aborts its request.
 * @throws ApiError, already marked: a saga that has nothing to add may let its caller end
 */
export function* callEndpoint<R extends EndpointRoute>(route: R, input: InputOf<R>, options: CallOptions = {}): SagaGenerator<ReplyOf<R>> {
  // A saga of its own: after `yield*`, JavaScript would go on with a cancelled call as if it had been answered.
  return yield* call(send<R>, route, input, options);
}

function* send<R extends EndpointRoute>(
  route: R,
  input: InputOf<R>,
  { key = route, fallback = 'errors.general', ...sending }: CallOptions,
): SagaGenerator<ReplyOf<R>> {
  const api = yield* getContext<ApiClient>('api');
  const abort = new AbortController();
  let settled = false;
  yield* put(apiStatus.started({ key, at: Date.now() }));
  try {
    const reply = yield* call(api.call<R>, route, input, { ...sending, signal: abort.signal });
    settled = true;
    yield* put(apiStatus.succeeded({ key, at: Date.now() }));
    return reply;
  } catch (error) {
    settled = true;
    yield* put(apiStatus.failed({ key, at: Date.now(), error: withFallback(error, fallback) }));
    throw error;
  } finally {
    if (!settled && (yield* cancelled())) {
      abort.abort();
      yield* put(apiStatus.cleared(key));
    }
  }
}
