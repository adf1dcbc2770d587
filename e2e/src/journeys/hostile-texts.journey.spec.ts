import { coachAddress, search, updateCoachingCertificates, updateCoachingProfile } from '@pusula/contracts';
import type { Api } from '../api.ts';
import { submitSignIn } from './accounts/sign-in.ts';
import { eventually, expect, test } from './fixtures.ts';
import { takeTurns } from './languages.ts';
import { createMember, demoSubcategory, newcomer, PASSWORD, slugOf } from './people.ts';
import { untilSettled } from './settled.ts';

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
async function harmfulCoach(product: { url: string; api: Api }): Promise<{ email: string; slug: string }> {
  const person = newcomer(`Zarar ${ATTACKS[1]}`, `Veren ${ATTACKS[2]}`);
  const { user, token } = await createMember(product, person, { userType: 'coach' });
  // A category that no other journey looks at.
  const { id } = await demoSubcategory(product.api, 'Sigarayı bırakma');
  const own = { UserId: user.id } as const;
  await product.api(
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
      Categories: [id],
      ShowsPhone: true,
    },
    token,
  );
  const certificate = { description: attack('Açıklama'), issueDate: '2021-03-02', expiryDate: null };
  await product.api(
    updateCoachingCertificates,
    { ...own, Certificates: [{ ...certificate, name: attack('Ad').slice(0, 150), issuer: ATTACKS[0], credentialId: ATTACKS[1] }] },
    token,
  );
  return { email: person.email, slug: slugOf(person, user.id) };
}

for (const language of takeTurns()())
  test(`S13: hostile names, texts, links and certificates are shown as the text they are, and never run (${language})`, async ({
    visit,
    url,
    api,
  }) => {
    const visitor = await visit(language);
    const { page, open, problems } = visitor;
    const { email, slug } = await harmfulCoach({ url, api });
    const isQuiet = async () => {
      // Whatever had become an element would have been requested by now, and would have run when it was not found.
      await untilSettled(visitor);
      expect(await page.locator('img[src="x"], svg[onload]').count()).toBe(0);
      expect(await page.evaluate('window.ran')).toBeUndefined();
    };
    const pages = [coachAddress('tr', slug), coachAddress('en', slug), '/search-results?q=k%C3%B6t%C3%BCc%C3%BCl'];
    await eventually(async () => expect((await fetch(url + coachAddress('tr', slug))).status).toBe(200));
    await eventually(async () => expect((await api(search, { keyword: 'kötücül' })).coaches.map((coach) => coach.slug)).toContain(slug));
    for (const path of pages) {
      await open(path);
      await page.getByText('onerror=window.ran=1').first().waitFor();
      await isQuiet();
    }
    // The page of the coach in the other language has changed the visitor's own.
    await open(`/${language}`);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await open('/signin');
    await submitSignIn(visitor, email, PASSWORD);
    await page.waitForURL((address) => address.pathname === '/coach-profile');
    for (const path of ['/profile', '/coach-profile', '/coach-profile/edit', '/coach-profile/certificates']) {
      await open(path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
      await isQuiet();
    }
    expect(problems).toEqual([]);
  });
