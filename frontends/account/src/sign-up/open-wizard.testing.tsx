import type { NewUserDraft } from '@pusula/frontend-kit/session';
import { person, renderProduct, startApi } from '@pusula/frontend-kit/testing';
import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRoutes } from 'react-router-dom';
import remote from './remote.ts';

type Answers = Parameters<typeof startApi>[0];

let stop: () => Promise<void> = async () => undefined;
export async function closeWizard(): Promise<void> {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  await stop();
}

/** Whatever lies outside of the account pages. */
const ELSEWHERE = 'elsewhere';
const Screens = () => useRoutes([...remote.routes, { path: '*', element: <h1>{ELSEWHERE}</h1> }]);

/** A failure as the server tells it. */
export const refusal = (errorMessage: string, status = 400, more: object = {}) => ({
  status,
  body: { success: false, errorMessage, ...more },
});
const token = (tokenType: string) => ({ success: true, token: `${tokenType.toLowerCase()}-1`, tokenType });

/** What the wizard asks on its way when nothing goes wrong: the address is free, tokens are handed out, nobody has a provider. */
const goodAnswers = (answers: Answers): Answers => ({
  'POST /auth/public-token': () => ({ body: token('Public') }),
  'POST /auth/is-user-exist': () => refusal('USER_NOT_FOUND', 404),
  'POST /auth/check-password': () => ({ body: { success: true, problems: [] } }),
  'POST /auth/register-token': () => ({ body: token('Register') }),
  'POST /auth/refresh-token': () => refusal('TOKEN_EXPIRED', 401),
  'GET /auth/providers': () => ({ body: { success: true, providers: [] } }),
  'POST /auth/register': ({ input }) => ({
    body: { ...token('User'), user: person((input.user as NewUserDraft).userType, { isVerified: false }) },
  }),
  ...answers,
});

type Setting = { answers?: Answers; draft?: NewUserDraft; held?: 'Public' | 'Register' | 'User' };

/** The wizard at an address, in a browser that keeps this draft and this token. */
export async function openWizard(path: string, { answers = {}, draft, held }: Setting = {}) {
  const api = await startApi(goodAnswers(answers));
  stop = api.stop;
  if (draft) localStorage.setItem('pusula.newUserDraft', JSON.stringify({ savedAt: Date.now(), draft }));
  if (held) localStorage.setItem('pusula.token', JSON.stringify({ token: `${held.toLowerCase()}-0`, tokenType: held }));
  const { product } = await renderProduct(<Screens />, { path, apiBase: api.baseURL, remote });
  return { api, product, user: userEvent.setup() };
}

export const heldToken = (): unknown => JSON.parse(localStorage.getItem('pusula.token') ?? 'null');
export const keptDraft = (): string => localStorage.getItem('pusula.newUserDraft') ?? '';
