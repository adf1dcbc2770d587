import { notices } from '@pusula/frontend-kit/page';
import { createAction } from '@pusula/frontend-kit/slices';
import { call, put, takeLeading } from 'typed-redux-saga';

type SharedPage = { readonly title: string; readonly url: string };

/** Somebody wants to pass this page on. */
export const pageShared = createAction<SharedPage>('coach/pageShared');

type Outcome = 'handed-over' | 'copied' | 'failed';

/** Hands a page to whatever the device shares with; without that, its address goes to the clipboard. */
async function passOn(page: SharedPage): Promise<Outcome> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(page);
      return 'handed-over';
    }
    await navigator.clipboard.writeText(page.url);
    return 'copied';
  } catch (error) {
    // Somebody who closes the device's own dialog has changed their mind; nothing failed.
    return error instanceof DOMException && error.name === 'AbortError' ? 'handed-over' : 'failed';
  }
}

export function* shareSaga() {
  yield* takeLeading(pageShared, function* ({ payload }) {
    const outcome = yield* call(passOn, payload);
    if (outcome === 'copied') yield* put(notices.shown({ text: 'coach:share.copied' }));
    if (outcome === 'failed') yield* put(notices.shown({ text: 'coach:share.failed', tone: 'bad' }));
  });
}
