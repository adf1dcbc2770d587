import { brotliCompressSync, constants } from 'node:zlib';
import { coachAddress, homeAddress, pageAddress, search } from '@pusula/contracts';
import { expect, test } from './fixtures.ts';
import { ONLY_EMBEDDED } from './tags.ts';

/** Kilobytes of JavaScript (brotli) until the network is silent: of a page that is only read, and once it was touched. */
const READ_KB = 6;
const TOUCHED_KB = 225;

type Script = { readonly path: string; readonly kb: number };

const weigh = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1_000;
const sum = (scripts: readonly Script[]) => scripts.reduce((total, { kb }) => total + kb, 0);
/** Names the culprits, heaviest first. */
const told = (scripts: readonly Script[]) =>
  [...scripts]
    .sort((a, b) => b.kb - a.kb)
    .map(({ path, kb }) => `${kb.toFixed(1)} KB ${path}`)
    .join('\n');

test('no page brings more JavaScript than its budget', { tag: ONLY_EMBEDDED }, async ({ visit, api }) => {
  const { coaches } = await api(search, { keyword: 'kariyer' });
  const [coach] = coaches;
  if (!coach?.categories[0]) throw new Error('Nobody is found.');
  const pages = [
    homeAddress('tr'),
    '/search-results?q=kariyer',
    coachAddress('tr', coach.slug),
    pageAddress('category', 'tr', coach.categories[0].slug),
  ];
  for (const path of pages) {
    const { page, open } = await visit('tr', { altersTab: true });
    const scripts: Promise<Script>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.push(response.body().then((body) => ({ path: new URL(response.url()).pathname, kb: weigh(body) })));
    });
    // The first visitor of a page may get it as browsers render it; the second finds it rendered.
    await fetch(new URL(path, page.url()));
    await expect(async () => {
      scripts.length = 0;
      await open(path);
      expect(await page.locator('html').getAttribute('data-rendered')).toBe('tr');
    }).toPass();
    await page.waitForLoadState('networkidle');
    const read = await Promise.all(scripts);
    expect(sum(read), `${path} only read:\n${told(read)}`).toBeLessThan(READ_KB);
    await page.keyboard.press('Tab');
    await page.locator('html:not([data-waiting])').waitFor();
    await page.waitForLoadState('networkidle');
    const touched = await Promise.all(scripts);
    expect(sum(touched), `${path} touched:\n${told(touched)}`).toBeLessThan(TOUCHED_KB);
  }
});
