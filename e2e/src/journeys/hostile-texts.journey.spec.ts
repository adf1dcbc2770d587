import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import {
  coachAddress,
  coachSlug,
  getCategories,
  register,
  registerToken,
  updateCoachingCertificates,
  updateCoachingProfile,
  verifyAccount,
} from '@pusula/contracts';
import { eventually } from '@pusula/service-kit/testing';
import { type Api, apiOf } from '../api.ts';
import { letterTo, linkIn } from '../mailbox.ts';
import { signIn } from './accounts/getting-back-in.ts';
import { PASSWORD } from './accounts/wizard.ts';
import { WORDS } from './accounts/words.ts';
import { DESKTOP, type Stage, visit } from './stage.ts';

/** Each would set a mark on the page, were it ever run. */
const ATTACKS = [
  '<script>window.ran=1</script>',
  '<img src=x onerror=window.ran=1>',
  '"><svg onload=window.ran=1>',
  "</script><script>window.ran=1</script>'",
  '{{constructor.constructor("window.ran=1")()}}',
] as const;
const attack = (label: string) => `${label} ${ATTACKS.join(' ')}`;

/** Somebody who means harm, with an account of their own, made without a browser that could spoil the texts. */
async function harmfulCoach(productUrl: string, api: Api): Promise<{ email: string; slug: string }> {
  const email = `${randomUUID()}@example.com`;
  const { token: wizard } = await api(registerToken, { email });
  const person = { firstName: `Zarar ${ATTACKS[1]}`, lastName: `Veren ${ATTACKS[2]}` };
  const { token, user } = await api(
    register,
    {
      authenticationType: 'Basic',
      language: 'tr',
      user: {
        ...person,
        email,
        password: PASSWORD,
        userType: 'coach',
        gender: 'PreferNotToSay',
        birthday: '1988-03-07',
        city: 'İzmir',
        country: 'TR',
        phoneCode: '90',
        phone: '5321234567',
        agreedToTerms: true,
      },
    },
    wizard,
  );
  const link = linkIn(await letterTo(productUrl, email, /verify-account/), 'verify-account');
  await api(verifyAccount, { token: new URL(link).searchParams.get('token') ?? '', language: 'tr' });
  const { categories } = await api(getCategories, { language: 'tr', useCache: 'true' });
  const own = { UserId: user.id } as const;
  await api(
    updateCoachingProfile,
    {
      ...own,
      Language: 'tr',
      Headline: `Kötücül ${ATTACKS[0]} ${ATTACKS[1]}`,
      Bio: attack('Kötücül'),
      LinkedIn: 'https://www.linkedin.com/in/"><script>window.ran=1</script>',
      Website: 'https://kotucul.example/?q=</script><script>window.ran=1</script>',
      Instagram: 'https://www.instagram.com/x',
      Facebook: 'https://www.facebook.com/x',
      Categories: [categories[0]?.id ?? ''],
      ShowsPhone: true,
    },
    token,
  );
  const certificate = { description: attack('Açıklama'), issueDate: '2021-03-02', expiryDate: null };
  await api(
    updateCoachingCertificates,
    { ...own, Certificates: [{ ...certificate, name: attack('Ad').slice(0, 150), issuer: ATTACKS[0], credentialId: ATTACKS[1] }] },
    token,
  );
  return { email, slug: coachSlug({ ...person, id: user.id }) };
}

/** What people write about themselves is shown, never run: neither by the pages nor by what the server says of them. */
export function hostileTexts(stage: Stage): void {
  it('S13: script in names, texts, links and certificates is shown as the text it is, and none is run', () =>
    visit(stage, DESKTOP, async ({ page, open, openIn, problems }) => {
      const { url } = stage.product();
      const { email, slug } = await harmfulCoach(url, apiOf(url));
      const isQuiet = async () => {
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate('window.ran')).toBeUndefined();
      };
      const pages = [coachAddress('tr', slug), coachAddress('en', slug), '/search-results?q=k%C3%B6t%C3%BCc%C3%BCl'];
      await eventually(async () => expect((await fetch(url + coachAddress('tr', slug))).status).toBe(200), 10_000);
      for (const path of pages) {
        await open(path);
        await page.getByText('onerror=window.ran=1').first().waitFor();
        await isQuiet();
      }
      await openIn('tr', '/signin');
      await signIn({ page }, WORDS.tr, email);
      await page.waitForURL((address) => address.pathname === '/');
      for (const path of ['/profile', '/coach-profile', '/coach-profile/edit', '/coach-profile/certificates']) {
        await open(path);
        await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
        await isQuiet();
      }
      expect(problems).toEqual([]);
    }));
}
