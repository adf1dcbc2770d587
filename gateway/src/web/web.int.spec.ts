import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Log, silentLog } from '@pusula/service-kit/log';
import { startWeb, type WebUnderTest } from '../testing/web-under-test.ts';

let web: WebUnderTest;
let url: string;
const logged: unknown[] = [];

beforeAll(async () => {
  web = await startWeb({ brandName: 'Pu<sula', log: { ...silentLog(), error: (about: unknown) => logged.push(about) } as unknown as Log });
  url = web.url;
});
afterAll(() => web?.stop());

const get: WebUnderTest['get'] = (...asked) => web.get(...asked);

describe('the web side', () => {
  it('S20: sends the security headers with every page', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("img-src 'self' data: blob: https://pictures.example");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('S20: gives every page a style nonce of its own and says it in the policy', async () => {
    const pages = await Promise.all([get('/'), get('/')]);
    const nonces = await Promise.all(
      pages.map(async (page) => {
        const [, nonce = ''] = /nonce="([^"]+)"/.exec(await page.text()) ?? [];
        expect(page.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it.each([
    ['/', 200, 'tr'],
    ['/en', 200, 'en'],
    ['/search-results?q=a', 200, 'tr'],
    ['/en/categories', 200, 'en'],
    ['/en/privacy-policy', 200, 'en'],
    ['/tr/gizlilik-politikasi', 200, 'tr'],
    ['/no-such-page', 404, 'tr'],
    ['/en/no/such', 404, 'en'],
  ])('answers %s with %i in %s', async (path, status, language) => {
    const response = await get(path);
    expect([response.status, /<html lang="(..)"/.exec(await response.text())?.[1]]).toEqual([status, language]);
  });

  it('serves hashed files for ever and compressed where the browser can read it', async () => {
    const response = await get('/main.0123456789.js', { 'accept-encoding': 'br' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toContain('javascript');
  });

  it('S20: lets a hashed file that is opened by itself do nothing, in few words', async () => {
    const { headers } = await get('/main.0123456789.js');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect([headers.get('x-content-type-options'), headers.get('cross-origin-resource-policy')]).toEqual(['nosniff', 'same-origin']);
    expect(['permissions-policy', 'reporting-endpoints', 'cross-origin-opener-policy'].filter((name) => headers.has(name))).toEqual([]);
  });

  it.each([
    ['BR', 'br'],
    ['*', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['deflate', null],
    ['identity;q=0', null],
  ])('makes no compressed file anew for who takes %j: it is sent as it lies there', async (accepted, coding) => {
    const response = await get('/main.0123456789.js', { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(coding);
    expect(response.headers.get('content-length')).toBe(String((coding ? 'brotli' : 'plain').length));
    for (const file of ['/remotes/public/remote.js', '/long.0123456789.js']) {
      const other = await get(file, { 'accept-encoding': accepted });
      expect([other.status, other.headers.get('content-encoding')]).toEqual([200, null]);
    }
  });

  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['zstd;q=0, br;q=0.5, gzip', 'gzip'],
    ['identity', null],
  ])('compresses a page for who takes %j as %j', async (accepted, coding) => {
    const response = await get('/tr', { 'accept-encoding': accepted });
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([coding, 'accept-encoding']);
    expect(await response.text()).toContain('<html lang="tr"');
  });

  it('has entries of remotes asked for again at each visit, and answers a missing file with 404', async () => {
    expect((await get('/remotes/public/remote.js')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/remotes/public/gone.0123456789.js')).status).toBe(404);
    expect((await get('/gone.0123456789.js')).status).toBe(404);
  });

  it('gives the brand as a script that cannot be broken out of', async () => {
    const text = await (await get('/config.js')).text();
    expect(text).toContain('window.__PUSULA__');
    expect(text).not.toContain('<');
    expect(text).toContain('"coachLinksRequired":false');
  });

  it('fetches pictures from whoever owns what they show', async () => {
    const seen = { profile: web.profile.seen.length, catalog: web.catalog.seen.length };
    await Promise.all(
      ['/pictures/a/640.jpg', '/pictures/coaches/a/tr-b.jpg', '/pictures/categories/a/tr-b.jpg?x'].map((path) => get(path)),
    );
    const since = (service: 'profile' | 'catalog') => web[service].seen.slice(seen[service]).map(({ path }) => path);
    expect([since('profile').sort(), since('catalog')]).toEqual([
      ['/pictures/a/640.jpg', '/pictures/coaches/a/tr-b.jpg'],
      ['/pictures/categories/a/tr-b.jpg?x'],
    ]);
  });

  it('describes every public call at /docs and /openapi.json', async () => {
    const page = await (await get('/docs')).text();
    expect(page).toContain('/api/search/search');
    expect(page).toContain('Pu&lt;sula');
    const description = await (await get('/openapi.json')).json();
    expect(Object.keys(description.paths)).toContain('/api/auth/login');
    expect(Object.keys(description.paths).filter((path) => path.includes('internal'))).toEqual([]);
    const bodyTypes = (path: string) => Object.keys(description.paths[path].post.requestBody.content);
    expect([bodyTypes('/api/auth/login'), bodyTypes('/api/auth/facebook-data-deletion')]).toEqual([
      ['application/json'],
      ['application/x-www-form-urlencoded'],
    ]);
  });
});

describe('/signin/callback, where a provider’s popup returns to', () => {
  const post = (body: string, type = 'application/x-www-form-urlencoded') =>
    fetch(`${url}/signin/callback`, {
      method: 'POST',
      headers: { 'content-type': type, origin: 'https://appleid.apple.com' },
      body,
    });
  const embedded = async (response: Response) => {
    const [, json] = /<script type="application\/json" id="answer">(.*?)<\/script>/.exec(await response.text()) ?? [];
    return json === undefined ? undefined : JSON.parse(json);
  };

  it('S20: keeps its opener and the strict policy, and is neither kept nor named to anybody', async () => {
    for (const response of [await get('/signin/callback'), await post('state=s')]) {
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toContain('unsafe');
      expect(response.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
      expect(response.headers.get('referrer-policy')).toBe('no-referrer');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('runs one script, of our own origin, and shows both languages', async () => {
    const page = await (await get('/signin/callback')).text();
    expect(page.match(/<script[^>]*>/g)).toEqual(['<script src="/signin/callback.js">']);
    expect(page).toContain('Giriş tamamlanıyor');
    expect(page).toContain('<p lang="en">Finishing sign-in</p>');
    const script = await get('/signin/callback.js');
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  });

  it('shows the page what Apple posted', async () => {
    const form = new URLSearchParams({ state: 's', id_token: 'apple', user: '{"name":{"firstName":"Işıl"}}', code: 'unused' });
    expect(await embedded(await post(form.toString()))).toEqual({
      state: 's',
      token: 'apple',
      error: null,
      user: '{"name":{"firstName":"Işıl"}}',
    });
  });

  it('S13: cannot be broken out of', async () => {
    const hostile = '</script><script src="https://evil.example/x.js"></script><!--';
    const response = await post(new URLSearchParams({ state: hostile, user: hostile }).toString());
    const page = await response.clone().text();
    expect(page.match(/<script[^>]*>/g)).toEqual(['<script type="application/json" id="answer">', '<script src="/signin/callback.js">']);
    expect(await embedded(response)).toMatchObject({ state: hostile, user: hostile });
  });

  it('S11, S19: takes a small form and nothing else, and logs nothing of it', async () => {
    const long = await post(`id_token=secret&state=${'x'.repeat(20_000)}`);
    expect([long.status, await embedded(long)]).toEqual([413, undefined]);
    expect((await post('{"id_token":"secret"}', 'application/json')).status).toBe(415);
    expect((await post('id_token=%ff%fe')).status).toBe(200);
    expect(logged).toEqual([]);
  });
});
