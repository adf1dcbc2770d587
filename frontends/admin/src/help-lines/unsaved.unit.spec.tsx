import { afterEach, describe, expect, it } from '@jest/globals';
import { session } from '@pusula/frontend-kit/session';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { EMERGENCY, field, names, openHelpLines, press, SAVED, SUPPORT, WRITE } from './help-lines.testing.ts';

afterEach(closeRemote);

describe('what is not saved', () => {
  const typeName = async ({ user }: Awaited<ReturnType<typeof openHelpLines>>) => user.type(field(1, 'Türkçe ad'), ' hattı');

  it('is not left by accident', async () => {
    const opened = await openHelpLines();
    await typeName(opened);
    await opened.user.click(screen.getByRole('link', { name: 'Denetim günlüğü' }));
    expect(await screen.findByRole('alertdialog', { name: 'Kaydetmeden çıkılsın mı?' })).toBeTruthy();
  });

  it('is there again after a session that ended', async () => {
    const opened = await openHelpLines();
    const { product } = opened;
    const admin = product.store.getState().session.user;
    await typeName(opened);
    act(() => {
      product.navigation.navigate('/signin');
      product.store.dispatch(session.ended('refused'));
    });
    await screen.findByRole('heading', { name: 'elsewhere' });
    act(() => {
      if (admin) product.store.dispatch(session.signedIn({ user: admin, authenticationType: 'Basic' }));
      product.navigation.navigate('/admin/help-lines');
    });
    expect(await screen.findByText(/^Oturumunuz, bu değişiklikler kaydedilmeden sona ermişti/)).toBeTruthy();
    expect(names()[1]).toBe('2 183 Sosyal destek hattı');
  });

  it('overwrites nobody: both tables are shown, and the choice', async () => {
    const opened = await openHelpLines();
    const { user, writeElsewhere, saved } = opened;
    writeElsewhere([EMERGENCY, { ...SUPPORT, number: '184' }]);
    await typeName(opened);
    await user.click(press('Kaydet'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Bu arada başka bir yerde kaydedilmiş' }));
    expect(dialog.getByText(/184 · Sosyal destek \//)).toBeTruthy();
    expect(dialog.getByText(/183 · Sosyal destek hattı \//)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Kayıtlı olanı al' }));
    await waitFor(() => expect(names()).toEqual(['1 112 Acil çağrı', '2 184 Sosyal destek']));
    await user.type(field(1, 'Türkçe ad'), ' hattı');
    await user.click(press('Kaydet'));
    await screen.findByText(SAVED);
    expect(saved()[1]).toEqual({ ...SUPPORT, number: '184', nameTr: 'Sosyal destek hattı' });
  });

  it('stays where the server does not take it, or does not answer', async () => {
    const answers = [
      {
        status: 400,
        body: { success: false, errorMessage: 'VALIDATION_FAILED', details: [{ path: 'helpLines.1.number', problem: 'no' }] },
      },
      { status: 503, body: { success: false, errorMessage: 'SERVICE_UNAVAILABLE' } },
    ];
    const opened = await openHelpLines({ [WRITE]: () => answers.shift() ?? {} });
    await typeName(opened);
    await opened.user.click(press('Kaydet'));
    expect(await screen.findByText(/^Sunucu bu tabloyu kabul etmedi/)).toBeTruthy();
    await opened.user.click(press('Kaydet'));
    expect(await screen.findByRole('alertdialog', { name: 'Değişiklikler kaydedilemedi' })).toBeTruthy();
    await opened.user.click(press('Kapat'));
    await waitFor(() => expect(names()[1]).toBe('2 183 Sosyal destek hattı'));
  });
});
