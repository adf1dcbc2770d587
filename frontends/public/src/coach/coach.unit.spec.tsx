import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { COACH_ID, publicCoach } from '../testing/found.ts';
import { closePublic, openPublic } from '../testing/open-public.tsx';

afterEach(closePublic);

const serving = (more: Parameters<typeof publicCoach>[0] = {}) => ({
  'GET /coach/get-coach-by-id': () => ({ body: { success: true, coach: publicCoach(more) } }),
});
const path = `/tr/coach/elif-sarikaya-${COACH_ID}`;

describe('a coach’s page', () => {
  it('shows who the coach is, with specialties as links', async () => {
    const { api } = await openPublic(path, serving());
    expect(await screen.findByRole('heading', { level: 1, name: 'Elif Sarıkaya' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Liderlik' }).at(-1)?.getAttribute('href')).toMatch(/^\/tr\/kategori\//u);
    expect(api.callsTo('GET /coach/get-coach-by-id').map(({ input }) => input)).toEqual([{ id: COACH_ID, language: 'tr' }]);
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
    expect(JSON.parse(data)['@graph'][0]).toMatchObject({
      '@type': 'Person',
      description: evil,
      sameAs: ['https://linkedin.com/in/elif'],
    });
  });

  it('tells readers that the text is in the other language', async () => {
    await openPublic(path, serving({ textLanguage: 'en', headline: 'With first-time managers.' }));
    expect(await screen.findByText('İngilizce yazmış')).toBeTruthy();
    expect(screen.getByText('With first-time managers.').getAttribute('lang')).toBe('en');
  });

  it('shows the phone where the coach agreed to it', async () => {
    await openPublic(path, serving({ phone: '+905321234567' }));
    expect((await screen.findByRole('link', { name: '+90 532 123 45 67' })).getAttribute('href')).toBe('tel:+905321234567');
  });
});
