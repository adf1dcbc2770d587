import { afterEach, expect, it } from '@jest/globals';
import { put, takeEvery } from 'redux-saga/effects';
import { createProduct } from './product.ts';
import type { Remote, StorePart } from './remote.ts';

afterEach(() => localStorage.clear());

/** As each remote's own build carries it: the same part, made anew. */
const bell = (): StorePart => ({
  name: 'bell',
  reducer: (rings = 0, { type }) => (type === 'bell/rang' ? rings + 1 : rings),
  saga: function* bellSaga() {
    yield takeEvery('bell/pressed', function* ring() {
      yield put({ type: 'bell/rang' });
    });
  },
});
const remote = (name: string): Remote => ({ name, routes: [], reducers: {}, sagas: [], parts: [bell()], texts: {} });

it('a part of the kit that two remotes bring is there once: what it hears, it does once', () => {
  const { add, store } = createProduct();
  const rings = () => (store.getState() as unknown as { bell: number }).bell;
  add(remote('account'));
  store.dispatch({ type: 'bell/pressed' });
  expect(rings()).toBe(1);
  add(remote('admin'));
  store.dispatch({ type: 'bell/pressed' });
  expect(rings()).toBe(2);
});
