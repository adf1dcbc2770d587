import { callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import type { SagaIterator } from 'redux-saga';
import { all, call, put, select, takeLatest } from 'redux-saga/effects';
import { type CategoryState, type CategoryWanted, category, selectCategory } from './category.slice.ts';

/** Keys of the API status: the category itself, and its coaches. */
export const CATEGORY_CALL = 'category';
export const CATEGORY_COACHES_CALL = 'category-coaches';

function* loadCategory({ id, language }: CategoryWanted): SagaIterator {
  const reply: ReplyOf<'GET /category/get-category-by-id'> = yield call(
    callEndpoint,
    'GET /category/get-category-by-id',
    { id, language, useCache: 'true' },
    { key: CATEGORY_CALL },
  );
  const [found] = reply.categories;
  if (found) yield put(category.arrived({ category: found, parents: reply.parents }));
}

function* loadCoaches({ id, language, page }: CategoryWanted): SagaIterator {
  const reply: ReplyOf<'POST /search/search'> = yield call(
    callEndpoint,
    'POST /search/search',
    { id, language, categoryId: id, page },
    { key: CATEGORY_COACHES_CALL, fallback: 'errors.search_failed' },
  );
  yield put(category.coachesArrived({ id, coaches: reply.coaches, total: reply.total, page: reply.page, pageSize: reply.pageSize }));
}

/** The status of a call carries its error to the page; the other call goes on. */
function* quietly(load: (wanted: CategoryWanted) => SagaIterator, wanted: CategoryWanted): SagaIterator {
  try {
    yield* load(wanted);
  } catch {}
}

export function* categorySaga(): SagaIterator {
  yield takeLatest([category.opened, category.retried], function* (): SagaIterator {
    const { wanted }: CategoryState = yield select(selectCategory);
    if (!wanted) return;
    yield all([call(quietly, loadCategory, wanted), call(quietly, loadCoaches, wanted)]);
  });
}
