import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { closeRemote } from '@pusula/frontend-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { catchPopups, postProviderAnswer } from '../testing/popups.ts';
import { havingPasskeys, openSecurity, PASSKEYS, refuse } from './security.testing.ts';

const UNLINK = 'POST /auth/unlink-provider';
const LINK = 'POST /auth/link-provider';
const SECTION = 'Giriş yolları';
const AT = '2026-01-02T09:00:00.000Z';

const linked = (authenticationType: string, isOnlyWayIn = false) => ({ authenticationType, linkedAt: AT, isOnlyWayIn });
const removed = (authenticationType: string) => ({ authenticationType, removedAt: AT });
type State = { linked?: object[]; removed?: object[]; passkeys?: string[]; hasPassword?: boolean };
const having = ({ linked: providers = [], removed: removedProviders = [], passkeys = [], hasPassword = true }: State) =>
  havingPasskeys(passkeys, { providers, removedProviders, hasPassword });

afterEach(async () => {
  jest.restoreAllMocks();
  await closeRemote();
});

describe('ways to sign in', () => {
  const rows = async () => within(await screen.findByRole('list', { name: SECTION })).getAllByRole('listitem');
  const dialogOf = async (provider: string) => within(await screen.findByRole('alertdialog', { name: `${provider} kaldırılsın mı?` }));

  it('are the password, the providers that are linked, and those that were removed', async () => {
    await openSecurity({ [PASSKEYS]: having({ linked: [linked('Google'), linked('Apple')], removed: [removed('Microsoft')] }) });
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      'ŞifreE-posta adresiniz ve şifrenizle girebilirsiniz.',
      expect.stringMatching(/^GoogleBağlandı: .*2 Ocak 2026.*\.Kaldır$/),
      expect.stringMatching(/^AppleBağlandı: .*\.Kaldır$/),
      expect.stringMatching(/^MicrosoftKaldırıldı: .*Yeniden bağla$/),
    ]);
  });

  it('say why the last one cannot go', async () => {
    await openSecurity({ [PASSKEYS]: having({ linked: [linked('Google', true)], hasPassword: false }) }, 'Google');
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      'ŞifreHenüz bir şifreniz yok.',
      expect.stringMatching(
        /^GoogleBağlandı: .* Tek giriş yolunuz bu\. Kaldırmak için önce bir şifre belirleyin ya da geçiş anahtarı ekleyin\.$/,
      ),
    ]);
    expect(screen.queryByRole('button', { name: 'Kaldır: Google' })).toBeNull();
  });

  it('are removed with the password, which is asked for and told when it is wrong', async () => {
    let state: State = { linked: [linked('Google')] };
    const { api, user } = await openSecurity({
      [PASSKEYS]: () => having(state)(),
      [UNLINK]: ({ input }) => {
        if (input.password !== 'Deneme!2026') return refuse(401, 'INVALID_CREDENTIALS')();
        state = { removed: [removed('Google')] };
        return {};
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Kaldır: Google' }));
    const dialog = await dialogOf('Google');
    await user.click(dialog.getByRole('button', { name: 'Kaldır' }));
    expect(dialog.getByText('Şu anki şifrenizi yazın.')).toBeTruthy();
    expect(api.callsTo(UNLINK)).toEqual([]);
    await user.type(dialog.getByLabelText('Şu anki şifreniz'), 'Yanlis1!');
    await user.click(dialog.getByRole('button', { name: 'Kaldır' }));
    expect(await dialog.findByText('Şifre yanlış. Kontrol edip yeniden yazın.')).toBeTruthy();
    await user.clear(dialog.getByLabelText('Şu anki şifreniz'));
    await user.type(dialog.getByLabelText('Şu anki şifreniz'), 'Deneme!2026');
    await user.click(dialog.getByRole('button', { name: 'Kaldır' }));
    expect(await screen.findByText('Google kaldırıldı. Diğer cihazlardaki oturumlar kapandı.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findByRole('button', { name: 'Yeniden bağla: Google' })).toBeTruthy();
    expect(api.callsTo(UNLINK).at(-1)?.input).toEqual({ authenticationType: 'Google', password: 'Deneme!2026' });
  });

  it.each([
    ['a passkey', { passkeys: ['Telefon'] }],
    ['no password', { hasPassword: false }],
  ])('ask whoever has %s for no password; what refuses the removal is told in the question', async (_what, more) => {
    const { api, user } = await openSecurity({
      [PASSKEYS]: having({ linked: [linked('Google'), linked('Apple')], ...more }),
      [UNLINK]: refuse(409, 'LAST_WAY_IN'),
    });
    await user.click(await screen.findByRole('button', { name: 'Kaldır: Apple' }));
    const dialog = await dialogOf('Apple');
    expect(dialog.queryByLabelText('Şu anki şifreniz')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Kaldır' }));
    expect(await dialog.findByText(/^Hesabınıza başka bir giriş yolu yok\./)).toBeTruthy();
    expect(api.callsTo(UNLINK).map(({ input }) => input)).toEqual([{ authenticationType: 'Apple' }]);
  });

  const answersOf = (popup: object) => ({
    'POST /auth/start-social': () => ({ body: { success: true, authorizeUrl: 'https://provider.example/', state: 's' } }),
    ...popup,
  });

  it('that were removed are linked again through the provider’s own page', async () => {
    const { popups } = catchPopups();
    let state: State = { removed: [removed('Google')] };
    const { api, user } = await openSecurity(
      answersOf({
        [PASSKEYS]: () => having(state)(),
        [LINK]: () => {
          state = { linked: [linked('Google')] };
          return {};
        },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Yeniden bağla: Google' }));
    await waitFor(() => expect(popups[0]?.visited).toHaveLength(1));
    postProviderAnswer({ state: 's', token: 'fresh' });
    expect(await screen.findByText('Google hesabınız bağlandı.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Kaldır: Google' })).toBeTruthy();
    expect(api.callsTo(LINK).map(({ input }) => input)).toEqual([{ authenticationType: 'Google', token: 'fresh' }]);
  });

  it.each([
    [400, 'EMAIL_VALIDATION_FAILED', /^Bu Google hesabının e-posta adresi sizinkiyle aynı değil/],
    [403, 'EMAIL_CONFIRMATION_REQUIRED', /^Bu değişiklikten önce .* Size bir bağlantı gönderdik/],
  ])('that were removed stay so, and say why: %i %s', async (status, code, sentence) => {
    const { popups } = catchPopups();
    const { user } = await openSecurity(answersOf({ [PASSKEYS]: having({ removed: [removed('Google')] }), [LINK]: refuse(status, code) }));
    await user.click(await screen.findByRole('button', { name: 'Yeniden bağla: Google' }));
    await waitFor(() => expect(popups[0]?.visited).toHaveLength(1));
    postProviderAnswer({ state: 's', token: 'fresh' });
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Bağlanamadı' }));
    expect(await dialog.findByText(sentence)).toBeTruthy();
    expect(screen.getByText(/^Kaldırıldı: /)).toBeTruthy();
  });

  it('show an error with another try when they cannot be read', async () => {
    let answer: () => object = refuse(503, 'SERVICE_UNAVAILABLE');
    const { part, user } = await openSecurity({ [PASSKEYS]: () => answer() });
    answer = having({});
    await user.click(await part(SECTION).findByRole('button', { name: 'Tekrar Dene' }));
    expect(await rows()).toHaveLength(1);
  });

  it('are asked for the password, not by the provider that was removed, when somebody leaves for good', async () => {
    const { user } = await openSecurity({ [PASSKEYS]: having({ removed: [removed('Google')] }) }, 'Google');
    await user.click(screen.getByRole('button', { name: 'Hesabımı sil' }));
    expect(within(await screen.findByRole('alertdialog')).getByLabelText('Şu anki şifreniz')).toBeTruthy();
  });
});
