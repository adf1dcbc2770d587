import {
  ApiError,
  callEndpoint,
  type EndpointRoute,
  hasExpired,
  type InputOf,
  type ReplyOf,
  type TokenStore,
} from '@pusula/frontend-kit/api';
import { selectNewUserDraft } from '@pusula/frontend-kit/session';
import { call, getContext, type SagaGenerator, select } from 'typed-redux-saga';
import { obtainRegisterToken } from './register-token.saga.ts';

type Options = NonNullable<Parameters<typeof callEndpoint>[2]> & { key: string };

/** A token that ran out on its way, of another tab's sign-up, or of a kind that this call does not take. */
const REPLACEABLE: readonly (string | null)[] = ['UNAUTHORIZED', 'TOKEN_EXPIRED', 'TOKEN_EMAIL_ERROR', 'INVALID_TOKEN_TYPE'];
const asksForAnotherToken = (error: unknown) => error instanceof ApiError && REPLACEABLE.includes(error.problem.message);

/**
 * Saga: a call that takes a signed-in person's token or, before there is one, the wizard's. That one lives ten minutes: when it ran out it is renewed
 * without a word, once before the call and, if it is refused all the same, once after.
 * @throws ApiError, already marked
 */
export function* callAsNewcomer<R extends EndpointRoute>(route: R, input: InputOf<R>, options: Options): SagaGenerator<ReplyOf<R>> {
  const tokens = yield* getContext<TokenStore>('tokens');
  const held = tokens.read();
  if (held?.tokenType === 'User') return yield* callEndpoint(route, input, options);
  const { email } = yield* select(selectNewUserDraft);
  if (held?.tokenType !== 'Register' || hasExpired(held, Date.now())) yield* call(obtainRegisterToken, email, options.key);
  try {
    return yield* callEndpoint(route, input, options);
  } catch (error) {
    if (!asksForAnotherToken(error)) throw error;
    yield* call(obtainRegisterToken, email, options.key);
    return yield* callEndpoint(route, input, options);
  }
}
