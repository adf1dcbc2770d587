import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { signInState } from '@pusula/frontend-kit/session';
import { closeRemote, person, type startApi } from '@pusula/frontend-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { openAccount } from '../testing/open-account.ts';
import { catchPopups, postProviderAnswer } from '../testing/popups.ts';

afterEach(async () => {
  jest.restoreAllMocks();
  await closeRemote();
});

const welcome = () => ({ body: { success: true, token: 'user-1', tokenType: 'User', user: person('coach') } });

async function open(path: string, answers: Parameters<typeof startApi>[0]) {
  const opened = await openAccount(path, answers);
  const field = { email: await screen.findByLabelText('E-posta'), password: screen.getByLabelText('Şifre') };
  return { ...opened, field, submit: screen.getByRole('button', { name: 'Giriş yap' }) };
}

describe('signing in', () => {
  it('opens a session and goes where the person was going', async () => {
    const { api, product, field, user, submit } = await open('/signin?from=%2Fprofile', { 'POST /auth/login': welcome });
    await user.type(field.email, 'Nilufer.Sen@posta.example');
    await user.type(field.password, 'Deneme!2026');
    await user.click(submit);
    expect(await screen.findByRole('heading', { name: 'Nilüfer Şen' })).toBeTruthy();
    expect(location.pathname).toBe('/profile');
    expect(product.store.getState().session).toMatchObject({ isAuthenticated: true, authenticationType: 'Basic' });
    expect(JSON.parse(localStorage.getItem('pusula.token') ?? '')).toEqual({ token: 'user-1', tokenType: 'User' });
    expect(api.callsTo('POST /auth/login').map(({ input }) => input)).toEqual([
      { authenticationType: 'Basic', email: 'nilufer.sen@posta.example', password: 'Deneme!2026' },
    ]);
    // No public token is fetched on the sign-in page (specification section 4).
    expect(api.callsTo('POST /auth/public-token')).toEqual([]);
  });

  it('is not held up by the token of a sign-up that was begun in this browser', async () => {
    localStorage.setItem('pusula.token', JSON.stringify({ tokenType: 'Register', token: 'wizard' }));
    const { api, field, user, submit } = await open('/signin?from=%2F', { 'POST /auth/login': welcome });
    await user.type(field.email, 'a@b.example');
    await user.type(field.password, 'x');
    await user.click(submit);
    expect(await screen.findByRole('heading', { name: 'elsewhere' })).toBeTruthy();
    expect(api.callsTo('POST /auth/login').map(({ token }) => token)).toEqual([null]);
  });

  it.each([
    ['coach', '?city=Van', '/coach-profile'],
    ['admin', '?city=Van', '/admin/dashboard'],
    ['member', '?city=Van', '/search-results?city=Van'],
    ['member', '', '/search-results?q=%C5%9Fan'],
    ['member', 'evil.example', '/search-results?q=%C5%9Fan'],
  ] as const)('who asked for no page and is a %s, with the search %j, begins at their own', async (role, search, address) => {
    localStorage.setItem('pusula.search', search);
    localStorage.setItem('pusula.own-searches', '["şan","iş"]');
    const { field, user, submit } = await open('/signin', {
      'POST /auth/login': () => ({ body: { success: true, token: 'user-1', tokenType: 'User', user: person(role) } }),
    });
    await user.type(field.email, 'a@b.example');
    await user.type(field.password, 'x');
    await user.click(submit);
    await waitFor(() => expect(location.pathname + location.search).toBe(address));
  });

  it('S15: never leaves this origin', async () => {
    const { field, user, submit } = await open('/signin?from=%2F%2Fevil.example', { 'POST /auth/login': welcome });
    await user.type(field.email, 'a@b.example');
    await user.type(field.password, 'x');
    await user.click(submit);
    expect(await screen.findByRole('heading', { name: 'elsewhere' })).toBeTruthy();
    expect(location.pathname).toBe('/');
  });

  it('says at each field what is missing, ties it to the field, and sends nothing', async () => {
    const { api, field, user, submit } = await open('/signin', {});
    await user.type(field.email, 'nilufer@');
    await user.click(submit);
    expect(await screen.findByText('E-posta adresi geçerli değil. Örneğin ad@ornek.com gibi yazın.')).toBeTruthy();
    expect(field.email.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(field.password.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Şifrenizi yazın.');
    expect(api.callsTo('POST /auth/login')).toEqual([]);
  });

  it('keeps and marks both fields when they do not fit together, until one is typed anew, and offers a new password in the same sentence', async () => {
    const { field, user, submit } = await open('/signin', {
      'POST /auth/login': () => ({ status: 401, body: { success: false, errorMessage: 'INVALID_CREDENTIALS' } }),
    });
    const marked = () => [field.email, field.password].map((input) => input.getAttribute('aria-invalid'));
    await user.type(field.email, 'a@b.example');
    await user.type(field.password, 'x');
    await user.click(submit);
    await waitFor(() => expect(marked()).toEqual(['true', 'true']));
    expect([(field.email as HTMLInputElement).value, (field.password as HTMLInputElement).value]).toEqual(['a@b.example', 'x']);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
      'E-posta ya da şifre yanlış. İkisini de kontrol edip yeniden deneyin ya da şifrenizi e-postayla yenileyin.',
    );
    expect(screen.getByRole('link', { name: 'şifrenizi e-postayla yenileyin.' }).getAttribute('href')).toBe('/forget-password');
    await user.type(field.password, 'y');
    expect(marked()).toEqual([null, null]);
  });

  it('says after too many attempts how long to wait, and the way in meanwhile', async () => {
    const { field, user, submit } = await open('/signin', {
      'POST /auth/login': () => ({
        status: 429,
        body: { success: false, errorMessage: 'TOO_MANY_REQUESTS' },
        headers: { 'retry-after': '868', 'access-control-expose-headers': 'retry-after' },
      }),
    });
    await user.type(field.email, 'a@b.example');
    await user.type(field.password, 'x');
    await user.click(submit);
    expect(await screen.findByText(/15 dakika sonra yeniden deneyin/)).toBeTruthy();
    const way = screen.getByRole('link', { name: 'Beklemek istemiyorsanız şifrenizi e-postayla yenileyin.' });
    expect(way.getAttribute('href')).toBe('/forget-password');
  });

  it('offers another try when the server fails, with the request to name', async () => {
    let tries = 0;
    const { field, user, submit } = await open('/signin?from=%2F', {
      'POST /auth/login': () => {
        tries += 1;
        return tries === 1 ? { status: 503, body: { success: false, errorMessage: 'SERVICE_UNAVAILABLE', requestId: 'r-7' } } : welcome();
      },
    });
    await user.type(field.email, 'a@b.example');
    await user.type(field.password, 'x');
    await user.click(submit);
    const dialog = await screen.findByRole('alertdialog', { name: 'Giriş yapılamadı' });
    await waitFor(() => expect(dialog.textContent).toContain('Bu bölüm şu an yanıt vermiyor.'));
    expect(dialog.textContent).toContain('r-7');
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByRole('heading', { name: 'elsewhere' })).toBeTruthy();
    expect(tries).toBe(2);
  });

  it('shows the password to who asks for it', async () => {
    const { field, user } = await open('/signin', {});
    await user.click(screen.getByRole('button', { name: 'Şifreyi göster' }));
    expect(field.password.getAttribute('type')).toBe('text');
  });
});

