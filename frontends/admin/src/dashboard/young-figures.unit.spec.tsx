import { afterEach, describe, expect, it } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { answerProviders, answerSearches, below, openDashboard, PROVIDERS, SEARCH_STATS, searches } from './dashboard.testing.ts';
import type { SearchStats } from './statistics.ts';

afterEach(closeRemote);

/** Figures of a product that has counted its last days alone. */
const young = (count: number, dailySearches: SearchStats['dailySearches']): SearchStats => {
  const { perDay, ...more } = searches({ dailySearches, withoutResultRatio: { now: 0.032, before: null } });
  const isCounted = (place: number) => place >= perDay.length - count;
  return {
    ...more,
    perDay: perDay.map((day, place) =>
      isCounted(place) ? { ...day, before: null } : { ...day, searches: 0, withoutResult: 0, isCounted: false, before: null },
    ),
  };
};
const open = (figures: SearchStats) => openDashboard({ [SEARCH_STATS]: () => answerSearches(figures) });
const drawn = (part: string) => document.querySelector(`path[data-part="${part}"]`)?.getAttribute('d') ?? '';
const bars = () => document.querySelectorAll('svg[viewBox="0 0 100 100"] rect').length;

describe('a product that is young', () => {
  it('says of its mean what it is taken over, and compares with nothing', async () => {
    await open(young(5, { now: 366, days: 4, before: null }));
    await screen.findByText('366');
    expect(await below('Günlük arama')).toEqual(['366', '4 tam günün ortalaması']);
    expect(await below('Sonuçsuz arama')).toEqual(['%3,2', '1.835 aramada']);
    expect(screen.queryByText('Bu dönem')).toBeNull();
  });

  it('says on its first day that it is not over', async () => {
    await open(young(1, { now: 387, days: 0, before: null }));
    await screen.findByText('387', { selector: 'dd' });
    expect(await below('Günlük arama')).toEqual(['387', 'bugün, şimdiye kadar']);
  });

  it.each([
    [1, 7],
    [6, 7],
    [7, 0],
  ])('draws a bar for each of the last days while %i of them are counted', async (count, expected) => {
    await open(young(count, { now: 300, days: count - 1, before: null }));
    const slider = await screen.findByRole('slider', { name: 'Günlük arama' });
    expect(bars()).toBe(expected);
    expect(slider.getAttribute('aria-valuetext')).toContain('21 Kas, şimdiye kadar 387 arama');
    fireEvent.change(slider, { target: { value: '0' } });
    expect(slider.getAttribute('aria-valuetext')).toMatch(/sayılmadı/);
  });

  it('draws no line where nobody counted, and the running day apart', async () => {
    await open(young(10, { now: 330, days: 9, before: null }));
    await screen.findByRole('slider', { name: 'Günlük arama' });
    expect(drawn('now').match(/M/g)).toHaveLength(1);
    expect(drawn('now')).toMatch(/^M68\.97 /);
    expect(drawn('now').match(/L/g)).toHaveLength(8);
    expect(document.querySelectorAll('i[data-part="running"]')).toHaveLength(1);
    for (const path of document.querySelectorAll('path')) expect(path.getAttribute('d')).not.toMatch(/NaN|Infinity/);
  });
});

describe('of a demo', () => {
  it('it is said that the figures are invented', async () => {
    await openDashboard({ [PROVIDERS]: () => answerProviders(true) });
    expect(await screen.findByText(/^Demo verisi: /)).toBeTruthy();
  });

  it('nothing is said where it is none', async () => {
    const { api } = await openDashboard();
    await screen.findByText('242');
    expect(api.callsTo(PROVIDERS)).toHaveLength(1);
    expect(screen.queryByText(/^Demo verisi: /)).toBeNull();
  });
});
