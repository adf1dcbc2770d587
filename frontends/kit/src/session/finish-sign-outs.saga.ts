import { call, getContext, put, type SagaGenerator, takeLeading } from 'typed-redux-saga';
import { type ApiClient, type ApiProblem, apiStatus, mayPass, withFallback, withTabLock } from '../api/index.ts';
import { notices } from '../page/index.ts';
import { session } from './session.slice.ts';
import { unfinishedSignOuts } from './unfinished-sign-outs.ts';

/** Request key of telling the server that a session was ended here. */
export const SIGN_OUT = 'signOut';

/** Tells the server of all sessions that were ended here. @returns why one of them is still open there, or null */
const endAtServer = (api: ApiClient): Promise<ApiProblem | null> =>
  // Two tabs that come back online together would each exchange the same token.
  withTabLock('pusula.signOuts', async () => {
    let problem: ApiProblem | null = null;
    for (const as of unfinishedSignOuts.tokens(Date.now())) {
      const failure = await api.call('POST /auth/logout', {}, { as }).then(
        () => null,
        (error: unknown) => withFallback(error, 'errors.logout_failed'),
      );
      // A server that refuses the token has no session of it.
      if (failure && mayPass(failure.status)) problem = failure;
      else unfinishedSignOuts.remove(as.token, Date.now());
    }
    return problem;
  });

/**
 * Saga: ends at the server what was ended here.
 * @param isAsked whether somebody waits for it: then its failure is told
 * @returns whether nothing is left to be ended
 */
export function* finishSignOuts(isAsked: boolean): SagaGenerator<boolean> {
  const api = yield* getContext<ApiClient>('api');
  if (isAsked) yield* put(apiStatus.started({ key: SIGN_OUT, at: Date.now() }));
  const problem = yield* call(endAtServer, api);
  // Whatever went wrong on the way, its reader has to know what it means for them.
  const error = problem && { ...problem, message: null, fallback: 'errors.logout_failed' };
  if (!error) yield* put(apiStatus.succeeded({ key: SIGN_OUT, at: Date.now() }));
  else if (isAsked) yield* put(apiStatus.failed({ key: SIGN_OUT, at: Date.now(), error }));
  return error === null;
}

/** Tries again when its reader asks, when the network is back, and at the next visit. */
export function* finishSignOutsSaga() {
  yield* takeLeading([session.signOutRetried, session.serverReachable], function* again(action) {
    yield* call(unfinishedSignOuts.forgetLapsed, Date.now());
    if (unfinishedSignOuts.tokens(Date.now()).length === 0) return;
    const isDone = yield* call(finishSignOuts, session.signOutRetried.match(action));
    if (isDone) yield* put(notices.shown({ text: 'signedOutAtServer' }));
  });
}
