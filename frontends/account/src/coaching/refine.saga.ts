import type { ReplyOf } from '@pusula/frontend-kit/api';
import type { SagaIterator } from 'redux-saga';
import { call, put, takeEvery } from 'redux-saga/effects';
import { callAsNewcomer } from '../access/call-as-newcomer.saga.ts';
import { refine, refineKey } from './refine.slice.ts';

function* suggest({ payload: { type, text, language } }: ReturnType<typeof refine.asked>): SagaIterator<void> {
  const route = 'POST /ai/refine';
  const input = { CoachInformationType: type, Information: text, Language: language };
  const options = { key: refineKey(type), fallback: 'errors.refine_failed' };
  try {
    const { information, source }: ReplyOf<typeof route> = yield call(callAsNewcomer<typeof route>, route, input, options);
    yield put(refine.suggested({ type, suggestion: { of: text, text: information, source } }));
  } catch {
    // The failure stands under its key; the text's own place shows it.
  }
}

/** Headline and bio may be polished side by side; the button of each waits for its own answer. */
export function* refineSaga(): SagaIterator<void> {
  yield takeEvery(refine.asked, suggest);
}
