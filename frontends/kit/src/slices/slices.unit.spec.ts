import { describe, expect, it } from '@jest/globals';
import { applyMiddleware, legacy_createStore as createStore } from 'redux';
import createSagaMiddleware from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { createAction, createSlice, type PayloadAction } from './index.ts';

type Shelf = { readonly books: readonly string[]; readonly isOpen: boolean };

const shelfMoved = createAction('house/shelfMoved');
const slice = createSlice({
  name: 'shelf',
  initialState: { books: [], isOpen: true } as Shelf,
  reducers: {
    added: (state, { payload }: PayloadAction<string>): Shelf => ({ ...state, books: [...state.books, payload] }),
    named: {
      prepare: (author: string, title: string) => ({ payload: `${author}: ${title}` }),
      reducer: (state, { payload }: PayloadAction<string>): Shelf => ({ ...state, books: [payload] }),
    },
    closed: (state): Shelf => ({ ...state, isOpen: false }),
    lookedAt: () => undefined,
  },
  extraReducers: (builder) => builder.addCase(shelfMoved, (state): Shelf => ({ ...state, books: [] })),
});
const { added, named, closed, lookedAt } = slice.actions;

describe('a slice', () => {
  it('begins as it was told to, and changes with its actions', () => {
    const states = [added('Huzur'), closed()].reduce(slice.reducer, slice.reducer(undefined, { type: 'init' }));
    expect(states).toEqual({ books: ['Huzur'], isOpen: false });
  });

  it('prepares what an action says of its creator’s arguments', () => {
    expect(named('Tanpınar', 'Huzur')).toEqual({ type: 'shelf/named', payload: 'Tanpınar: Huzur' });
  });

  it('changes with actions of others that it was told of', () => {
    expect(slice.reducer({ books: ['Huzur'], isOpen: true }, shelfMoved())).toEqual({ books: [], isOpen: true });
  });

  it('stays the same object where nothing changes', () => {
    const state: Shelf = { books: ['Huzur'], isOpen: true };
    expect([lookedAt(), { type: 'other/added', payload: 'x' }].map((action) => slice.reducer(state, action) === state)).toEqual([
      true,
      true,
    ]);
  });
});

describe('an action', () => {
  it('is told from others by its creator', () => {
    expect([added('x'), closed()].map((action) => added.match(action))).toEqual([true, false]);
  });

  it('is what a saga waits for by its creator', () => {
    const sagas = createSagaMiddleware();
    const store = createStore(slice.reducer, applyMiddleware(sagas));
    sagas.run(function* close() {
      yield takeEvery([added, shelfMoved], function* then() {
        yield put(closed());
      });
    });
    store.dispatch(lookedAt());
    expect(store.getState().isOpen).toBe(true);
    store.dispatch(added('Huzur'));
    expect(store.getState()).toEqual({ books: ['Huzur'], isOpen: false });
  });
});
