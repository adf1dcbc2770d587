import type { Language } from '@pusula/contracts';
import { callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import type { SagaIterator } from 'redux-saga';
import { call, put, takeLatest } from 'redux-saga/effects';
import { categories } from './categories.slice.ts';

/** Key of the API status of the tree. */
export const CATEGORIES_CALL = 'categories';

function* load(language: Language): SagaIterator {
  try {
    const reply: ReplyOf<'GET /category/get-categories'> = yield call(
      callEndpoint,
      'GET /category/get-categories',
      { language, useCache: 'true' },
      { key: CATEGORIES_CALL },
    );
    yield put(categories.arrived({ language, categories: reply.categories }));
  } catch {
    // The status of the call carries the error to the page.
  }
}

/** Counts move slowly, but they do move: what is known is shown at once and renewed behind it. */
export function* categoriesSaga(): SagaIterator {
  yield takeLatest([categories.needed, categories.retried], function* ({ payload }): SagaIterator {
    yield* load(payload);
  });
}
