import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { catchPopups, postProviderAnswer } from '../testing/popups.ts';
import { ago, havingPasskeys, here, openSecurity, PASSKEYS, refuse } from './security.testing.ts';

const PASSWORD = 'POST /auth/change-password';
const EMAIL = 'POST /auth/change-email';
const DATA = 'GET /auth/my-data';
const DELETE = 'POST /auth/delete-account';
const STATUS = 'GET /auth/data-deletion-status';
const CODE = '01k9zzzzzzzzzzzzzzzzzzzzzz';
const erased = {
  [DELETE]: () => ({ body: { success: true, code: CODE } }),
  [STATUS]: () => ({ body: { success: true, status: 'erased', requestedAt: ago(0), erasedAt: ago(0), receipts: [] } }),
};
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await closeRemote();
});

it.each([
  ['Şifre', 'Şifremi değiştir', 'Şu anki şifreniz', 'Yeni şifre'],
  ['E-posta adresi', 'E-posta adresimi değiştir', 'Yeni e-posta adresi', 'Şu anki şifreniz'],
])(
  'the form of %s has the focus on its first field with the press that opens it, and takes it from no other',
  async (title, open, first, next) => {
    const { part } = await openSecurity({});
    jest.useFakeTimers();
    fireEvent.click(part(title).getByRole('button', { name: open }));
    expect(document.activeElement).toBe(part(title).getByLabelText(first));
    const other = part(title).getByLabelText(next);
    act(() => other.focus());
    act(() => jest.advanceTimersByTime(1_000));
    expect(document.activeElement).toBe(other);
  },
);

describe('the password', () => {
  const change = async (answers: Parameters<typeof openSecurity>[0]) => {
    const opened = await openSecurity(answers);
    const { part, user } = opened;
    await user.click(part('Şifre').getByRole('button', { name: 'Şifremi değiştir' }));
    const field = { current: part('Şifre').getByLabelText('Şu anki şifreniz'), next: part('Şifre').getByLabelText('Yeni şifre') };
    expect(document.activeElement).toBe(field.current);
    await user.type(field.current, 'Deneme!2026');
    await user.type(field.next, 'Kayısı7!');
    await user.type(part('Şifre').getByLabelText('Yeni şifre (bir kez daha)'), 'Kayısı7!');
    await user.click(part('Şifre').getByRole('button', { name: 'Şifreyi değiştir' }));
    return { ...opened, field };
  };

  it('is changed by who knows it; the form opens on its first field, and folds again when it is done', async () => {
    const { api, part } = await change({ [PASSWORD]: () => ({}) });
    expect(await screen.findByText('Şifreniz değişti. Diğer cihazlardaki oturumlar kapandı.')).toBeTruthy();
    expect(api.callsTo(PASSWORD).map(({ input }) => input)).toEqual([{ currentPassword: 'Deneme!2026', newPassword: 'Kayısı7!' }]);
    expect(part('Şifre').queryByLabelText('Yeni şifre')).toBeNull();
    expect(part('Şifre').getByRole('button', { name: 'Şifremi değiştir' })).toBeTruthy();
  });

  it('S1: is guessed once by a wrong attempt, which is told at its field until it is typed anew', async () => {
    const { api, field, user } = await change({ [PASSWORD]: refuse(401, 'INVALID_CREDENTIALS') });
    expect(await screen.findByText('Şifre yanlış. Kontrol edip yeniden yazın.')).toBeTruthy();
    expect(field.current.getAttribute('aria-invalid')).toBe('true');
    expect(api.callsTo(PASSWORD)).toHaveLength(1);
    expect(api.callsTo('POST /auth/refresh-token')).toEqual([]);
    await user.type(field.current, 'x');
    await waitFor(() => expect(field.current.getAttribute('aria-invalid')).toBeNull());
  });
});

