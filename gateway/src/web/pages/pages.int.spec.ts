import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { silentLog } from '@pusula/service-kit/log';
import { eventually } from '@pusula/service-kit/testing';
import { startWeb, type WebUnderTest } from '../../testing/web-under-test.ts';
import { opened } from './opened.testing.ts';
import { COACH, category, coach, GONE, known, playServices, UNKNOWN } from './services.testing.ts';

const SITE = 'https://pusula.example';
/** As long as answers are kept: with the way of the news, what is saved shows within two seconds. */
const A_WHILE_MS = 500;
const LONGER_THAN_THE_BREAKER_MS = 11_000;

let web: WebUnderTest;

beforeAll(async () => {
  web = await startWeb({ log: silentLog() });
});
afterAll(() => web?.stop());
beforeEach(() => {
  web.wait(A_WHILE_MS);
  known.person = {};
  web.profile.answer = playServices;
  web.catalog.answer = playServices;
});

const open = (path: string) => opened(web, path);
const slug = () => coach().slug;

describe('a page before its scripts run', () => {
  it('says who a coach is: once, in the language of the address, under our public address', async () => {
    const page = await open(`/en/coach/${slug()}?from=mail`);
    const here = `${SITE}/en/coach/${slug()}`;
    expect([page.status, page.titles]).toEqual([200, ['Elif Sarıkaya, İstanbul · Pusula']]);
    expect([page.description, page.canonical]).toEqual([[coach().headline], [here]]);
    expect(page.alternates).toEqual({ tr: `${SITE}/tr/coach/${slug()}`, en: here, 'x-default': `${SITE}/tr/coach/${slug()}` });
    expect(page.property('og:type')).toEqual(['profile']);
    const [profile, crumbs] = page.data;
    expect(profile).toMatchObject({ '@type': 'ProfilePage', url: here, inLanguage: 'en', dateModified: coach().updatedAt });
    expect(profile.mainEntity).toMatchObject({ '@type': 'Person', jobTitle: 'Coach', url: here, sameAs: ['https://elif.example/'] });
    expect(JSON.stringify(page.data)).not.toMatch(/rating/i);
    expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual(['Coaches', 'Liderlik', 'Elif Sarıkaya']);
  });

  it.each([
    ['a coach', `/tr/coach/${slug()}`, coach().sharingPicture],
    ['a category', `/en/category/${category('en').slug}`, category('en').sharingPicture],
    ['any other page', '/tr/kategoriler', '/sharing-tr.jpg'],
  ])('shows %s with a picture of its own, and says how large it is and what it shows', async (_what, path, picture) => {
    const page = await open(path);
    const [title = ''] = page.titles;
    const image = ['', ':type', ':width', ':height', ':alt'].flatMap((part) => page.property(`og:image${part}`));
    expect(image).toEqual([`${SITE}${picture}`, 'image/jpeg', '1200', '630', title]);
    const twitter = ['card', 'image', 'image:alt'].flatMap((name) => page.named(`twitter:${name}`));
    expect(twitter).toEqual(['summary_large_image', `${SITE}${picture}`, title]);
  });

  it('lists for search engines what the page lists, and no list where there is none', async () => {
    const [list] = (await open('/tr/kategoriler')).data;
    const { name, slug: first } = category('tr');
    expect(list.itemListElement).toEqual([{ '@type': 'ListItem', position: 1, name, url: `${SITE}/tr/kategori/${first}` }]);
    const types = (await open(`/tr/kategori/${first}`)).data.map((block) => block['@type']);
    expect(types).toEqual(['BreadcrumbList']);
  });

  it.each([
    ['/', 'Sıradaki adımınız için doğru insan · Pusula', '/tr', '/en'],
    ['/en', 'The right person for your next step · Pusula', '/en', '/tr'],
    ['/tr/kategoriler', 'Kategoriler · Pusula', '/tr/kategoriler', '/en/categories'],
    ['/en/privacy-policy', 'Privacy policy · Pusula', '/en/privacy-policy', '/tr/gizlilik-politikasi'],
    ['/tr/kullanim-sartlari', 'Kullanım şartları · Pusula', '/tr/kullanim-sartlari', '/en/terms-and-conditions'],
  ])('%s is called %s', async (path, title, own, twin) => {
    const page = await open(path);
    expect([page.status, page.titles, page.canonical]).toEqual([200, [title], [SITE + own]]);
    expect(Object.values(page.alternates)).toEqual(expect.arrayContaining([SITE + own, SITE + twin]));
    expect(page.html).not.toContain('{{');
  });

  it('says what a category holds, counted as the language counts', async () => {
    const english = await open(`/en/category/${category('en').slug}`);
    expect([english.titles, english.description]).toEqual([['Leadership coaches · Pusula'], ['4 coaches who work on Leadership.']]);
    const turkish = await open(`/tr/kategori/${category('tr').slug}`);
    expect([turkish.titles, turkish.canonical]).toEqual([['Liderlik koçları · Pusula'], [`${SITE}/tr/kategori/${category('tr').slug}`]]);
    expect(turkish.description).toEqual(['Liderlik konusunda çalışan 4 koç.']);
  });

  it.each([
    ['/signin', 'Giriş yap · Pusula'],
    ['/signup-step-three', 'Kaydol · Pusula'],
    ['/reset-password?token=secret&language=en', 'New password · Pusula'],
    ['/verify-account?token=secret&language=tr', 'Hesabınızı etkinleştirin · Pusula'],
    ['/profile/security', 'Profilim · Pusula'],
    ['/coach-profile', 'Koçluk profili · Pusula'],
    [`/admin/user-edit/${UNKNOWN}`, 'Yönetim · Pusula'],
    [`/admin/category-examples/${UNKNOWN}`, 'Yönetim · Pusula'],
    ['/search-results', 'Koçlar · Pusula'],
  ])('%s is called %s, describes itself, and is kept by no search engine', async (path, title) => {
    const page = await open(path);
    expect([page.status, page.titles, page.canonical]).toEqual([200, [title], [SITE + path.split('?')[0]]]);
    expect([page.robots, Object.keys(page.alternates)]).toEqual([['noindex, follow'], []]);
    expect(page.description[0]?.length).toBeGreaterThan(30);
    expect(page.html).not.toContain('secret');
    expect(page.html).toContain(`<html lang="${/[?&]language=en/.test(path) ? 'en' : 'tr'}"`);
  });

  it('names the words of a shared search, as far as they are searched', async () => {
    const page = await open(`/search-results?q=+i%C5%9Fe+d%C3%B6nmek+&city=Ankara&page=3`);
    expect([page.titles, page.canonical]).toEqual([
      ['“işe dönmek” için koçlar · Pusula'],
      [`${SITE}/search-results?q=i%C5%9Fe+d%C3%B6nmek`],
    ]);
    expect([page.property('og:title'), page.robots]).toEqual([page.titles, ['noindex, follow']]);
    expect((await open(`/search-results?q=${'a'.repeat(60)}`)).titles).toEqual([`“${'a'.repeat(50)}” için koçlar · Pusula`]);
  });

  it.each([
    ['/TR/KATEGORILER', '/tr/kategoriler'],
    ['/En/Categories', '/en/categories'],
    ['/TR', '/tr'],
    ['//TR/Kategoriler/', '/tr/kategoriler'],
    ['/Search-Results?q=Uyku', '/search-results?q=Uyku'],
    ['/SIGNIN', '/signin'],
    [`/TR/COACH/${slug().toUpperCase()}`, `/tr/coach/${slug()}`],
    [`/EN/Category/${category('en').slug.toUpperCase()}`, `/en/category/${category('en').slug}`],
  ])('leads %s to the page in small letters', async (path, right) => {
    const { status, to } = await open(path);
    expect([status, to]).toEqual([301, right]);
    expect((await open(right)).status).toBe(200);
  });

  it('leads nobody from an address in capitals that no page has', async () => {
    expect(await open('/TR/NOWHERE')).toMatchObject({ status: 404, to: null });
  });

  it('leads a site search link to the results', async () => {
    expect(await open('/search?q=uyku&city=Van')).toMatchObject({ status: 301, to: '/search-results?q=uyku&city=Van' });
  });

  it.each(['35', 'izmir', 'IZMIR', '%C4%B0ZM%C4%B0R', 'Izmir&city=35'])('leads city=%s to the city as it is written', async (city) => {
    const { status, to } = await open(`/search-results?q=uyku&city=${city}&city=Atlantis&page=2`);
    expect([status, to]).toEqual([302, '/search-results?q=uyku&city=%C4%B0zmir&city=Atlantis&page=2']);
    expect((await open(to ?? '')).status).toBe(200);
  });

  it('answers HEAD as it answers GET, without the page', async () => {
    const response = await web.get(`/tr/coach/${slug()}`, {}, 'HEAD');
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect((await web.get(`/tr/coach/${UNKNOWN}`, {}, 'HEAD')).status).toBe(404);
  });
});

