import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { person, renderProduct, startApi } from '@pusula/frontend-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { texts } from '../texts.ts';
import { countdown } from './countdown.ts';
import { SessionTimeout } from './SessionTimeout.tsx';

const LIMIT = 3_590_000;

describe('the countdown', () => {
  it.each([
    [0, null],
    [LIMIT - 1, null],
    [LIMIT, 10],
    [LIMIT + 1_000, 9],
    [LIMIT + 9_001, 1],
    [LIMIT + 10_000, 0],
    [LIMIT + 5_000_000, 0],
  ])('after %i ms without activity shows %j', (idle, seconds) => {
    expect(countdown(idle)).toBe(seconds);
  });
});

describe('a session that nobody uses', () => {
  beforeEach(async () => {
    api = await startApi({
      'POST /auth/logout': () => ({}),
      'POST /auth/refresh-token': () => ({ body: { success: true, token: 'renewed' } }),
    });
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 21), doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    localStorage.setItem('pusula.token', JSON.stringify({ tokenType: 'User', token: 't' }));
    localStorage.setItem('pusula.session', JSON.stringify({ authenticationType: 'Basic', summary: person('member') }));
  });
  afterEach(async () => {
    cleanup();
    jest.useRealTimers();
    localStorage.clear();
    sessionStorage.clear();
    await api.stop();
  });

  let api: Awaited<ReturnType<typeof startApi>>;
  const open = async () => {
    const setting = { path: '/profile', apiBase: api.baseURL, texts };
    return (await renderProduct(<SessionTimeout />, setting)).product;
  };
  /** The clock runs on; what is due once a second happens in the last one, as in a tab that was asleep. */
  const pass = (ms: number) =>
    act(() => {
      jest.setSystemTime(Date.now() + ms - 1_000);
      return jest.advanceTimersByTimeAsync(1_000);
    });
  const isSignedIn = ({ store }: Awaited<ReturnType<typeof open>>) => store.getState().session.isAuthenticated;

  it('is warned of for ten seconds', async () => {
    await open();
    await pass(LIMIT - 1_000);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await pass(2_000);
    expect(screen.getByRole('alertdialog', { name: 'Hâlâ burada mısınız?' }).textContent).toContain('9 saniye');
  });

  it('begins at the button that loses nothing', async () => {
    await open();
    await pass(LIMIT + 1_000);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Oturumu uzat' }));
  });

  const touch = { touches: [{ clientX: 0, clientY: 0 }], changedTouches: [{ clientX: 0, clientY: 0 }] };
  it.each([
    ['a press beside the dialog', () => fireEvent.click(document.body)],
    ['a letter', () => fireEvent.keyDown(document.body, { key: 'a' })],
    ['scrolling', () => fireEvent.scroll(document)],
    ['the wheel', () => fireEvent.wheel(document.body)],
    ['a finger that moves beside the dialog', () => fireEvent.touchMove(document.body, touch)],
    ['Escape', () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })],
    ['Extend Session', () => fireEvent.click(screen.getByRole('button', { name: 'Oturumu uzat' }))],
  ])('goes on after %s, for the whole time', async (_what, activity) => {
    const product = await open();
    await pass(LIMIT + 3_000);
    activity();
    await pass(1_000);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await pass(LIMIT - 10_000);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(isSignedIn(product)).toBe(true);
  });

  const endButton = () => screen.getByRole('button', { name: 'Oturumu kapat' });
  it.each<[string, () => unknown]>([
    ['the mouse moves to its buttons', () => fireEvent.mouseMove(document.body)],
    ['a button is pressed and not yet let go', () => fireEvent.mouseDown(endButton())],
    ['a finger touches a button', () => fireEvent.touchStart(endButton(), touch)],
    ['a finger slips on a button', () => fireEvent.touchMove(endButton(), touch)],
    ['a finger touches the page beside it, and may be about to move', () => fireEvent.touchStart(document.body, touch)],
    ...['Tab', 'Shift', 'Enter', ' ', 'ArrowLeft'].map((key): [string, () => unknown] => [
      `the key "${key}" is pressed on a button`,
      () => fireEvent.keyDown(endButton(), { key }),
    ]),
  ])('is still asked about while %s', async (_what, movement) => {
    await open();
    await pass(LIMIT + 3_000);
    movement();
    await pass(1_000);
    expect(screen.getByRole('alertdialog').textContent).toContain('6 saniye');
  });

  it.each([
    ['the time is up', () => pass(10_000), { endedBecause: 'idle' }],
    ['Sign out is pressed', async () => fireEvent.click(endButton()), null],
  ])('ends when %s: token gone, person at the sign-in page, server told', async (_when, finish, state) => {
    const product = await open();
    await pass(LIMIT + 1_000);
    await finish();
    expect(isSignedIn(product)).toBe(false);
    expect(localStorage.getItem('pusula.token')).toBeNull();
    expect(location.pathname).toBe('/signin');
    expect(history.state.usr ?? null).toEqual(state);
    jest.useRealTimers();
    await waitFor(() => expect(api.callsTo('POST /auth/logout').map(({ token }) => token)).toEqual(['t']));
  });

  it('S2: is prolonged at the server, too, when Extend Session is pressed', async () => {
    await open();
    await pass(LIMIT + 1_000);
    fireEvent.click(screen.getByRole('button', { name: 'Oturumu uzat' }));
    jest.useRealTimers();
    await waitFor(() => expect(localStorage.getItem('pusula.token')).toContain('renewed'));
  });

  it('is kept in use at the server by somebody who only reads, about as often as tokens are renewed', async () => {
    await open();
    await pass(15 * 60_000 - 2_000);
    fireEvent.scroll(document);
    await pass(1_000);
    expect(api.callsTo('POST /auth/refresh-token')).toEqual([]);
    await pass(1_000);
    fireEvent.scroll(document);
    await pass(1_000);
    jest.useRealTimers();
    await waitFor(() => expect(api.callsTo('POST /auth/refresh-token')).toHaveLength(1));
  });

  it.each([
    ['a mouse moves', () => fireEvent.mouseMove(document.body)],
    ['the page comes into view', () => fireEvent(document, new Event('visibilitychange', { bubbles: true }))],
  ])('that slept for two hours with the machine is over before anything else, as soon as %s', async (_what, wake) => {
    const product = await open();
    jest.setSystemTime(Date.now() + 7_200_000);
    await act(async () => wake());
    expect(isSignedIn(product)).toBe(false);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(location.pathname + location.search).toBe('/signin?from=%2Fprofile');
    jest.useRealTimers();
    await waitFor(() => expect(api.callsTo('POST /auth/logout')).toHaveLength(1));
  });

  it('that slept into its last seconds shows what is left of them', async () => {
    await open();
    jest.setSystemTime(Date.now() + LIMIT + 6_000);
    await act(async () => fireEvent(document, new Event('visibilitychange', { bubbles: true })));
    expect(screen.getByRole('alertdialog', { name: 'Hâlâ burada mısınız?' }).textContent).toContain('4 saniye');
  });

  it('ends in this tab when it is ended in another one', async () => {
    const product = await open();
    localStorage.removeItem('pusula.token');
    localStorage.removeItem('pusula.session');
    await act(async () => dispatchEvent(new StorageEvent('storage', { key: 'pusula.session' })));
    expect(isSignedIn(product)).toBe(false);
  });

  it('goes on while another tab is used', async () => {
    await open();
    await pass(LIMIT - 5_000);
    localStorage.setItem('pusula.activity', String(Date.now()));
    await pass(10_000);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
