import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CategoryNode, categorySlug, LIMITS } from '@pusula/contracts';
import { silentLog } from '@pusula/service-kit/log';
import { eventually } from '@pusula/service-kit/testing';
import { type Answerer, sendJson } from '../../testing/upstream.ts';
import { INDEXNOW_KEY, startWeb, type WebUnderTest } from '../../testing/web-under-test.ts';

/** More than two parts, the last of them not full. */
const MANY_COACHES = process.env.CHAOS === 'full' ? 120_000 : 25_000;
const MANY_COACHES_TIMEOUT_MS = 480_000;
const SITE = 'https://pusula.example';
const idOf = (number: number) => `01k${String(number).padStart(23, '0')}`;
const CHANGED_AT = '2026-11-01T10:00:00.000Z';
const AN_HOUR_MS = 3_600_000;

/** Public coaches by their number; the played service pages through them as the real one does. */
let coaches = 1;
const playProfile: Answerer = (request, _body, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const after = searchParams.get('after');
  const first = after === null ? 0 : Number(after.slice(3)) + 1;
  const page = Array.from({ length: Math.min(LIMITS.coachSummariesPage, coaches - first) }, (_, place) => ({
    id: idOf(first + place),
    firstName: first + place === 0 ? 'Çağrı & <b>' : 'Ece',
    lastName: 'Öz',
    updatedAt: CHANGED_AT,
  }));
  const next = page.length === LIMITS.coachSummariesPage ? (page.at(-1)?.id ?? null) : null;
  sendJson(response, 200, { success: true, coaches: page, next });
};

const node = (number: number, categories: CategoryNode[] = []): CategoryNode => {
  const id = idOf(number);
  const [nameTr, nameEn] = [`Konu ${number}`, `Topic ${number}`];
  const [slugTr, slugEn] = [categorySlug(id, nameTr), categorySlug(id, nameEn)];
  const words = { nameTr, nameEn, slugTr, slugEn, name: nameTr, slug: slugTr, descriptionTr: '', descriptionEn: '', description: '' };
  // The last one has not been edited since that is kept.
  const edited = number === 3 ? {} : { updatedAt: CHANGED_AT };
  return { id, parentId: '0', status: 'active', order: 0, version: 1, coachCount: 0, categories, ...edited, ...words };
};
const playCatalog: Answerer = (_request, _body, response) => {
  sendJson(response, 200, { success: true, categories: [node(1, [node(2)]), node(3)] });
};

let web: WebUnderTest;
beforeAll(async () => {
  web = await startWeb({ log: silentLog(), listsPages: true });
});
afterAll(() => web?.stop());
beforeEach(() => {
  web.wait(AN_HOUR_MS + 1);
  coaches = 1;
  web.profile.answer = playProfile;
  web.catalog.answer = playCatalog;
});

