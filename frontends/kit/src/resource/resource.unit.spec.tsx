import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError, apiStatusReducer } from '@pusula/frontend-kit/api';
import { applyMiddleware, combineReducers, legacy_createStore as createStore } from 'redux';
import createSagaMiddleware from 'redux-saga';
import { rendered } from './rendered.ts';
import { resource } from './resource.ts';

type Options = Parameters<typeof resource<'GET /search/suggest', string>>[2];
type Reply = { suggestions: string };

const PROBLEM = { kind: 'SERVER_ERROR', status: 503, message: 'SERVICE_UNAVAILABLE' } as unknown as ConstructorParameters<
  typeof ApiError
>[0];
const input = (keyword: string) => ({ keyword, language: 'tr' as const });

/** A resource in a store whose calls are answered by hand. */
function start(options: Partial<Options> = {}) {
  const calls: { keyword: string; signal: AbortSignal; answer: (text: string) => void; refuse: () => void }[] = [];
  const call = (_route: string, { keyword }: { keyword: string }, { signal }: { signal: AbortSignal }) =>
    new Promise<Reply>((resolve, reject) => {
      calls.push({ keyword, signal, answer: (text) => resolve({ suggestions: text }), refuse: () => reject(new ApiError(PROBLEM)) });
    });
  const words = resource('words', 'GET /search/suggest', { pick: (reply) => String(reply.suggestions), ...options } as Options);
  const sagas = createSagaMiddleware({ context: { api: { call } } });
  const store = createStore(combineReducers({ api: apiStatusReducer, words: words.reducer }), applyMiddleware(sagas));
  sagas.run(words.saga);
  const answer = async (place: number, text: string) => {
    calls[place]?.answer(text);
    await jest.advanceTimersByTimeAsync(0);
  };
  const refuse = async (place: number) => {
    calls[place]?.refuse();
    await jest.advanceTimersByTimeAsync(0);
  };
  const data = () => words.select(store.getState()).data;
  const status = () => store.getState().api.words;
  return {
    words,
    dispatch: store.dispatch,
    calls,
    answer,
    refuse,
    data,
    status,
    isFollowed: () => words.select(store.getState()).isFollowed,
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a resource', () => {
  it('loads what was opened, with its state under its name', async () => {
    const { words, dispatch, answer, data, status } = start();
    dispatch(words.opened(input('bir')));
    expect([data(), status()?.loading]).toEqual([null, true]);
    await answer(0, 'one');
    expect([data(), status()?.loading, status()?.success]).toEqual(['one', false, true]);
  });

  it('takes the latest: the call before is aborted, and its reply counts no longer', async () => {
    const { words, dispatch, calls, answer, data } = start();
    dispatch(words.opened(input('bir')));
    dispatch(words.opened(input('iki')));
    expect(calls[0]?.signal.aborted).toBe(true);
    await answer(1, 'two');
    await answer(0, 'one');
    expect(data()).toBe('two');
  });

  it('keeps the data while others load, or drops them where the screen says so', async () => {
    const { words, dispatch, answer, data } = start({ keeps: (before, now) => before.keyword?.[0] === now.keyword?.[0] });
    dispatch(words.opened(input('bir')));
    await answer(0, 'one');
    dispatch(words.opened(input('beş')));
    expect(data()).toBe('one');
    dispatch(words.opened(input('iki')));
    expect(data()).toBeNull();
  });

  it('keeps the failure under its name, and the data; another try asks for the same', async () => {
    const { words, dispatch, calls, answer, refuse, data, status } = start();
    dispatch(words.opened(input('bir')));
    await answer(0, 'one');
    dispatch(words.retried());
    await refuse(1);
    expect([data(), status()?.error?.message]).toEqual(['one', 'SERVICE_UNAVAILABLE']);
    dispatch(words.retried());
    expect(calls[2]?.keyword).toBe('bir');
    expect(status()?.error).toBeNull();
  });

  it('aborts when it is left, and drops the data if it is to forget', async () => {
    const { words, dispatch, calls, answer, data } = start({ forgets: true });
    dispatch(words.opened(input('bir')));
    await answer(0, 'one');
    dispatch(words.retried());
    dispatch(words.left());
    expect([calls[1]?.signal.aborted, data()]).toEqual([true, null]);
  });

  it('waits for a pause in typing', async () => {
    const { words, dispatch, calls } = start({ pauseMs: 100 });
    dispatch(words.typed(input('b')));
    await jest.advanceTimersByTimeAsync(99);
    dispatch(words.typed(input('bi')));
    await jest.advanceTimersByTimeAsync(99);
    expect(calls).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(calls.map(({ keyword }) => keyword)).toEqual(['bi']);
  });

  it('asks again and again for as long as it is said to, and until it is left', async () => {
    const { words, dispatch, calls, answer, refuse, isFollowed } = start({ repeat: { everyMs: 1_000, whileIt: (data) => data !== 'end' } });
    dispatch(words.opened(input('bir')));
    await answer(0, 'on');
    await jest.advanceTimersByTimeAsync(1_000);
    await refuse(1);
    await jest.advanceTimersByTimeAsync(1_000);
    await answer(2, 'end');
    expect([calls.length, isFollowed()]).toEqual([3, false]);
    await jest.advanceTimersByTimeAsync(5_000);
    dispatch(words.retried());
    await answer(3, 'on');
    dispatch(words.left());
    await jest.advanceTimersByTimeAsync(5_000);
    expect(calls.length).toBe(4);
  });

  it('asks no more often than it may', async () => {
    const { words, dispatch, calls, answer, isFollowed } = start({ repeat: { everyMs: 1_000, times: 2 } });
    dispatch(words.opened(input('bir')));
    await answer(0, 'on');
    await jest.advanceTimersByTimeAsync(1_000);
    await answer(1, 'on');
    await jest.advanceTimersByTimeAsync(5_000);
    expect([calls.length, isFollowed()]).toEqual([2, false]);
  });
});

describe('data that the server has loaded into the page that it rendered', () => {
  it('are not loaded again by the page that takes over, but are by every later one', async () => {
    const { words, dispatch, calls, answer, data } = start();
    dispatch(words.opened(input('bir')));
    await answer(0, 'one');
    dispatch(rendered());
    dispatch(words.opened(input('bir')));
    expect([calls.length, data()]).toEqual([1, 'one']);
    dispatch(words.opened(input('bir')));
    expect(calls).toHaveLength(2);
  });

  it('are loaded for other input', async () => {
    const { words, dispatch, calls, answer } = start();
    dispatch(words.opened(input('bir')));
    await answer(0, 'one');
    dispatch(rendered());
    dispatch(words.opened(input('iki')));
    expect(calls.map(({ keyword }) => keyword)).toEqual(['bir', 'iki']);
  });

  it('are loaded by the browser where the server had not finished', () => {
    const { words, dispatch, calls } = start();
    dispatch(words.opened(input('bir')));
    dispatch(rendered());
    dispatch(words.opened(input('bir')));
    expect(calls).toHaveLength(2);
  });
});
