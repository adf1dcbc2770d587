import { newUserDraft } from '@pusula/frontend-kit/session';
import type { SagaIterator } from 'redux-saga';
import { put, takeLatest } from 'redux-saga/effects';
import { categories } from '../categories/categories.slice.ts';
import { search } from '../search/search.slice.ts';
import { home } from './home.facts.ts';

/** What opening the home page does (specification section 2): a fresh draft, no keyword, the categories. */
export function* homeSaga(): SagaIterator {
  yield takeLatest(home.opened, function* ({ payload: language }): SagaIterator {
    yield put(newUserDraft.reset());
    yield put(search.keywordChanged(''));
    yield put(categories.needed(language));
  });
}
