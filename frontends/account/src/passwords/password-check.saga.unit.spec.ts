import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { applyMiddleware, combineReducers, legacy_createStore as createStore } from 'redux';
import createSagaMiddleware from 'redux-saga';
import { passwordCheckSaga } from './password-check.saga.ts';
import { passwordCheck, passwordCheckReducer, selectPasswordVerdict } from './password-check.slice.ts';

type Reply = { problems: string[] };

/** The check of passwords in a store whose calls are answered by hand. */
function start() {
  const calls: { password: string; answer: (reply: Reply) => void; refuse: () => void }[] = [];
  const call = (_route: string, { password }: { password: string }) =>
    new Promise<Reply>((answer, refuse) => {
      calls.push({ password, answer, refuse: () => refuse(new Error('refused')) });
    });
  const sagas = createSagaMiddleware({ context: { api: { call } } });
  const store = createStore(combineReducers({ passwordCheck: passwordCheckReducer }), applyMiddleware(sagas));
  sagas.run(passwordCheckSaga);
  const verdict = async (password: string) => {
    await jest.advanceTimersByTimeAsync(0);
    return selectPasswordVerdict(password)(store.getState());
  };
  return { calls, dispatch: store.dispatch, verdict };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the check of a password', () => {
  it('is asked for once somebody has stopped typing, not at each stroke', async () => {
    const { calls, dispatch, verdict } = start();
    for (const password of ['Kayalık-4', 'Kayalık-42', 'Kayalık-42!']) {
      dispatch(passwordCheck.typed({ password }));
      await jest.advanceTimersByTimeAsync(300);
    }
    expect(calls).toEqual([]);
    await jest.advanceTimersByTimeAsync(100);
    expect(calls.map(({ password }) => password)).toEqual(['Kayalık-42!']);
    calls[0]?.answer({ problems: [] });
    expect(await verdict('Kayalık-42!')).toBe('fine');
    expect(await verdict('Kayalık-42')).toBe('none');
  });

  it('is asked for at once when somebody goes on', async () => {
    const { calls, dispatch, verdict } = start();
    dispatch(passwordCheck.typed({ password: 'Password1!' }));
    dispatch(passwordCheck.submitted({ password: 'Password1!' }));
    calls[0]?.answer({ problems: ['common'] });
    expect(await verdict('Password1!')).toBe('common');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(calls).toHaveLength(1);
  });

  it('keeps nobody waiting for an answer that fails or does not come', async () => {
    const { calls, dispatch, verdict } = start();
    dispatch(passwordCheck.submitted({ password: 'Kayalık-42!' }));
    calls[0]?.refuse();
    expect(await verdict('Kayalık-42!')).toBe('unknown');
    dispatch(passwordCheck.submitted({ password: 'Kayalık-42!' }));
    expect(await verdict('Kayalık-42!')).toBe('asking');
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await verdict('Kayalık-42!')).toBe('unknown');
  });
});
