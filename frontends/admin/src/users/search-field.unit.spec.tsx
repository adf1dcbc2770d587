import { afterEach, describe, expect, it } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { openConsole } from '../testing/open-console.ts';
import { elif, found, kerem, LAST, last, SEARCH } from './users.testing.ts';

afterEach(closeRemote);

describe('everybody', () => {
  it('is searched when the typing pauses: one call for many letters, and one step back', async () => {
    const { api, user } = await openConsole('/admin/users', { [LAST]: last(elif), [SEARCH]: found([kerem]) });
    await screen.findByRole('link', { name: 'Elif Sarıkaya' });
    const steps = history.length;
    await user.type(screen.getByRole('searchbox', { name: 'Ad ya da e-posta' }), 'kerem');
    await screen.findByRole('link', { name: 'Kerem Uluğ' });
    expect([location.search, location.hash]).toEqual(['', '#q=kerem']);
    expect(api.callsTo(SEARCH).map(({ input }) => input)).toEqual([expect.objectContaining({ SearchType: 'any', Email: 'kerem' })]);
    await user.type(screen.getByRole('searchbox'), '@');
    await waitFor(() => expect(location.hash).toBe('#q=kerem%40'));
    expect(history.length).toBe(steps + 1);
    act(() => history.back());
    await screen.findByRole('link', { name: 'Elif Sarıkaya' });
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(''));
  });

  it('is everybody again when the search is emptied by a press', async () => {
    const { user } = await openConsole('/admin/users#q=kerem', {
      [SEARCH]: (call) => found(call.input.Email === 'kerem' ? [kerem] : [elif])(call),
    });
    await screen.findByRole('link', { name: 'Kerem Uluğ' });
    await user.click(screen.getByRole('button', { name: 'Temizle' }));
    await screen.findByRole('link', { name: 'Elif Sarıkaya' });
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    expect(screen.queryByRole('button', { name: 'Temizle' })).toBeNull();
  });

  it('is searched at once on Enter', async () => {
    const { user } = await openConsole('/admin/users', { [LAST]: last(elif), [SEARCH]: found([kerem]) });
    await user.type(await screen.findByRole('searchbox'), 'ker{Enter}');
    expect(location.hash).toBe('#q=ker');
  });

  it('shows the newest question’s answer, however late the older one comes', async () => {
    const gate = Promise.withResolvers<void>();
    const { user } = await openConsole('/admin/users#q=eski', {
      [SEARCH]: async (call) => {
        if (call.input.Email !== 'eski') return found([kerem])(call);
        await gate.promise;
        return found([elif])(call);
      },
    });
    await user.clear(await screen.findByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'yeni{Enter}');
    await screen.findByRole('link', { name: 'Kerem Uluğ' });
    gate.resolve();
    await expect(screen.findByRole('link', { name: 'Elif Sarıkaya' }, { timeout: 400 })).rejects.toThrow();
  });
});
