import { afterEach, describe, expect, it } from '@jest/globals';
import { createI18n, switchLanguage } from './i18n.ts';
import { languageOfPath } from './language.ts';

afterEach(() => localStorage.clear());

describe('the language of a page', () => {
  it('is Turkish when nobody chose', () => {
    expect(createI18n('/').language).toBe('tr');
  });

  it('is the one that was chosen last time', async () => {
    await switchLanguage(createI18n('/'), 'en');
    expect(createI18n('/').language).toBe('en');
  });

  it('is the one of the address, whatever was chosen', () => {
    localStorage.setItem('pusula.language', 'en');
    expect(createI18n('/tr/kategoriler').language).toBe('tr');
  });

  it('is said to the browser', async () => {
    const i18n = createI18n('/');
    await switchLanguage(i18n, 'en');
    expect(document.documentElement.lang).toBe('en');
  });

  it('is Turkish again when storage holds nonsense', () => {
    localStorage.setItem('pusula.language', 'klingon');
    expect(createI18n('/').language).toBe('tr');
  });
});

it.each([
  ['/en/categories', 'en'],
  ['/tr', 'tr'],
  ['/english', null],
  ['/', null],
  ['/coach/en', null],
])('%s asks for %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});