describe('signing in through a provider', () => {
  const profile = {
    firstName: 'Deniz',
    middleName: '',
    lastName: 'Aksoy',
    email: 'deniz@posta.example',
    imageUrl: '',
    gender: 'Female',
    facebook: '',
    website: '',
  };
  const openWith = async (answers: Parameters<typeof startApi>[0], isUserExist: boolean) => {
    const { popups } = catchPopups();
    const opened = await open('/signin?from=%2Fprofile', {
      'GET /auth/providers': () => ({ body: { success: true, providers: [{ authenticationType: 'Google', isConfigured: true }] } }),
      'POST /auth/start-social': () => ({ body: { success: true, authorizeUrl: 'https://provider.example/', state: 's' } }),
      'POST /auth/social-profile': () => ({ body: { success: true, profile, isUserExist } }),
      ...answers,
    });
    await opened.user.click(await screen.findByRole('button', { name: 'Google ile devam et' }));
    await waitFor(() => expect(popups[0]?.visited).toHaveLength(1));
    postProviderAnswer({ state: 's', token: 'id-token' });
    return opened;
  };

  it('opens a session of that kind for who has an account, with the address that the provider proves, and goes on', async () => {
    const { api, product } = await openWith({ 'POST /auth/login': welcome }, true);
    expect(await screen.findByRole('heading', { name: 'Nilüfer Şen' })).toBeTruthy();
    expect(api.callsTo('POST /auth/login').map(({ input }) => input)).toEqual([
      { authenticationType: 'Google', token: 'id-token', email: 'deniz@posta.example' },
    ]);
    expect(product.store.getState().session.authenticationType).toBe('Google');
    expect(JSON.parse(sessionStorage.getItem('pusula.provider') ?? '')).toEqual({ authenticationType: 'Google', token: 'id-token' });
    expect(api.callsTo('POST /auth/public-token')).toEqual([]);
  });

  it('begins the sign-up of who has none: what the provider said is shown and saved nowhere on the server', async () => {
    const { api, product } = await openWith({}, false);
    await waitFor(() => expect(location.pathname).toBe('/signup-step-three'));
    expect(product.store.getState()).toMatchObject({
      newUserDraft: { authenticationType: 'Google', firstName: 'Deniz', lastName: 'Aksoy', email: 'deniz@posta.example', gender: 'Female' },
    });
    expect(localStorage.getItem('pusula.newUserDraft')).not.toContain('id-token');
    expect(api.callsTo('POST /auth/login')).toEqual([]);
  });

  it('says at the form why an account is not linked', async () => {
    const { product } = await openWith(
      { 'POST /auth/login': () => ({ status: 409, body: { success: false, errorMessage: 'ACCOUNT_NOT_LINKED' } }) },
      true,
    );
    expect(
      await screen.findByText(
        'Bu e-posta adresiyle açılmış bir hesap var. E-posta ve şifrenizle giriş yapın; şifreniz yoksa e-postayla belirleyin.',
      ),
    ).toBeTruthy();
    expect(product.store.getState().session.isAuthenticated).toBe(false);
    expect(sessionStorage.getItem('pusula.provider')).toBeNull();
  });
});

