import { untilTrained } from '../until-trained.ts';
import { eventually, expect, test } from './fixtures.ts';
import { takeTurns } from './languages.ts';
import { PUBLIC_WORDS } from './words.ts';

const languages = takeTurns();

test('shows what people searched for lately, which is searched for at a tap', async ({ visit, admin }) => {
  // Which category words speak of, is learned a moment after the start.
  await untilTrained(admin.api, admin.token);
  // Of the demo's searches in English there are too few to be shown.
  const { page, open, problems } = await visit('tr');
  await open('/tr');
  const words = page.getByText('Son günlerde arananlar:').getByRole('link').first();
  const keyword = await words.innerText();
  await words.click();
  await page.waitForURL((url) => url.pathname === '/search-results' && url.searchParams.get('q') === keyword);
  expect(problems).toEqual([]);
});

for (const language of languages())
  test(`shows faces, each of which leads to its coach (${language})`, async ({ visit }) => {
    const { page, open, problems } = await visit(language);
    await open(`/${language}`);
    const face = page.getByRole('list', { name: PUBLIC_WORDS[language].someCoaches }).getByRole('link').first();
    const name = (await face.getAttribute('aria-label')) ?? '';
    await face.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(problems).toEqual([]);
  });

for (const language of languages())
  test(`shows the landscape and the sun of the hour, one exactly over the other (${language})`, async ({ visit, url }) => {
    const { page, open } = await visit(language);
    await open(`/${language}`);
    await eventually(async () => {
      const [picture, sun] = await page.evaluate(() =>
        [...document.images]
          .filter(({ currentSrc }) => /landscapes|home-(picture|sun)/.test(currentSrc))
          .map((image) => ({ ...image.getBoundingClientRect().toJSON(), arrived: image.complete && image.naturalWidth > 0 })),
      );
      expect(picture).toMatchObject({ arrived: true });
      expect(sun).toEqual(picture);
    });
    // Kept nowhere: the next look is at another hour.
    for (const part of ['picture', 'sun']) {
      const { headers } = await fetch(`${url}/home-${part}?theme=light&shape=wide&width=640`, { redirect: 'manual' });
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });
