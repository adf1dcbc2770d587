import { apiStatus, callEndpoint, withFallback } from '@pusula/frontend-kit/api';
import type { StorePart } from '@pusula/frontend-kit/remote';
import { call, put, takeLatest } from 'typed-redux-saga';
import { openProviderPopup, type ProviderAnswer } from './provider-popup.saga.ts';
import { type Provider, withNames } from './providers.ts';
import { social, socialReducer } from './social.slice.ts';

/** Request key of the attempt with the provider that was chosen. */
export const SOCIAL = 'social/attempt';

function* attempt(provider: Provider) {
  try {
    const onClosed = function* closed() {
      yield* put(social.ended('closed'));
    };
    const answer = yield* call(openProviderPopup, { provider, key: SOCIAL, onClosed });
    switch (answer.kind) {
      case 'blocked':
        return yield* put(social.ended('blocked'));
      case 'declined':
        return yield* put(social.ended('closed'));
      case 'failed':
        yield* put(apiStatus.failed({ key: SOCIAL, at: Date.now(), error: withFallback(null, 'social:refused', { provider }) }));
        return yield* put(social.ended(null));
      case 'token':
        return yield* call(check, provider, answer);
    }
  } catch {
    yield* put(social.ended(null));
  }
}

/** Asks our server who the owner of the token is; only it can tell whether the token is genuine (docs/promises.md, S21). */
function* check(provider: Provider, { token, user }: Extract<ProviderAnswer, { kind: 'token' }>) {
  yield* put(social.checking());
  const input = { authenticationType: provider, token };
  const { profile, isUserExist } = yield* callEndpoint('POST /auth/social-profile', input, {
    key: SOCIAL,
    fallback: 'errors.login_failed',
  });
  yield* put(social.found({ authenticationType: provider, token, profile: withNames(profile, user), isUserExist }));
}

/** One attempt at a time: a newer one closes the popup of the one before, and so does leaving the buttons. */
export function* socialSaga() {
  yield* takeLatest([social.started, social.left], function* begin(action) {
    if (social.started.match(action)) yield* call(attempt, action.payload);
  });
}

export const socialPart: StorePart = { name: 'social', reducer: socialReducer, saga: socialSaga };
