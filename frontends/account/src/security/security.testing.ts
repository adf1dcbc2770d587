import type { KnownBrowser, OpenSession } from '@pusula/contracts';
import { person } from '@pusula/frontend-kit/testing';
import { screen, within } from '@testing-library/react';
import { openAccount } from '../testing/open-account.ts';

export const LIST = 'GET /auth/sessions';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';

export const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 1_000).toISOString();
/** Its times are so long before they are read, however long before that it was made. */
const sessionOf = (
  id: string,
  userAgent: string,
  { lastUsed = 42, ...more }: Partial<OpenSession> & { readonly lastUsed?: number } = {},
): OpenSession => ({
  id,
  userAgent,
  authenticationType: 'Basic',
  get createdAt() {
    return ago(180);
  },
  get lastUsedAt() {
    return ago(lastUsed);
  },
  isCurrent: false,
  ...more,
});
export const here = sessionOf('01k900000000000000000000s1', CHROME, { isCurrent: true, lastUsed: 0 });
export const phone = sessionOf('01k900000000000000000000s2', IPHONE, { authenticationType: 'Google' });
const unknown = sessionOf('01k900000000000000000000s3', '');
export const listed =
  (...sessions: OpenSession[]) =>
  () => ({ body: { success: true, sessions } });
export const BROWSERS = 'GET /auth/known-browsers';
export const knownBrowser = (id: string, isCurrent = false): KnownBrowser => ({
  id: `01k900000000000000000000b${id}`,
  userAgent: isCurrent ? CHROME : IPHONE,
  get lastSignInAt() {
    return ago(isCurrent ? 5 : 180);
  },
  isCurrent,
});
export const knowing =
  (...browsers: KnownBrowser[]) =>
  () => ({ body: { success: true, browsers } });
export const PASSKEYS = 'GET /auth/passkeys';
export const havingPasskeys =
  (names: readonly string[] = [], more: object = {}) =>
  () => ({
    body: {
      success: true,
      passkeys: names.map((name, place) => ({ id: `01k900000000000000000000k${place}`, name, createdAt: ago(600), lastUsedAt: null })),
      recoveryCodesLeft: names.length > 0 ? 10 : 0,
      hasPassword: true,
      providers: [],
      removedProviders: [],
      factorDueAt: null,
      factorDueIfRemoved: null,
      ...more,
    },
  });
export const refuse = (status: number, errorMessage: string) => () => ({ status, body: { success: false, errorMessage } });

/** The security page of a member with three open sessions. */
export async function openSecurity(answers: Parameters<typeof openAccount>[1], authenticationType: 'Basic' | 'Google' = 'Basic') {
  const opened = await openSecurityUnfinished(answers, authenticationType);
  await screen.findByRole('heading', { name: 'Şifre', level: 2 });
  return opened;
}

/** The same page as soon as it has its title: what it lists may still be on its way. */
export async function openSecurityUnfinished(answers: Parameters<typeof openAccount>[1], authenticationType: 'Basic' | 'Google' = 'Basic') {
  const opened = await openAccount(
    '/profile/security',
    {
      [LIST]: listed(here, phone, unknown),
      [BROWSERS]: knowing(),
      [PASSKEYS]: havingPasskeys(),
      'POST /auth/public-token': () => ({ body: { success: true, token: 'p' } }),
      ...answers,
    },
    { user: person('member'), authenticationType },
  );
  await screen.findByRole('heading', { name: 'Güvenlik' });
  const part = (name: string) => within(screen.getByRole('heading', { name, level: 2 }).parentElement as HTMLElement);
  return { ...opened, part };
}
