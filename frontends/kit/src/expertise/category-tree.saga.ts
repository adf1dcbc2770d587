import { callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import type { StorePart } from '@pusula/frontend-kit/remote';
import type { SagaIterator } from 'redux-saga';
import { call, put, takeEvery } from 'redux-saga/effects';
import { CATEGORY_TREE, categoryTree, categoryTreeReducer } from './category-tree.slice.ts';

function* load({ payload: language }: ReturnType<typeof categoryTree.needed>): SagaIterator<void> {
  const route = 'GET /category/get-categories';
  try {
    const reply: ReplyOf<typeof route> = yield call(
      callEndpoint<typeof route>,
      route,
      { language, useCache: 'true' },
      { key: CATEGORY_TREE },
    );
    yield put(categoryTree.arrived({ language, categories: reply.categories }));
  } catch {
    // The failure stands under its key; the picker shows it.
  }
}

function* categoryTreeSaga(): SagaIterator<void> {
  yield takeEvery(categoryTree.needed, load);
}

/** The tree, for remotes whose screens choose from it. */
export const categoryTreePart: StorePart = { name: 'categoryTree', reducer: categoryTreeReducer, saga: categoryTreeSaga };
