import { newUserDraft, selectIsAuthenticated } from '@pusula/frontend-kit/session';
import type { SagaIterator } from 'redux-saga';
import { put, select, takeEvery } from 'redux-saga/effects';
import { picture } from '../coaching/picture.slice.ts';

/** A picture that was sent by somebody who signs up belongs to their draft. */
export function* pictureOfDraftSaga(): SagaIterator<void> {
  yield takeEvery(picture.uploaded, function* note({ payload: { imageUrl, fileName } }): SagaIterator<void> {
    const isAuthenticated: boolean = yield select(selectIsAuthenticated);
    if (!isAuthenticated) yield put(newUserDraft.answered({ imageUrl, imageFileName: fileName }));
  });
}
