import { callEndpoint } from '@pusula/frontend-kit/api';
import { notices } from '@pusula/frontend-kit/page';
import { resource } from '@pusula/frontend-kit/resource';
import { createAction } from '@pusula/frontend-kit/slices';
import { put, takeEvery } from 'typed-redux-saga';

/** The browsers that the person has signed in with. `at` in milliseconds: what "an hour ago" counts from. */
export const knownBrowsers = resource('knownBrowsers', 'GET /auth/known-browsers', {
  pick: ({ browsers: list }) => ({ list, at: Date.now() }),
  forgets: true,
});

export const browserForgetRequested = createAction<string>('knownBrowsers/forgetRequested');

/** Request key of forgetting one. */
export const BROWSER_FORGET = 'security/browserForget';

function* forgetOne({ payload: id }: ReturnType<typeof browserForgetRequested>) {
  try {
    yield* callEndpoint('POST /auth/forget-browser', { id }, { key: BROWSER_FORGET });
    yield* put(notices.shown({ text: 'security:browsers.forgotten' }));
  } catch {
    // The list may have changed all the same.
  }
  yield* put(knownBrowsers.retried());
}

export function* knownBrowsersSaga() {
  yield* takeEvery(browserForgetRequested, forgetOne);
}
