import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { renderProduct, startApi } from '@pusula/frontend-kit/testing';
import { chooseTheme, THEME_CHOICES, type ThemeChoice } from '@pusula/frontend-kit/theme';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import tr from '../texts.tr.json';
import { texts } from '../texts.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi({});
});
afterAll(() => api.stop());
afterEach(() => {
  cleanup();
  chooseTheme('system');
});

async function openHeader() {
  await renderProduct(<ThemeSwitch />, { path: '/tr/kategoriler?page=2', apiBase: api.baseURL, texts });
  return () => screen.getByRole<HTMLButtonElement>('button', { name: tr.theme.label });
}

it('goes on to the next theme without scripts, by a form that names the page', async () => {
  const button = await openHeader();
  const sent = (choice: ThemeChoice) => {
    act(() => chooseTheme(choice));
    const { form } = button();
    return form && [form.method, form.getAttribute('action'), ...[...new FormData(form, button())].flat()];
  };
  expect(THEME_CHOICES.map(sent)).toEqual(
    ['dark', 'system', 'light'].map((next) => ['post', '/preferences', 'to', '/tr/kategoriler?page=2', 'theme', next]),
  );
});

it('opens the choice of a theme with scripts, and sends no form', async () => {
  const button = await openHeader();
  expect(button().getAttribute('aria-haspopup')).toBe('menu');
  // Its default would send the form.
  expect(fireEvent.click(button())).toBe(false);
  fireEvent.click(await screen.findByRole('menuitemradio', { name: tr.theme.dark }));
  expect([localStorage.getItem('pusula.theme'), document.documentElement.dataset.theme]).toEqual(['dark', 'dark']);
});
