import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { callsSettled, closeRemote } from '@pusula/frontend-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { answer, answerSearches, below, figure, openDashboard, SEARCH_STATS, STATS, searches, stats } from './dashboard.testing.ts';

afterEach(async () => {
  jest.restoreAllMocks();
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  await closeRemote();
});

const fails = { status: 503, body: { success: false, errorMessage: 'SERVICE_UNAVAILABLE' } };

describe('newer figures', () => {
  it('come when they are asked for', async () => {
    let total = 1_026;
    const { user } = await openDashboard({ [STATS]: () => answer(stats({ totalUsers: total++ })) });
    await screen.findByText('1.026');
    await user.click(screen.getByRole('button', { name: 'Yenile' }));
    expect(await screen.findByText('1.027')).toBeTruthy();
  });

  it('that do not come leave the older ones where they are, with another try', async () => {
    const answers = [answer(stats()), fails, answer(stats({ totalUsers: 2_000 }))];
    const { user } = await openDashboard({ [STATS]: () => answers.shift() ?? fails });
    await screen.findByText('1.026');
    await user.click(screen.getByRole('button', { name: 'Yenile' }));
    expect(await screen.findByText('Bu bölüm şu an yanıt vermiyor. Birkaç dakika sonra yeniden deneyin.')).toBeTruthy();
    expect(screen.getByText('1.026')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByText('2.000')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that never came are told of without empty charts; the other part stands', async () => {
    await openDashboard({ [STATS]: () => fails });
    expect(await screen.findByText('242')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Tekrar Dene' })).toHaveLength(1);
    expect(await below('Yayındaki koç')).toEqual(['–', 'Yüklenemedi']);
    expect(screen.getAllByRole('figure').map((one) => one.textContent?.slice(0, 12))).toEqual([
      'Günlük arama',
      'En çok arana',
      'Sonuçsuz kal',
    ]);
  });

  it('of searches that never came are told of in their place, with another try', async () => {
    const answers = [fails, answerSearches(searches())];
    const { user } = await openDashboard({ [SEARCH_STATS]: () => answers.shift() ?? fails });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(await below('Günlük arama')).toEqual(['–', 'Yüklenemedi']);
    expect(await below('Yayındaki koç')).toEqual(['294', 'Son 30 günde +18']);
    expect(figure('Kategoriye göre yayındaki koç').queryByText(/arama/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByText('242')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('come by themselves each minute, but not to a page that nobody sees', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'], advanceTimers: true });
    try {
      const { api, product } = await openDashboard();
      await screen.findByText('%3,2');
      await act(() => jest.advanceTimersByTimeAsync(61_000));
      await waitFor(() => expect(api.callsTo(STATS)).toHaveLength(2));
      await callsSettled(product);
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      await act(() => jest.advanceTimersByTimeAsync(300_000));
      expect(api.callsTo(STATS)).toHaveLength(2);
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(api.callsTo(STATS)).toHaveLength(3));
    } finally {
      jest.useRealTimers();
    }
  });
});
