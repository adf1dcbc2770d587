import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ENDPOINTS } from '@pusula/contracts';
import { silentLog } from '@pusula/service-kit/log';
import { startWeb, type WebUnderTest } from '../../testing/web-under-test.ts';

let web: WebUnderTest;
beforeAll(async () => {
  web = await startWeb({ log: silentLog(), brandName: 'Pu<sula' });
});
afterAll(() => web?.stop());

const page = async (query = '', cookie = '') => (await web.get(`/docs${query}`, { cookie })).text();
const PATHS = ENDPOINTS.filter(({ internal }) => !internal).map(({ method, path }) => `<b>${method}</b> /api${path}<`);
const callsOn = (html: string) => [...html.matchAll(/<b>[A-Z]+<\/b> [^<]+</g)].map(([call]) => call);

describe('/docs', () => {
  it('has every public call once, folded, in groups', async () => {
    const html = await page();
    expect(callsOn(html).sort()).toEqual([...PATHS].sort());
    expect(html).not.toMatch(/<details[^>]* open/);
  });

  it('stands in the product’s faces and tokens, in the chosen theme, with one script of our own and no inline style', async () => {
    const html = await page('', 'pusula.theme=dark');
    expect(html).toContain('<html lang="tr" data-theme="dark">');
    expect(html).toContain('<link rel="stylesheet" href="/theme.css">');
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script src="/docs.js" defer>']);
    expect(html).not.toMatch(/ style="| on\w+="/);
    const script = await web.get('/docs.js');
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  });

  it('S20: has the nonce of its policy at its style', async () => {
    const response = await web.get('/docs');
    const [, nonce] = /<style nonce="([^"]+)"/.exec(await response.text()) ?? [];
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  });

  it('speaks the reader’s language around the API’s own terms, and an address comes before their choice', async () => {
    const turkish = await page();
    expect(turkish).toContain('<h2>Hesap ve oturum</h2>');
    expect(turkish).toContain('<span class="does" lang="en">');
    const english = await page('?language=en', 'pusula.language=tr');
    expect(english).toMatch(/<html lang="en">[\s\S]*<h2>Account and session<\/h2>/);
    expect(await page('', 'pusula.language=en')).toContain('<h2>Account and session</h2>');
  });

  it('filters without a script, whatever the case and the kind of i, and keeps the language', async () => {
    const html = await page('?language=en&q=SİMİLAR%20coaches');
    expect(callsOn(html)).toEqual(['<b>GET</b> /api/search/similar-coaches<']);
    expect(html).toContain('1 call found');
    expect(html).toContain('<input type="hidden" name="language" value="en">');
    expect(html).toMatch(/<details class="group"[^>]* open>/);
  });

  it('S13: says that nothing fits, with a way back, and shows what was typed as text', async () => {
    const html = await page('?q=%22%3E%3Cscript%3Ex');
    expect(callsOn(html)).toEqual([]);
    expect(html).toContain('<div class="nothing"><p>Buna uyan çağrı yok.');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;x"');
    expect(html).toContain('Pu&lt;sula');
  });

  it('has an example of each call to copy, by the address that people type', async () => {
    const html = await page();
    expect(html.match(/data-copy hidden/g)).toHaveLength(PATHS.length + 1);
    expect(html).toContain('curl &quot;https://pusula.example/api/auth/login&quot;');
    expect(html).toContain('{&quot;email&quot;:&quot;ayse@example.com&quot;,&quot;password&quot;:&quot;…&quot;}');
  });

  it.each(['/docs', '/docs.js', '/openapi.json'])('%s stays small on its way', async (path) => {
    const plain = await web.get(path, { 'accept-encoding': 'identity' });
    const response = await fetch(`${web.url}${path}`, { headers: { 'accept-encoding': 'gzip' } });
    expect([plain, response].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip']);
    const withoutNonce = async (page: { text: () => Promise<string> }) => (await page.text()).replace(/nonce="[^"]*"/g, '');
    expect(await withoutNonce(response)).toBe(await withoutNonce(plain));
  });
});
