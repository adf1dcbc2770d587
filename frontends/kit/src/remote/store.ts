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
import { applyMiddleware, combineReducers, compose, legacy_createStore as createStore, type Reducer } from 'redux';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import { spawn } from 'redux-saga/effects';
import { proofReducer, proofSaga } from '../proof/index.ts';
import type { Navigate } from './navigation.ts';
import type { Remote } from './remote.ts';

/** What every saga can ask for with `getContext`. */
export type SagaContext = { api: ApiClient; tokens: TokenStore; navigate: Navigate; language: () => Language };

/** Of a page in a browser: they keep the session. */
export const SESSION_SAGAS = [signOutSaga, finishSignOutsSaga, extendSessionSaga, refreshUserSaga, proofSaga] as const;

const core = {
  api: apiStatusReducer,
  newUserDraft: newUserDraftReducer,
  notices: noticesReducer,
  proof: proofReducer,
  session: sessionReducer,
};
export type CoreState = { [Slice in keyof typeof core]: ReturnType<(typeof core)[Slice]> };

type StoreOptions = {
  readonly context: SagaContext;
  readonly report: (error: unknown) => void;
  /** Slice name -> state that it begins with. */
  readonly initial?: Readonly<Record<string, unknown>> | undefined;
  /** Run from the start, besides those that remotes bring. */
  readonly sagas: readonly Saga[];
};

/** While somebody develops, their browser's Redux tools look into the store. */
const tools = globalThis as { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: typeof compose };
const composed = (process.env.NODE_ENV === 'development' && tools.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__) || compose;

/** The one store of a page. Remotes join it before their first render. */
export function createProductStore({ context, report, initial = {}, sagas: first }: StoreOptions) {
  const sagas = createSagaMiddleware({ context, onError: report });
  const beginning = (more: Readonly<Record<string, Reducer>>) =>
    Object.entries(more).map(([name, reducer]): [string, Reducer] => [name, (state = initial[name], action) => reducer(state, action)]);
  const reducers: Record<string, Reducer> = Object.fromEntries(beginning(core));
  const store = createStore(combineReducers(reducers) as unknown as Reducer<CoreState>, composed(applyMiddleware(sagas)));
  const joined = new Set<string>();

  const start = (saga: Saga) =>
    sagas.run(function* guarded() {
      yield spawn(saga);
    });

  const join = ({ name, reducers: more, sagas: theirs, parts = [] }: Pick<Remote, 'name' | 'reducers' | 'sagas' | 'parts'>) => {
    if (joined.has(name)) return;
    joined.add(name);
    const newParts = parts.filter((part) => !(part.name in reducers));
    const parted = Object.fromEntries(newParts.map((part) => [part.name, part.reducer]));
    Object.assign(reducers, Object.fromEntries(beginning({ ...more, ...parted })));
    store.replaceReducer(combineReducers(reducers) as unknown as Reducer<CoreState>);
    theirs.forEach(start);
    for (const { saga } of newParts) start(saga);
  };

  first.forEach(start);
  return { store, join };
}
