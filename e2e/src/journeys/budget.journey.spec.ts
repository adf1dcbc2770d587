import { coachAddress, homeAddress, pageAddress, search } from '@pusula/contracts';
import { PRINTED } from '../reporting/report.ts';
import type { Parts } from '../script-parts.ts';
import { expect, test } from './fixtures.ts';
import { openRendered, touch } from './rendered-page.ts';
import { addUp, grownParts, type PageWeight, sum, tableOf, weighScript } from './script-weight.ts';
import { untilSettled } from './settled.ts';
import { ONLY_EMBEDDED } from './tags.ts';
import type { Visitor } from './visitor.ts';

/** Kilobytes of JavaScript (brotli) until the network is silent: of a page that is only read, once it was touched, and of a form that was touched. */
const READ_KB = 3;
const TOUCHED_KB = 205;
const FORM_KB = 216;

/** Kilobytes of each part on the page where it is heaviest, as somebody last approved them: libraries or their scopes, and what is ours. */
const APPROVED_KB: Parts = {
  'react-dom': 59,
  '@module-federation': 25,
  public: 19,
  i18next: 14,
  'react-router': 12,
  texts: 11,
  shell: 9,
  'kit/ui': 9,
  webpack: 6,
  'styled-components': 6,
  '@redux-saga': 5,
  contracts: 4,
  'kit/coach': 4,
  'lucide-react': 3,
  'kit/session': 3,
  react: 2,
  stylis: 2,
  'kit/api': 2,
  'kit/theme': 2,
};
/** The rules of a form are not among it: they come with the first field that is checked. */
const APPROVED_OF_FORMS_KB: Parts = { ...APPROVED_KB, 'react-hook-form': 13, account: 11, '@radix-ui': 8 };
/** A part may grow by so much before somebody has to approve it; what is not listed weighs less. */
const GROWTH_KB = 2;

async function weighPage(visitor: Visitor, name: string, path: string): Promise<PageWeight> {
  const { page } = visitor;
  const scripts: Promise<Parts>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.body().then((body) => weighScript(new URL(response.url()).pathname, body)));
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) scripts.length = 0;
  });
  await openRendered(visitor, path);
  await untilSettled(visitor);
  const read = addUp(await Promise.all(scripts));
  await touch(page);
  await untilSettled(visitor);
  return { page: name, read, touched: addUp(await Promise.all(scripts)) };
}

test('no page brings more JavaScript than its budget', { tag: ONLY_EMBEDDED }, async ({ visit, api }, testInfo) => {
  const { coaches } = await api(search, { keyword: 'kariyer' });
  const [coach] = coaches;
  if (!coach?.categories[0]) throw new Error('Nobody is found.');
  const addresses = {
    home: homeAddress('tr'),
    results: '/search-results?q=kariyer',
    coach: coachAddress('tr', coach.slug),
    category: pageAddress('category', 'tr', coach.categories[0].slug),
  };
  const pages: PageWeight[] = [];
  for (const [name, path] of Object.entries(addresses)) pages.push(await weighPage(await visit('tr', { altersTab: true }), name, path));
  const signIn = await weighPage(await visit('tr', { altersTab: true }), 'sign-in', '/signin');
  // What keeps the fields comes last: the page was weighed whole.
  expect(Object.keys(signIn.touched)).toContain('react-hook-form');
  const table = tableOf([...pages, signIn], APPROVED_OF_FORMS_KB);
  await testInfo.attach(PRINTED, { body: table });
  for (const { page, read } of [...pages, signIn]) expect.soft(sum(read), `${page}, only read:\n${table}`).toBeLessThan(READ_KB);
  for (const { page, touched } of pages) expect.soft(sum(touched), `${page}, touched:\n${table}`).toBeLessThan(TOUCHED_KB);
  expect.soft(sum(signIn.touched), `sign-in, touched:\n${table}`).toBeLessThan(FORM_KB);
  const grown = pages.flatMap((page) => grownParts(page, APPROVED_KB, GROWTH_KB));
  expect([...grown, ...grownParts(signIn, APPROVED_OF_FORMS_KB, GROWTH_KB)]).toEqual([]);
});
