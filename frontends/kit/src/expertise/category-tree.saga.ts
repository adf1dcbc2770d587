import { callEndpoint, type ReplyOf } from '@pusula/frontend-kit/api';
import type { StorePart } from '@pusula/frontend-kit/remote';
import type { Action } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { call, put, takeLeading } from 'redux-saga/effects';
import { LANGUAGES } from '../i18n/index.ts';
import { CATEGORY_TREE, categoryTree, categoryTreeReducer } from './category-tree.slice.ts';

type Needed = ReturnType<typeof categoryTree.needed>;

function* load({ payload: language }: Needed): SagaIterator<void> {
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

/** Several parts of a page need the tree at once: each language is loaded once at a time. */
function* categoryTreeSaga(): SagaIterator<void> {
  for (const language of LANGUAGES) {
    const isIn = (action: Action): action is Needed => categoryTree.needed.match(action) && action.payload === language;
    yield takeLeading(isIn, load);
  }
}

/** The tree, for remotes whose screens choose from it. */
export const categoryTreePart: StorePart = { name: 'categoryTree', reducer: categoryTreeReducer, saga: categoryTreeSaga };