describe('an address that is not quite right', () => {
  it.each([
    ['/tr/coach/eski-ad-', '/tr/coach/'],
    ['/en/coach/eski-ad-', '/en/coach/'],
    ['/coach/', '/coach/'],
    ['//tr/coach/eski-ad-', '/tr/coach/'],
    ['/tr//coach/eski-ad-', '/tr/coach/'],
  ])('%s{id} leads to %s{slug} for good, with its query', async (before, after) => {
    const { status, to } = await open(`${before}${COACH}?utm=a%20b&x=?`);
    expect([status, to]).toEqual([301, `${after}${slug()}?utm=a%20b&x=?`]);
  });

  it('of a category leads to the name it has in that language', async () => {
    const { status, to } = await open(`/en/kategori/${category('tr').slug}?page=2`);
    expect([status, to]).toEqual([301, `/en/category/${category('en').slug}?page=2`]);
  });

  it.each([
    ['/kategoriler?unknown', '/tr/kategoriler?unknown'],
    ['/categories', '/en/categories'],
    ['/tr/categories', '/tr/kategoriler'],
    ['/en/kategoriler', '/en/categories'],
    ['/gizlilik-politikasi', '/tr/gizlilik-politikasi'],
    ['/privacy-policy', '/en/privacy-policy'],
    ['/tr/terms-and-conditions/', '/tr/kullanim-sartlari'],
    ['/facebook-veri-silme', '/tr/facebook-veri-silme'],
    ['//kategoriler', '/tr/kategoriler'],
    ['/tr/', '/tr'],
  ])('%s leads for good to the one address of its page in its language, %s', async (path, right) => {
    expect(await open(path)).toMatchObject({ status: 301, to: right });
    expect((await open(right)).status).toBe(200);
  });

  it('of a category leads there at once, whatever is wrong with it', async () => {
    const right = `/tr/kategori/${category('tr').slug}`;
    for (const path of [`/kategori/${category('tr').slug}`, `/tr/category/${category('en').slug}`, `${right}/`])
      expect(await open(path)).toMatchObject({ status: 301, to: right });
  });

  it.each(['/', `/coach/${slug()}`])('without a language opens %s in the language of whoever opens it', async (path) => {
    expect(await open(path)).toMatchObject({ status: 200, canonical: [SITE + (path === '/' ? '/tr' : `/tr${path}`)] });
  });

  it('of a deleted category leads to where its coaches are now', async () => {
    const { status, to } = await open(`/tr/kategori/${GONE}-id-eski`);
    expect([status, to]).toEqual([301, `/tr/kategori/${category('tr').slug}`]);
  });

  it('without the shape of a category leads to the list, in its language', async () => {
    expect(await open('/en/category/leadership?x=1')).toMatchObject({ status: 302, to: '/en/categories?unknown' });
    expect(await open('/kategori/liderlik')).toMatchObject({ status: 302, to: '/tr/kategoriler?unknown' });
  });

  it.each([
    [`/tr/coach/elif-${UNKNOWN}`, 'Bu koçu bulamadık · Pusula'],
    ['/en/coach/elif', 'We could not find this coach · Pusula'],
    [`/tr/kategori/${UNKNOWN}-id-x`, 'Bu kategoriyi bulamadık · Pusula'],
  ])('%s is answered with the page and 404', async (path, title) => {
    const page = await open(path);
    expect([page.status, page.titles, page.canonical]).toEqual([404, [title], []]);
    expect(page.html).toContain('name="robots" content="noindex"');
  });
});

