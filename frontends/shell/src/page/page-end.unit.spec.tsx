import { afterEach, expect, it } from '@jest/globals';
import { person, renderProduct } from '@pusula/frontend-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { texts } from '../texts.ts';
import { Layout } from './Layout.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

type Role = Parameters<typeof person>[0];

/** The ways on at the end of a page, by their names. */
async function ways(path: string, role: Role | null): Promise<Record<string, string | null>> {
  const user = role ? person(role) : undefined;
  await renderProduct(<Layout>…</Layout>, { path, apiBase: 'http://nowhere.example', texts, user });
  const end = screen.queryByRole('navigation', { name: 'Site bilgileri' });
  return Object.fromEntries(
    end
      ? within(end)
          .getAllByRole('link')
          .map((link) => [link.textContent, link.getAttribute('href')])
      : [],
  );
}

const COMMON = {
  Koçlar: '/search-results',
  Kategoriler: '/tr/kategoriler',
  Gizlilik: '/tr/gizlilik-politikasi',
  Şartlar: '/tr/kullanim-sartlari',
};

it.each([
  [null, '/signup?role=coach'],
  ['member', '/coach-profile'],
] as const)('an inner page ends with ways on, and %s may join as a coach', async (role, address) => {
  expect(await ways('/kategoriler', role)).toEqual({ ...COMMON, 'Koç olarak katıl': address });
});

it.each(['coach', 'admin'] as const)('a %s has joined already', async (role) => {
  expect(await ways('/profile', role)).toEqual(COMMON);
});

it.each(['/signup', '/signup-step-two', '/admin/dashboard'])('%s has no such end', async (path) => {
  expect(await ways(path, path.startsWith('/admin') ? 'admin' : null)).toEqual({});
});

it('the home page has the footer instead', async () => {
  expect(Object.keys(await ways('/', null))).toEqual(['Kategoriler', 'Gizlilik politikası', 'Kullanım şartları']);
});