const xml = async (path: string) => {
  const response = await web.get(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  return response.text();
};
const every = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const locations = (text: string) => every(text, /<loc>([^<]*)<\/loc>/g);
const pathOf = (address: string) => address.slice(SITE.length);

describe('the sitemap', () => {
  it('goes out compressed where it is long', async () => {
    const coding = async (accepted: string) =>
      (await web.get('/sitemap/pages.xml', { 'accept-encoding': accepted })).headers.get('content-encoding');
    expect([await coding('gzip, deflate, br, zstd'), await coding('identity')]).toEqual(['zstd', null]);
  });

  it(
    'names every page of many coaches once, in parts that search engines take',
    async () => {
      coaches = MANY_COACHES;
      const index = await xml('/sitemap.xml');
      const [pages, ...parts] = locations(index);
      expect([pages, parts.length]).toEqual([`${SITE}/sitemap/pages.xml`, Math.ceil(MANY_COACHES / 10_000)]);
      expect(every(index, /<lastmod>([^<]*)</g)).toEqual(parts.map(() => CHANGED_AT));
      const seen = new Set<string>();
      for (const part of parts) {
        const text = await xml(pathOf(part));
        const found = locations(text);
        expect(found.length).toBeLessThanOrEqual(50_000);
        expect(Buffer.byteLength(text)).toBeLessThan(50_000_000);
        expect(text.endsWith('</urlset>\n')).toBe(true);
        for (const location of found) seen.add(location);
      }
      expect(seen.size).toBe(MANY_COACHES * 2);
      expect(seen.has(`${SITE}/en/coach/ece-oz-${idOf(MANY_COACHES - 1)}`)).toBe(true);
    },
    MANY_COACHES_TIMEOUT_MS,
  );

  it('says of a coach what section 9 asks for: both addresses, each with the other, when it changed', async () => {
    const slug = `cagri-b-oz-${idOf(0)}`;
    const alternates = ['tr', 'en', 'x-default']
      .map((language) => {
        const href = `${SITE}/${language === 'en' ? 'en' : 'tr'}/coach/${slug}`;
        return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
      })
      .join('');
    const entry = (language: string) =>
      `<url><loc>${SITE}/${language}/coach/${slug}</loc><lastmod>${CHANGED_AT}</lastmod><priority>0.6</priority>${alternates}</url>\n`;
    expect(await xml('/sitemap/coaches-1.xml')).toContain(`${entry('tr')}${entry('en')}</urlset>`);
  });

  it('lists eight static pages and every category in both languages, with their priorities', async () => {
    const text = await xml('/sitemap/pages.xml');
    const entries = [...text.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>[^<]*<\/lastmod>)?<priority>([^<]*)</g)].map(
      ([, location = '', priority]) => [pathOf(location), priority],
    );
    expect(entries).toEqual([
      ['/tr', '1.0'],
      ['/en', '1.0'],
      ['/tr/kategoriler', '0.9'],
      ['/en/categories', '0.9'],
      ['/tr/kullanim-sartlari', '0.3'],
      ['/en/terms-and-conditions', '0.3'],
      ['/tr/gizlilik-politikasi', '0.3'],
      ['/en/privacy-policy', '0.3'],
      [`/tr/kategori/${node(1).slugTr}`, '0.8'],
      [`/en/category/${node(1).slugEn}`, '0.8'],
      [`/tr/kategori/${node(2).slugTr}`, '0.7'],
      [`/en/category/${node(2).slugEn}`, '0.7'],
      [`/tr/kategori/${node(3).slugTr}`, '0.8'],
      [`/en/category/${node(3).slugEn}`, '0.8'],
    ]);
  });

  it('says when a category was edited, where that is known', async () => {
    const text = await xml('/sitemap/pages.xml');
    const dated = every(text, /<loc>([^<]*)<\/loc><lastmod>/g).map(pathOf);
    const [first, second] = [node(1), node(2)];
    expect(dated).toEqual([first, second].flatMap(({ slugTr, slugEn }) => [`/tr/kategori/${slugTr}`, `/en/category/${slugEn}`]));
    expect(every(text, /<lastmod>([^<]*)</g)).toEqual(dated.map(() => CHANGED_AT));
    expect(every(text, /hreflang="x-default" href="([^"]*)"/g).map(pathOf)).toContain(`/tr/kategori/${first.slugTr}`);
  });

  it('cuts the coaches once an hour, however often it is asked', async () => {
    const before = web.profile.seen.length;
    coaches = 3;
    await Promise.all([xml('/sitemap.xml'), xml('/sitemap.xml'), xml('/sitemap.xml')]);
    expect(web.profile.seen.length - before).toBe(1);
  });

  it('of nobody is a sitemap too', async () => {
    coaches = 0;
    expect(locations(await xml('/sitemap.xml'))).toEqual([`${SITE}/sitemap/pages.xml`]);
    expect((await web.get('/sitemap/coaches-1.xml')).status).toBe(404);
  });

  it('makes a crawler come back when a service is away, and is there when it is', async () => {
    web.profile.answer = (_request, _body, response) => void response.writeHead(502).end('<html>');
    const away = await web.get('/sitemap.xml');
    expect([away.status, away.headers.get('retry-after'), away.headers.get('cache-control')]).toEqual([503, '60', 'no-store']);
    web.profile.answer = playProfile;
    expect(locations(await xml('/sitemap.xml'))).toHaveLength(2);
  });

  it('is cut off, not ended, when the service fails half-way', async () => {
    coaches = 15_000;
    await xml('/sitemap.xml');
    const full: Answerer = web.profile.answer;
    let pages = 0;
    web.profile.answer = (request, body, response) => {
      pages += 1;
      if (pages === 1) full(request, body, response);
      else response.writeHead(502).end('<html>');
    };
    await expect(web.get('/sitemap/coaches-1.xml').then((response) => response.text())).rejects.toThrow();
  });

  it('is kept from nobody by readers who ask for it and do not read', async () => {
    coaches = 10_000;
    const soon = await startWeb({ log: silentLog(), listsPages: true, sitemapReadMs: 3_000 });
    soon.profile.answer = playProfile;
    const { hostname, port } = new URL(soon.url);
    const idle = Array.from({ length: 4 }, () =>
      connect(Number(port), hostname)
        .on('error', () => undefined)
        .pause(),
    );
    try {
      for (const socket of idle) socket.write('GET /sitemap/coaches-1.xml HTTP/1.1\r\nhost: x\r\naccept-encoding: identity\r\n\r\n');
      await eventually(async () => expect((await soon.get('/sitemap/coaches-1.xml')).status).toBe(503));
      await eventually(async () => expect((await soon.get('/sitemap/coaches-1.xml')).status).toBe(200));
    } finally {
      for (const socket of idle) socket.destroy();
      await soon.stop();
    }
  });

  it('answers HEAD without asking for the coaches again', async () => {
    coaches = 15_000;
    await xml('/sitemap.xml');
    const before = web.profile.seen.length;
    const response = await web.get('/sitemap/coaches-2.xml', {}, 'HEAD');
    expect([response.status, await response.text(), web.profile.seen.length - before]).toEqual([200, '', 0]);
  });

  it.each(['/sitemap/coaches-0.xml', '/sitemap/coaches-2.xml', '/sitemap/coaches-99999.xml', '/sitemap/coaches-1e1.xml', '/sitemap/x.xml'])(
    '%s is nothing',
    async (path) => {
      const { status, headers } = await web.get(path);
      expect([status, headers.get('cache-control')]).toEqual([404, null]);
    },
  );

  it('has the key beside it by which IndexNow knows us, where one is configured', async () => {
    const response = await web.get(`/${INDEXNOW_KEY}.txt`);
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'text/plain; charset=utf-8',
      INDEXNOW_KEY,
    ]);
  });

  it('is named in robots.txt, which leaves open what pages need', async () => {
    const text = await (await web.get('/robots.txt')).text();
    expect(text).toContain(`Sitemap: ${SITE}/sitemap.xml\n`);
    expect(text).toContain('Disallow: /admin/\n');
    expect(text).not.toMatch(/Disallow: \/(api|remotes|coach\/)?\n/);
  });
});

describe('a deployment that search engines are not meant to find', () => {
  it('has no sitemap, and is closed to every crawler', async () => {
    const hidden = await startWeb({ log: silentLog() });
    try {
      const answers = await Promise.all(['/sitemap.xml', '/sitemap/pages.xml', `/${INDEXNOW_KEY}.txt`].map((path) => hidden.get(path)));
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
      const response = await hidden.get('/robots.txt');
      expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
        200,
        'text/plain; charset=utf-8',
        'User-agent: *\nDisallow: /\n',
      ]);
    } finally {
      await hidden.stop();
    }
  });
});