describe('who has to sign in again', () => {
  it.each([
    ['idle', 'Uzun süre işlem yapılmadığı için oturumunuz kapatıldı.'],
    ['refused', 'Oturumunuz sona erdi. Süresi dolmuş ya da başka bir yerden kapatılmış olabilir.'],
    ['elsewhere', 'Oturumunuz başka bir sekmede kapatıldı.'],
  ] as const)('is told why (%s)', async (end, text) => {
    const { product } = await open('/signin?from=%2Fprofile', {});
    act(() => product.navigation.navigate('/signin?from=%2Fprofile', { state: signInState(end) }));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('is told nothing that the page does not know', async () => {
    const { product } = await open('/signin?endedBecause=idle', {});
    act(() => product.navigation.navigate('/signin', { state: { endedBecause: 'constructor' } }));
    expect(screen.queryByText(/oturumunuz|sona erdi/i)).toBeNull();
  });
});

it('takes the address along to who forgot the password', async () => {
  const { field, user } = await open('/signin', {});
  await user.type(field.email, 'nilufer.sen@posta.example');
  await user.click(screen.getByRole('link', { name: 'Şifremi unuttum' }));
  expect(await screen.findByRole('heading', { name: 'Şifrenizi yenileyin.' })).toBeTruthy();
  expect((screen.getByLabelText('E-posta') as HTMLInputElement).value).toBe('nilufer.sen@posta.example');
});
