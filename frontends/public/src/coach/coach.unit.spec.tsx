import { afterEach, describe, expect, it } from '@jest/globals';
import { session } from '@pusula/frontend-kit/session';
import { person } from '@pusula/frontend-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { COACH_ID, foundCoach } from '../testing/found.ts';
import { closePublic, openPublic } from '../testing/open-public.tsx';
import { path, serving, wide } from './coach.testing.ts';

afterEach(closePublic);

describe('a coach’s page', () => {
  it('shows who the coach is, with specialties as links', async () => {
    const { api } = await openPublic(path, serving());
    expect(await screen.findByRole('heading', { level: 1, name: 'Elif Sarıkaya' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Liderlik' }).at(-1)?.getAttribute('href')).toMatch(/^\/tr\/kategori\//u);
    expect(api.callsTo('GET /coach/get-coach-by-id').map(({ input }) => input)).toEqual([{ id: COACH_ID, language: 'tr' }]);
  });

  it.each([
    [
      {
        city: 'İzmir',
        yearsOfPractice: 9,
        sessionFormats: ['online', 'inPerson'],
        sessionLanguages: ['ku', 'other'],
        offersFreeFirstSession: true,
      },
      'İzmir · 9 yıldır koç · çevrim içi ve yüz yüze · Kürtçe · ücretsiz ilk görüşme',
    ],
    [{ city: '', yearsOfPractice: 0, sessionFormats: [], sessionLanguages: ['other'] }, 'Koçlukta ilk yılı'],
  ] as const)('says facts in one line, all but the first in lower case, and no language without a name: %j', async (facts, line) => {
    await openPublic(path, serving({ ...facts, sessionFormats: [...facts.sessionFormats], sessionLanguages: [...facts.sessionLanguages] }));
    await wide();
    const article = within(screen.getByRole('article'));
    expect(
      article.getByText((_, element) => element?.textContent?.replaceAll('\u00a0', ' ') === line, { selector: 'header > p' }),
    ).toBeTruthy();
  });

  it('puts an address right whose id fits and whose name does not', async () => {
    await openPublic(`/en/coach/somebody-else-${COACH_ID}`, serving());
    await waitFor(() => expect(location.pathname).toBe(`/en/coach/elif-sarikaya-${COACH_ID}`));
  });

  it('says so when there is no such coach', async () => {
    await openPublic(path, {
      'GET /coach/get-coach-by-id': () => ({ status: 404, body: { success: false, errorMessage: 'COACH_NOT_FOUND' } }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bu koçu bulamadık' })).toBeTruthy();
  });

  it('says, as a page of its own with a search, that a coach cannot be had now, and is there after another try', async () => {
    let isAway = true;
    const coach = serving()['GET /coach/get-coach-by-id'];
    const { user } = await openPublic(path, {
      'GET /coach/get-coach-by-id': () =>
        isAway ? { status: 503, body: { success: false, errorMessage: 'SERVICE_UNAVAILABLE' } } : coach(),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bu koçun sayfası açılamadı' })).toBeTruthy();
    expect(screen.getByRole('search')).toBeTruthy();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Tekrar Dene' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Elif Sarıkaya' })).toBeTruthy();
  });

  it('asks nobody when the address has no id', async () => {
    const { api } = await openPublic('/coach/elif', serving());
    expect(await screen.findByRole('heading', { level: 1, name: 'Bu koçu bulamadık' })).toBeTruthy();
    expect(api.callsTo('GET /coach/get-coach-by-id')).toEqual([]);
  });

  it('S13: shows what a coach wrote as text, follows no script address, and lets no text end the structured data', async () => {
    const evil = '</script><img src=x onerror=alert(1)>';
    await openPublic(
      path,
      serving({ headline: evil, bio: evil, website: 'javascript:alert(1)', linkedin: 'https://linkedin.com/in/elif' }),
    );
    expect(await screen.findAllByText(evil)).toHaveLength(2);
    expect(document.querySelector('img[src="x"]')).toBeNull();
    expect([...document.querySelectorAll('a')].filter(({ href }) => href.startsWith('javascript:'))).toEqual([]);
    const data = document.querySelector('script[type="application/ld+json"]')?.innerHTML ?? '';
    expect(data).not.toContain('<');
    expect(JSON.parse(data).mainEntity).toMatchObject({
      '@type': 'Person',
      description: evil,
      sameAs: ['https://linkedin.com/in/elif'],
    });
  });

  it('S13: leads to a network only where the host is the network’s own, and speaks for no link', async () => {
    await openPublic(
      path,
      serving({
        linkedin: 'https://linkedin.com.evil.example/in/elif',
        instagram: 'https://www.instagram.com/elif',
        facebook: 'https://a:b@facebook.com/',
      }),
    );
    const links = within(await screen.findByRole('list', { name: 'Bağlantılar' })).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
      ['https://elif.example/', 'noopener nofollow ugc'],
      ['https://www.instagram.com/elif', 'noopener nofollow ugc'],
    ]);
  });

  it('shows certificates with issuer, number and how long they hold', async () => {
    const certificate = { id: COACH_ID, name: 'PCC', description: '', issuer: 'Birlik', credentialId: 'PCC-1', issueDate: '2019-03-01' };
    await openPublic(path, serving({ certificates: [{ ...certificate, expiryDate: '2022-03-01' }] }));
    expect(await screen.findByRole('heading', { level: 3, name: 'PCC' })).toBeTruthy();
    expect(screen.getByText('Mart 2019 – Mart 2022, süresi doldu')).toBeTruthy();
    expect(screen.getByText('Birlik. Belge no PCC-1')).toBeTruthy();
  });

  it('shows what there is of somebody who has said little', async () => {
    await openPublic(path, serving({ city: '', website: '', yearsOfPractice: 0, certificates: [], bio: 'Bir.\n\nBir.' }));
    expect(await screen.findByText('Koçlukta ilk yılı')).toBeTruthy();
    expect(screen.getAllByText('Bir.')).toHaveLength(2);
    expect(screen.queryByText('Sertifikalar')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Bağlantılar' })).toBeNull();
  });

  it('says of its picture what the server said', async () => {
    const sharingPicture = `/pictures/coaches/${COACH_ID}/tr-0123456789abcdef.jpg`;
    await openPublic(path, serving({ sharingPicture }));
    await screen.findByRole('heading', { level: 1, name: 'Elif Sarıkaya' });
    const said = (name: string) => document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
    expect(['og:image', 'twitter:image', 'og:image:width', 'og:image:height', 'og:image:alt'].map(said)).toEqual([
      location.origin + sharingPicture,
      location.origin + sharingPicture,
      '1200',
      '630',
      document.title,
    ]);
  });

  it('takes over what the server wrote into the head, and leaves the product’s name behind', async () => {
    document.head.innerHTML =
      '<title data-served>Elif</title><link data-served rel="canonical" href="/x"><script data-served type="application/ld+json">{}</script>';
    const { user } = await openPublic(path, serving());
    await screen.findByRole('heading', { level: 1, name: 'Elif Sarıkaya' });
    expect(document.querySelectorAll('[data-served]')).toHaveLength(0);
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect([...document.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href'))).toEqual([
      `${location.origin}/tr/coach/elif-sarikaya-${COACH_ID}`,
    ]);
    await user.click(screen.getByRole('link', { name: 'Koçlar' }));
    await waitFor(() => expect(document.title).toBe('Koçlar · Pusula'));
    expect(document.querySelectorAll('title')).toHaveLength(1);
  });

  it('hands the page to whatever the device shares with, without what somebody tracks', async () => {
    const shared: ShareData[] = [];
    Object.assign(navigator, { share: async (page: ShareData) => void shared.push(page) });
    const { user } = await openPublic(`${path}?utm_source=mail`, serving());
    await user.click((await wide()).getByRole('button', { name: 'Paylaş' }));
    await waitFor(() => expect(shared).toEqual([{ title: 'Elif Sarıkaya', url: location.origin + path }]));
    Reflect.deleteProperty(navigator, 'share');
  });

  it('tells readers that the text is in the other language', async () => {
    await openPublic(path, serving({ textLanguage: 'en', headline: 'With first-time managers.' }));
    expect(await screen.findByText('İngilizce yazmış')).toBeTruthy();
    expect(screen.getByText('With first-time managers.').getAttribute('lang')).toBe('en');
  });

  it('ends with coaches like this one, and says in what', async () => {
    const other = foundCoach({
      id: '01k9000000000000000000000g',
      firstName: 'Kerem',
      city: 'Ankara',
      reasons: [{ kind: 'specialty', words: ['Liderlik'], asked: [] }],
    });
    const { api } = await openPublic(path, {
      ...serving(),
      'GET /search/similar-coaches': () => ({ body: { success: true, coaches: [other] } }),
    });
    const part = await screen.findByRole('region', { name: 'Benzer koçlar' });
    expect(await within(part).findByRole('heading', { level: 3, name: 'Kerem Sarıkaya' })).toBeTruthy();
    expect(within(part).getByText('Uzmanlığı: Liderlik', { exact: false })).toBeTruthy();
    expect(api.callsTo('GET /search/similar-coaches').map(({ input }) => input)).toEqual([{ id: COACH_ID, language: 'tr' }]);
  });

  it.each([
    ['nobody is like this coach', { body: { success: true, coaches: [] } }],
    ['the search does not answer', { status: 503, body: { success: false, errorMessage: 'SEARCH_FAILED' } }],
  ])('ends with the coach when %s', async (_case, answer) => {
    await openPublic(path, { ...serving(), 'GET /search/similar-coaches': () => answer });
    await screen.findByRole('heading', { level: 1, name: 'Elif Sarıkaya' });
    await waitFor(() => expect(screen.queryByText('Benzer koçlar')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('offers the coach who reads it to edit it, and nobody to write to', async () => {
    const { product } = await openPublic(path, serving());
    const page = await wide();
    page.getByRole('button', { name: 'Ulaş' });
    expect(page.queryByRole('link', { name: 'Düzenle' })).toBeNull();
    act(() => void product.store.dispatch(session.signedIn({ user: person('coach', { id: COACH_ID }), authenticationType: 'Basic' })));
    expect((await page.findByRole('link', { name: 'Düzenle' })).getAttribute('href')).toBe('/coach-profile/edit');
    expect(page.queryByRole('button', { name: 'Ulaş' })).toBeNull();
  });
});