describe('the address', () => {
  const change = async (answers: Parameters<typeof openSecurity>[0], email = 'yeni@posta.example') => {
    const opened = await openSecurity(answers);
    const { part, user } = opened;
    await user.click(part('E-posta adresi').getByRole('button', { name: 'E-posta adresimi değiştir' }));
    expect(document.activeElement).toBe(part('E-posta adresi').getByLabelText('Yeni e-posta adresi'));
    await user.keyboard(email);
    await user.type(part('E-posta adresi').getByLabelText('Şu anki şifreniz'), 'Deneme!2026');
    await user.click(part('E-posta adresi').getByRole('button', { name: 'Onay bağlantısı gönder' }));
    return opened;
  };

  it('stays what it is until the link is opened, and says so; the form folds', async () => {
    const { api, part } = await change({ [EMAIL]: () => ({}) });
    expect(
      await screen.findByText(/Onay bağlantısını yeni@posta.example adresine gönderdik\..*nilufer.sen@posta.example olarak kalır/),
    ).toBeTruthy();
    expect(api.callsTo(EMAIL).map(({ input }) => input)).toEqual([
      { email: 'yeni@posta.example', password: 'Deneme!2026', language: 'tr' },
    ]);
    expect(part('E-posta adresi').queryByLabelText('Yeni e-posta adresi')).toBeNull();
    expect(part('E-posta adresi').getByRole('button', { name: 'E-posta adresimi değiştir' })).toBeTruthy();
  });

  it('that somebody else has is refused at the field', async () => {
    const { part } = await change({ [EMAIL]: refuse(409, 'USER_ALREADY_EXIST') });
    expect(await screen.findByText('Bu adresle bir hesap zaten var. Başka bir adres yazın.')).toBeTruthy();
    expect(part('E-posta adresi').getByLabelText('Yeni e-posta adresi').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('an account without a password', () => {
  const REQUEST = 'POST /auth/reset-password-request';
  const without = { [PASSKEYS]: havingPasskeys([], { hasPassword: false }) };

  it('is offered one by e-mail, for itself and for the address, and never asked for one', async () => {
    const { api, part, user } = await openSecurity({ ...without, [REQUEST]: () => ({}) }, 'Google');
    for (const title of ['Şifre', 'E-posta adresi']) {
      expect(part(title).getByText(/henüz bir şifresi yok/)).toBeTruthy();
      expect(
        part(title)
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual(['E-postayla şifre belirle']);
    }
    expect(screen.queryByLabelText('Şu anki şifreniz')).toBeNull();
    await user.click(part('Şifre').getByRole('button', { name: 'E-postayla şifre belirle' }));
    expect(await part('Şifre').findByText(/Bağlantıyı nilufer.sen@posta.example adresine gönderdik/)).toBeTruthy();
    expect(api.callsTo(REQUEST).map(({ input }) => input)).toEqual([{ email: 'nilufer.sen@posta.example', language: 'tr' }]);
    await user.click(screen.getByRole('button', { name: 'Hesabımı sil' }));
    expect(within(await screen.findByRole('alertdialog')).queryByLabelText('Şu anki şifreniz')).toBeNull();
  });

  it('that was entered with a passkey sets one before it is deleted', async () => {
    const { part } = await openSecurity(without);
    expect(
      part('Hesabı sil')
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['E-postayla şifre belirle']);
  });

  it('is told that no e-mail could be sent, and keeps the offer', async () => {
    const { part, user } = await openSecurity({ ...without, [REQUEST]: refuse(503, 'SERVICE_UNAVAILABLE') }, 'Google');
    await user.click(part('Şifre').getByRole('button', { name: 'E-postayla şifre belirle' }));
    expect(await screen.findByRole('alertdialog', { name: 'E-posta gönderilemedi' })).toBeTruthy();
  });
});

it('own data comes as a file of everything, without the envelope of the call', async () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => saved.push({ name: '', text: readText(blob) }) && 'blob:x',
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const last = saved.at(-1);
    if (last) last.name = this.download;
  });
  const data = {
    exportedAt: '2026-11-20T21:30:00.000Z',
    account: { email: 'a@b.example' },
    profile: { city: 'İzmir' },
    photograph: 'data:image/jpeg;base64,/9j/',
    emails: { emails: [], total: 0 },
    auditLog: { actions: [], total: 0 },
    sessions: [{ ...here }],
  };
  const { user } = await openSecurity({ [DATA]: () => ({ body: { success: true, ...data } }) });
  await user.click(screen.getByRole('button', { name: 'Verilerimi indir' }));
  expect(await screen.findByText('Verileriniz indirildi.')).toBeTruthy();
  expect(saved.map(({ name }) => name)).toEqual(['my-data-2026-11-21.json']);
  expect(JSON.parse((await saved[0]?.text) ?? '')).toEqual(data);
});

const readText = (blob: Blob): Promise<string> =>
  new Promise((read) => {
    const reader = new FileReader();
    reader.onload = () => read(String(reader.result));
    reader.readAsText(blob);
  });

describe('leaving for good', () => {
  const ask = async (answers: Parameters<typeof openSecurity>[0], authenticationType: 'Basic' | 'Google' = 'Basic') => {
    const opened = await openSecurity(answers, authenticationType);
    await opened.user.click(screen.getByRole('button', { name: 'Hesabımı sil' }));
    return { ...opened, dialog: within(await screen.findByRole('alertdialog', { name: 'Hesabı sil' })) };
  };

  it('asks for the own address and the password, and deletes nothing without them', async () => {
    const { api, user, dialog } = await ask({});
    await user.type(dialog.getByLabelText('E-posta adresiniz'), 'baska@posta.example');
    await user.click(dialog.getByRole('button', { name: 'Hesabımı kalıcı olarak sil' }));
    expect(await dialog.findByText('Adres, hesabınızın adresiyle aynı değil.')).toBeTruthy();
    expect(dialog.getByText('Şu anki şifrenizi yazın.')).toBeTruthy();
    expect(api.callsTo(DELETE)).toEqual([]);
  });

  it('ends the session, says goodbye and shows, signed out, what becomes of the data', async () => {
    const { api, product, user, dialog } = await ask(erased);
    await user.type(dialog.getByLabelText('E-posta adresiniz'), 'Nilufer.Sen@posta.example');
    await user.type(dialog.getByLabelText('Şu anki şifreniz'), 'Deneme!2026');
    await user.click(dialog.getByRole('button', { name: 'Hesabımı kalıcı olarak sil' }));
    expect(await screen.findByRole('heading', { name: 'Verileriniz silindi.' })).toBeTruthy();
    expect(location.pathname + location.search).toBe(`/data-deletion-status?code=${CODE}`);
    expect(await screen.findByText('Hesabınız silindi. Burada olduğunuz için teşekkür ederiz.')).toBeTruthy();
    expect(product.store.getState().session.isAuthenticated).toBe(false);
    expect(localStorage.getItem('pusula.token')).not.toContain('user-1');
    expect(api.callsTo(DELETE).map(({ input }) => input)).toEqual([{ authenticationType: 'Basic', password: 'Deneme!2026' }]);
    expect(api.callsTo(STATUS).map(({ token }) => token)).toEqual(['p']);
  });

  it.each([
    [401, 'INVALID_CREDENTIALS', 'Şifre yanlış. Kontrol edip yeniden yazın.'],
    [409, 'LAST_ADMIN', 'Siz tek yöneticisiniz. Hesabınızı silmeden önce başka birini yönetici yapın.'],
    [503, 'SERVICE_UNAVAILABLE', 'Bu bölüm şu an yanıt vermiyor. Birkaç dakika sonra yeniden deneyin.'],
  ])('%i %s is told in the question, and the account stays', async (status, code, sentence) => {
    const { product, user, dialog } = await ask({ [DELETE]: refuse(status, code) });
    await user.type(dialog.getByLabelText('E-posta adresiniz'), 'nilufer.sen@posta.example');
    await user.type(dialog.getByLabelText('Şu anki şifreniz'), 'Deneme!2026');
    await user.click(dialog.getByRole('button', { name: 'Hesabımı kalıcı olarak sil' }));
    expect(await dialog.findByText(sentence)).toBeTruthy();
    expect(product.store.getState().session.isAuthenticated).toBe(true);
  });

  it('of an account that came through a provider is proven there once more', async () => {
    const { popups } = catchPopups();
    const { api, user, dialog } = await ask(
      {
        'POST /auth/start-social': () => ({ body: { success: true, authorizeUrl: 'https://provider.example/', state: 's' } }),
        ...erased,
      },
      'Google',
    );
    expect(dialog.queryByLabelText('Şu anki şifreniz')).toBeNull();
    await user.type(dialog.getByLabelText('E-posta adresiniz'), 'nilufer.sen@posta.example');
    await user.click(dialog.getByRole('button', { name: 'Google ile onayla ve sil' }));
    await waitFor(() => expect(popups[0]?.visited).toHaveLength(1));
    postProviderAnswer({ state: 's', token: 'fresh' });
    await waitFor(() => expect(location.pathname).toBe('/data-deletion-status'));
    expect(api.callsTo(DELETE).map(({ input }) => input)).toEqual([{ authenticationType: 'Google', token: 'fresh' }]);
    expect(popups[0]?.closed).toBe(true);
  });
});
