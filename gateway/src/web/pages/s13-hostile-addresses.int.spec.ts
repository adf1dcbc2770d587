import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { silentLog } from '@pusula/service-kit/log';
import { startWeb, type WebUnderTest } from '../../testing/web-under-test.ts';
import { opened } from './opened.testing.ts';
import { CATEGORY, COACH, coach, known, playServices } from './services.testing.ts';

let web: WebUnderTest;
beforeAll(async () => {
  web = await startWeb({ log: silentLog() });
  web.profile.answer = playServices;
  web.catalog.answer = playServices;
});
afterAll(() => web?.stop());

describe('hostile addresses and words', () => {
  it('S13: nothing that a coach or an admin wrote breaks out of the head or its data', async () => {
    const evil = `"'></title></script><script>alert(1)</script><!-- $& $\` {{name}}`;
    known.person = { firstName: evil, lastName: 'X', headline: evil, city: evil, website: 'javascript:alert(1)' };
    known.categoryName = evil;
    const page = await opened(web, `/tr/coach/${coach().slug}`);
    expect([page.status, page.titles.length]).toEqual([200, 1]);
    expect(page.html.match(/<script[^>]*>/g)).toEqual([
      '<script type="application/ld+json" data-served>',
      '<script type="application/ld+json" data-served>',
    ]);
    const [{ mainEntity }] = page.data;
    expect(mainEntity).toMatchObject({ givenName: evil, description: evil });
    expect(mainEntity).not.toHaveProperty('sameAs');
  });

  it.each([`"'></title><script>alert(1)</script>`, '<!-- $& $` {{keyword}}', '\u0000\ud83d', '%ff'])(
    'S13: the words of a search link stay words: %j',
    async (evil) => {
      const page = await opened(web, `/search-results?q=${encodeURIComponent(evil.toWellFormed())}&q=second`);
      expect([page.status, page.titles.length, page.html.includes('<script')]).toEqual([200, 1, false]);
      expect(page.html).not.toContain('second');
    },
  );

  const long = [
    ['a coach’s address of 2 000 letters', `/tr/coach/${'a'.repeat(2_000)}-${COACH}`],
    ['an address of 2 000 letters', `/${'b'.repeat(2_000)}`],
    ['a category’s address of 2 000 letters', `/kategori/${'-id-'.repeat(500)}`],
  ] as const;
  const odd = [
    `/tr/coach/%00-${COACH}`,
    `/tr/coach/%ff-${COACH}`,
    `/tr/coach/<script>alert(1)</script>-${COACH}`,
    `/tr/coach/..%2f..%2f-${COACH}`,
    `/en/category/${CATEGORY}-id-%00%ff"'><`,
    '/tr/coach/%ff',
    '/%ff',
    '/%ff.js',
    '/%00.png',
    '/..%2f..%2fpackage.json',
    '/remotes/public/%ff.js',
    '/remotes/public/..%2f..%2fshell/index.html',
    '//evil.example/coach/x',
    '/\\evil.example',
    '/tr/coach/x?%ff=%00&a[b]=c',
  ].map((path) => [path, path] as const);
  it('S13: every one is answered, with no failure and nowhere else', async () => {
    const problems: string[] = [];
    for (const [name, path] of [...long, ...odd]) {
      const { status, to } = await opened(web, path);
      const isOurs = to === null || new URL(to, 'http://ours.example').origin === 'http://ours.example';
      if (status >= 500 || !isOurs) problems.push(`${name}: ${status} ${to ?? ''}`);
    }
    expect(problems).toEqual([]);
  });
});
