import type { Language } from '@pusula/contracts';
import { type ApiClient, apiStatusReducer, type TokenStore } from '@pusula/frontend-kit/api';
import { noticesReducer } from '@pusula/frontend-kit/page';
import {
  extendSessionSaga,
  finishSignOutsSaga,
  newUserDraftReducer,
  refreshUserSaga,
  sessionReducer,
  signOutSaga,
} from '@pusula/frontend-kit/session';
import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import { spawn } from 'redux-saga/effects';
import { proofReducer, proofSaga } from '../proof/index.ts';
import type { Navigate } from './navigation.ts';
import type { Remote } from './remote.ts';

/** What every saga can ask for with `getContext`. */
export type SagaContext = { api: ApiClient; tokens: TokenStore; navigate: Navigate; language: () => Language };

const core = {
  api: apiStatusReducer,
  newUserDraft: newUserDraftReducer,
  notices: noticesReducer,
  proof: proofReducer,
  session: sessionReducer,
};
export type CoreState = { [Slice in keyof typeof core]: ReturnType<(typeof core)[Slice]> };

/** The one store of a page. Remotes join it before their first render. */
export function createProductStore(context: SagaContext, report: (error: unknown) => void) {
  const sagas = createSagaMiddleware({ context, onError: report });
  const reducers: Record<string, Reducer> = { ...core };
  const store = configureStore({
    reducer: combineReducers(core),
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  const joined = new Set<string>();

  const start = (saga: Saga) =>
    sagas.run(function* guarded() {
      yield spawn(saga);
    });

  const join = ({ name, reducers: more, sagas: theirs, parts = [] }: Pick<Remote, 'name' | 'reducers' | 'sagas' | 'parts'>) => {
    if (joined.has(name)) return;
    joined.add(name);
    const newParts = parts.filter((part) => !(part.name in reducers));
    Object.assign(reducers, more, Object.fromEntries(newParts.map((part) => [part.name, part.reducer])));
    store.replaceReducer(combineReducers(reducers) as unknown as Reducer<CoreState>);
    theirs.forEach(start);
    for (const { saga } of newParts) start(saga);
  };

  start(signOutSaga);
  start(finishSignOutsSaga);
  start(extendSessionSaga);
  start(refreshUserSaga);
  start(proofSaga);
  return { store, join };
}
