import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { coachDraft, memberDraft } from './draft.testing.ts';
import { agree, closeSummary, confirm, openSummary, PASSWORD } from './open-summary.testing.tsx';
import { signUp } from './sign-up.slice.ts';

afterEach(closeSummary);

describe('the summary', () => {
  it('shows what was told, but the password', async () => {
    await openSummary({ draft: memberDraft({ middleName: 'Su' }) });
    for (const text of [
      'nilufer.sen@posta.example',
      'Nilüfer Su Şen',
      '14 Mart 1988',
      'Belirtmek istemiyorum',
      'İzmir, Türkiye',
      '+90 532 123 45 67',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(document.body.textContent).not.toContain(PASSWORD);
  });

  it('leads to a page to be edited, and from there back', async () => {
    const { user } = await openSummary({ draft: memberDraft() });
    await user.click(screen.getByRole('link', { name: 'Düzenle Telefon' }));
    const number = await screen.findByLabelText('Telefon numarası');
    await user.clear(number);
    await user.type(number, '5339876543');
    await user.click(screen.getByRole('button', { name: 'Kaydet ve özete dön' }));
    expect(await screen.findByText('+90 533 987 65 43')).toBeTruthy();
    expect(location.pathname).toBe('/signup-summary');
  });

  it('sends somebody who becomes a coach on the way through the coaching pages first', async () => {
    const { user } = await openSummary({ draft: memberDraft() });
    await user.click(screen.getByRole('link', { name: 'Düzenle Hesap' }));
    await user.click(await screen.findByRole('radio', { name: 'Koçluk yapıyorum' }));
    await user.click(screen.getByRole('button', { name: 'Kaydet ve özete dön' }));
    expect(await screen.findByRole('heading', { name: 'Sizi nasıl tanısınlar?' })).toBeTruthy();
  });

  it('lets a coach who put the profile off fill it in now', async () => {
    const { user } = await openSummary({ draft: coachDraft({ completesLater: true }) });
    await user.click(screen.getByRole('button', { name: 'Şimdi doldur' }));
    expect(await screen.findByLabelText('Başlık')).toBeTruthy();
  });

  it('wants the terms agreed to, which open in a tab of their own', async () => {
    const { api, user } = await openSummary({ draft: memberDraft() });
    const links = ['Kullanım Şartları’nı (yeni sekmede açılır)', 'Gizlilik Politikası’nı (yeni sekmede açılır)'].map((name) =>
      screen.getByRole('link', { name }),
    );
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/tr/kullanim-sartlari', '_blank'],
      ['/tr/gizlilik-politikasi', '_blank'],
    ]);
    await user.click(confirm());
    expect(await screen.findByText(/kabul etmeniz gerekir/)).toBeTruthy();
    expect(document.activeElement).toBe(agree());
    expect(api.callsTo('POST /auth/register')).toEqual([]);
  });

  it('says after a reload in one go what is missing: the password and the agreement', async () => {
    const { api, product, user } = await openSummary({ draft: memberDraft() });
    act(() => void product.store.dispatch(signUp.passwordChosen('')));
    await user.click(confirm());
    expect(await screen.findByText('Bir şifre yazın.')).toBeTruthy();
    expect(screen.getByText(/kabul etmeniz gerekir/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Şifre'));
    expect(api.callsTo('POST /auth/register')).toEqual([]);
  });
});