describe('what pages ask the services', () => {
  const asked = () => web.profile.seen.length;

  it('is asked once for many visitors at once, and again after a moment', async () => {
    const before = asked();
    await Promise.all(Array.from({ length: 20 }, () => open(`/tr/coach/${slug()}`)));
    expect(asked() - before).toBe(1);
    known.person = { headline: 'Yeni sözüm.' };
    web.wait(A_WHILE_MS);
    expect((await open(`/tr/coach/${slug()}`)).description).toEqual(['Yeni sözüm.']);
  });

  it('never sends a visitor of a new address back to the old one', async () => {
    const old = slug();
    await open(`/tr/coach/${old}`);
    known.person = { lastName: 'Yıldız' };
    expect((await open(`/tr/coach/${slug()}`)).status).toBe(200);
    expect(await open(`/tr/coach/${old}`)).toMatchObject({ status: 301, to: `/tr/coach/${slug()}` });
  });

  it('goes without them when a service fails, and tries again', async () => {
    web.profile.answer = (_request, _body, response) => void response.writeHead(500).end('<html>');
    const page = await open(`/tr/coach/${slug()}`);
    expect([page.status, page.titles, page.data]).toEqual([200, ['Pusula'], []]);
    web.profile.answer = playServices;
    expect((await open(`/tr/coach/${slug()}`)).titles).toEqual(['Elif Sarıkaya, İstanbul · Pusula']);
  });
});

describe('a service that hangs', () => {
  let impatient: WebUnderTest;
  beforeAll(async () => {
    impatient = await startWeb({ log: silentLog(), patienceMs: 200 });
    impatient.catalog.answer = () => undefined;
  });
  afterAll(() => impatient?.stop());

  it('is waited for a little, after a few visits no more, and asked again when it may be back', async () => {
    const seen = () => impatient.catalog.seen.length;
    const visit = (place: number) => opened(impatient, `/tr/kategori/01k90000000000000000000${place}0d-id-x`);
    const pages = await Promise.all([1, 2, 3, 4, 5].map(visit));
    expect(pages.map(({ status, titles }) => [status, titles])).toEqual(pages.map(() => [200, ['Pusula']]));
    const before = seen();
    expect([(await visit(6)).status, seen() - before]).toEqual([200, 0]);
    impatient.catalog.answer = playServices;
    await eventually(async () => {
      impatient.wait(LONGER_THAN_THE_BREAKER_MS);
      const { titles } = await opened(impatient, `/tr/kategori/${category('tr').slug}`);
      expect(titles).toEqual(['Liderlik koçları · Pusula']);
    });
  });
});
