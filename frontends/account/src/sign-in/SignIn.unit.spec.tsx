import { afterEach, describe, expect, it } from '@jest/globals';
import { person, renderProduct, startApi } from '@pusula/frontend-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRoutes } from 'react-router-dom';
import remote from '../remote.ts';

let stop: () => Promise<void> = async () => undefined;
afterEach(async () => {
  cleanup();
  localStorage.clear();
  await stop();
});

const Screens = () => useRoutes([...remote.routes, { path: '*', element: <h1>elsewhere</h1> }]);
const welcome = () => ({ body: { success: true, token: 'user-1', tokenType: 'User', user: person('coach') } });

async function open(path: string, answers: Parameters<typeof startApi>[0]) {
  const api = await startApi(answers);
  stop = api.stop;
  const { product } = await renderProduct(<Screens />, { path, apiBase: api.baseURL, remote });
  const field = { email: await screen.findByLabelText('E-posta'), password: screen.getByLabelText('Şifre') };
  return { api, product, field, user: userEvent.setup(), submit: screen.getByRole('button', { name: 'Giriş yap' }) };
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
    expect(api.calls.map(({ route, input }) => [route, input])).toEqual([
      ['POST /auth/login', { authenticationType: 'Basic', email: 'nilufer.sen@posta.example', password: 'Deneme!2026' }],
    ]);
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
    expect(api.calls).toEqual([]);
  });

  it('keeps what was typed when the credentials are wrong, and says so', async () => {
    const { field, user, submit } = await open('/signin', {
      'POST /auth/login': () => ({ status: 401, body: { success: false, errorMessage: 'INVALID_CREDENTIALS' } }),
    });
    await user.type(field.email, 'a@b.example');
    await user.type(field.password, 'wrong');
    await user.click(submit);
    expect(await screen.findByText('E-posta ya da şifre yanlış. İkisini de denetleyip yeniden deneyin.')).toBeTruthy();
    expect([(field.email as HTMLInputElement).value, (field.password as HTMLInputElement).value]).toEqual(['a@b.example', 'wrong']);
  });

  it('offers another try when the server fails, with the request to name', async () => {
    let tries = 0;
    const { field, user, submit } = await open('/signin', {
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
