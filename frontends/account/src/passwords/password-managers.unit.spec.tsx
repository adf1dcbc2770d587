import { afterEach, describe, expect, it } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openSecurity } from '../security/security.testing.ts';
import { openAccount } from '../testing/open-account.ts';

const PASSWORD = 'Kayısı7! çok uzun';

const CHECK = 'POST /auth/check-password';
const checked = { [CHECK]: () => ({ body: { success: true, problems: [] } }) };

type Opened = Pick<Awaited<ReturnType<typeof openAccount>>, 'user' | 'api'>;
type Page = { readonly open: () => Promise<Opened>; readonly labels: readonly string[] };
const PAGES: Readonly<Record<string, Page>> = {
  'signs in': { open: () => openAccount('/signin', {}), labels: ['Şifre'] },
  'chooses a password by mail': {
    open: () => openAccount('/reset-password#token=t', checked),
    labels: ['Yeni şifre', 'Yeni şifre (bir kez daha)'],
  },
  'changes it': {
    open: async () => {
      const opened = await openSecurity(checked);
      await opened.user.click(opened.part('Şifre').getByRole('button', { name: 'Şifremi değiştir' }));
      return opened;
    },
    labels: ['Yeni şifre', 'Yeni şifre (bir kez daha)'],
  },
};

afterEach(closeRemote);

describe('a password field', () => {
  it.each(Object.entries(PAGES))(
    'of a page that %s is masked, says to password managers what it is, and takes what is pasted',
    async (_, page) => {
      const { user, api } = await page.open();
      for (const label of page.labels) {
        const field = await screen.findByLabelText<HTMLInputElement>(label);
        expect([field.type, field.autocomplete]).toEqual(['password', label === 'Şifre' ? 'current-password' : 'new-password']);
        await user.click(field);
        await user.paste(PASSWORD);
        expect(field.value).toBe(PASSWORD);
      }
      // What is under way when the page goes would be heard of in another test.
      if (page.labels.length > 1) await waitFor(() => expect(api.callsTo(CHECK)).toHaveLength(1));
    },
  );

  it('is masked wherever there is one, and has no keyboard or clipboard event of its own that keeps anything out', async () => {
    const { part, user } = await openSecurity({});
    await user.click(part('E-posta adresi').getByRole('button', { name: 'E-posta adresimi değiştir' }));
    const fields = part('E-posta adresi').getAllByLabelText(/şifre/i);
    for (const field of fields.filter((element) => element instanceof HTMLInputElement)) {
      expect(field.getAttribute('type')).toBe('password');
      for (const event of ['paste', 'copy', 'drop'] as const) expect(fireEvent[event](field)).toBe(true);
    }
    expect(fields.length).toBeGreaterThan(0);
    expect(within(document.body).queryAllByRole('textbox', { name: /şifre/i })).toEqual([]);
  });
});
