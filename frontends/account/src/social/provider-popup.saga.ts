import { callEndpoint } from '@pusula/frontend-kit/api';
import { closePopup, isPopupClosed, openPopup, showInPopup } from '@pusula/frontend-kit/session';
import { call, cancel, delay, fork, type SagaGenerator, take } from 'typed-redux-saga';
import { type CallbackMessage, providerAnswers } from './provider-answers.ts';
import type { Provider } from './providers.ts';

export type ProviderAnswer =
  | { readonly kind: 'token'; readonly token: string; readonly user: string | null }
  /** The browser did not open the popup. */
  | { readonly kind: 'blocked' }
  /** The person said no at the provider. */
  | { readonly kind: 'declined' }
  | { readonly kind: 'failed' };

type Question = {
  provider: Provider;
  /** Request key of the call that starts the attempt. */
  key: string;
  /** The popup is gone, and no answer has come for a while. */
  onClosed: () => SagaGenerator<void>;
};

const POLL_MS = 250;
/** The callback page closes itself as soon as it has spoken: its message may still be on the way. */
const GRACE_MS = 1_000;
const DECLINED: readonly (string | null)[] = ['access_denied', 'user_cancelled_authorize', 'user_cancelled_login', 'user_denied'];

/**
 * Saga: has a provider ask who the person is, in a popup. Use it first in the saga of a click, as `yield* call(openProviderPopup, …)`: the popup opens inside
 * the gesture. A popup that seems closed ends nothing by itself, because some providers' pages cut themselves off from their opener and then look
 * closed while they are open; an answer that comes later still counts, until the saga is cancelled.
 * @throws ApiError when the attempt could not be started, already marked under `key`
 */
export function* openProviderPopup({ provider, key, onClosed }: Question): SagaGenerator<ProviderAnswer> {
  const popup = yield* call(openPopup, `${provider} …`);
  if (!popup) return { kind: 'blocked' };
  const answers = yield* call(providerAnswers);
  try {
    const attempt = yield* callEndpoint(
      'POST /auth/start-social',
      { authenticationType: provider },
      { key, fallback: 'errors.login_failed' },
    );
    yield* call(showInPopup, popup, attempt.authorizeUrl);
    const watch = yield* fork(watchClosing, popup, onClosed);
    let message = yield* take(answers);
    while (message.state !== attempt.state) message = yield* take(answers);
    yield* cancel(watch);
    return read(message);
  } finally {
    answers.close();
    closePopup(popup);
  }
}

function* watchClosing(popup: Window, onClosed: () => SagaGenerator<void>) {
  while (!isPopupClosed(popup)) yield* delay(POLL_MS);
  yield* delay(GRACE_MS);
  yield* call(onClosed);
}

const read = ({ token, error, user }: CallbackMessage): ProviderAnswer => {
  if (token !== null && error === null) return { kind: 'token', token, user };
  return { kind: DECLINED.includes(error) ? 'declined' : 'failed' };
};
