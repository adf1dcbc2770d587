import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { silentLog } from '@pusula/service-kit/log';
import { startWeb, type WebUnderTest } from '../testing/web-under-test.ts';

let web: WebUnderTest;
beforeAll(async () => {
  web = await startWeb({ log: silentLog() });
});
afterAll(() => web?.stop());

type Form = Readonly<Record<string, string>>;
const OURS = { origin: 'https://pusula.example', 'sec-fetch-site': 'same-origin' };
const send = (form: Form | string, headers: Form = OURS) =>
  fetch(`${web.url}/preferences`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
  });
const wayBack = async (form: Form) => {
  const { status, headers } = await send(form);
  return [status, headers.get('location')];
};
/** What a browser would have sent back, and nothing that could be anything else. */
const refused = async (response: Response) => [
  response.status,
  (await response.json()).errorMessage,
  response.headers.get('location'),
  response.headers.getSetCookie(),
];

describe('a choice of language or theme by a form', () => {
  it('is kept for a year in cookies that scripts read, as they write them themselves, and is not cached', async () => {
    const response = await send({ language: 'en', theme: 'dark', to: '/' });
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([303, '/', 'no-store']);
    expect(response.headers.getSetCookie()).toEqual([
      'pusula.language=en; Path=/; Max-Age=31536000; SameSite=Lax',
      'pusula.theme=dark; Path=/; Max-Age=31536000; SameSite=Lax',
    ]);
  });

  it.each(['system', 'light', 'dark'])('may be the theme %s alone, on the same address', async (theme) => {
    const response = await send({ theme, to: '/tr/kategoriler?page=2' });
    expect(response.headers.getSetCookie()).toEqual([`pusula.theme=${theme}; Path=/; Max-Age=31536000; SameSite=Lax`]);
    expect(response.headers.get('location')).toBe('/tr/kategoriler?page=2');
  });

  it.each([
    ['en', '/tr', '/en'],
    ['en', '/tr/coach/deniz-aksoy-01k9?x=1', '/en/coach/deniz-aksoy-01k9?x=1'],
    ['en', '/kategoriler', '/en/kategoriler'],
    ['tr', '/en/privacy-policy', '/tr/privacy-policy'],
    ['en', '/en/categories', '/en/categories'],
    ['en', '/search-results?q=%C5%9Fan&city=%C4%B0zmir&city=Ankara', '/search-results?q=%C5%9Fan&city=%C4%B0zmir&city=Ankara'],
    ['en', '/coach/deniz-aksoy-01k9', '/coach/deniz-aksoy-01k9'],
    // A mailed link comes before the cookie.
    ['en', '/reset-password?language=tr&token=t', '/reset-password?language=en&token=t'],
    ['en', '/signin?from=%2Fprofile', '/signin?from=%2Fprofile'],
  ])('in %s leads from %s to %s', async (language, to, next) => {
    expect(await wayBack({ language, to })).toEqual([303, next]);
  });

  it.each([
    '',
    'profile',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\r\n/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'https://evil.example/tr',
    'https://pusula.example.evil.example',
    'javascript:alert(1)',
    ' /tr',
  ])('S15: leads from a choice of language to no other site, by %j neither', async (to) => {
    expect(await wayBack({ language: 'en', to })).toEqual([303, '/']);
  });

  it.each(['/tr//evil.example', '/en/\\evil.example', '/tr/https://evil.example', '/tr\r\nset-cookie: a=b', '/%0d%0aset-cookie:a=b'])(
    'S15: leads from a choice of language to this site by the odd path %j',
    async (to) => {
      const response = await send({ language: 'en', to });
      const location = response.headers.get('location') ?? '';
      expect([response.status, new URL(location, OURS.origin).origin, location.startsWith('//')]).toEqual([303, OURS.origin, false]);
      expect(response.headers.getSetCookie()).toHaveLength(1);
    },
  );

  it('leads home where it says no way back, and so does the address by itself', async () => {
    expect(await wayBack({ language: 'en' })).toEqual([303, '/']);
    const opened = await web.get('/preferences?language=en');
    expect([opened.status, opened.headers.get('location'), opened.headers.getSetCookie()]).toEqual([303, '/', []]);
  });
});

describe('the address of such forms', () => {
  it.each([
    { language: 'de' },
    { theme: 'pink' },
    { language: 'en', theme: '' },
    { language: 'en; Domain=evil.example', theme: 'dark' },
    { to: '/tr' },
    {},
  ])('refuses %j, which has no effect', async (form) => {
    expect(await refused(await send({ to: '/tr', ...form }))).toEqual([400, 'VALIDATION_FAILED', null, []]);
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('S14: refuses the choice of language or theme that another site’s page sends: %j', async (headers) => {
    const before = web.violations.length;
    const response = await send({ language: 'en', to: '/tr' }, headers as Form);
    expect(await refused(response)).toEqual([403, 'FORBIDDEN', null, []]);
    expect(web.violations.slice(before)).toMatchObject([
      { event: 'request', outcome: 'refused', code: 'FORBIDDEN', network: '203.0.113.9', path: '/preferences' },
    ]);
  });

  it('takes one of a browser that names no origin: those that another site could make send it do', async () => {
    expect((await send({ language: 'en', to: '/tr' }, {})).status).toBe(303);
  });

  it('S11: takes a small form of a choice and nothing else', async () => {
    expect(await refused(await send(`language=en&to=/${'x'.repeat(10_000)}`))).toEqual([413, 'PAYLOAD_TOO_LARGE', null, []]);
    const json = await send('{"language":"en"}', { ...OURS, 'content-type': 'application/json' });
    expect(await refused(json)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE', null, []]);
  });

  it('says to people in both languages that it refuses, and how to go on', async () => {
    const response = await send({ language: 'de' }, { ...OURS, accept: 'text/html' });
    const page = await response.text();
    expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
    expect(page).toContain('Önceki sayfaya dönüp yeniden deneyin.');
    expect(page).toContain('<p lang="en">We could not keep your choice.');
    expect(page).toContain('<a href="/">Ana sayfaya git</a>');
    expect(page).not.toContain('http-equiv="refresh"');
  });
});

it('S20: pages may send forms to their own origin, and nowhere else', async () => {
  expect((await web.get('/')).headers.get('content-security-policy')).toContain("; form-action 'self';");
});
