import { afterEach, describe, expect, it } from '@jest/globals';
import { storeCookie } from '../preferences/cookies.ts';
import { createI18n, switchLanguage } from './i18n.ts';
import { onLanguageChosenElsewhere, storeLanguage } from './language.ts';

afterEach(() => localStorage.clear());

describe('the language of a page', () => {
  it('is Turkish when nobody chose', () => {
    expect(createI18n('/').language).toBe('tr');
  });

  it('is the one that was chosen last time', () => {
    storeLanguage('en');
    expect(createI18n('/').language).toBe('en');
  });

  it('is the one of the address, whatever was chosen', () => {
    storeLanguage('en');
    expect(createI18n('/tr/kategoriler').language).toBe('tr');
    expect(createI18n('/kategoriler').language).toBe('tr');
  });

  it('is said to the browser', async () => {
    const i18n = createI18n('/');
    await switchLanguage(i18n, 'en');
    expect(document.documentElement.lang).toBe('en');
  });

  it('is Turkish again when nonsense is kept', () => {
    localStorage.setItem('pusula.language', 'klingon');
    storeCookie('pusula.visitLanguage', 'klingon', 'visit');
    expect(createI18n('/').language).toBe('tr');
  });
});

describe('an address with a language', () => {
  it('holds for the rest of the visit of somebody who never chose, as it does on the server', async () => {
    await switchLanguage(createI18n('/en/categories'), 'en');
    expect(createI18n('/').language).toBe('en');
    expect(document.cookie).toBe('pusula.visitLanguage=en');
    expect(localStorage.getItem('pusula.language')).toBeNull();
  });

  it('leaves a choice as it is', async () => {
    storeLanguage('en');
    await switchLanguage(createI18n('/tr'), 'tr');
    expect(createI18n('/').language).toBe('en');
  });
});

it('a choice in another tab is chosen of until nobody listens', () => {
  const chosen: string[] = [];
  const stop = onLanguageChosenElsewhere((language) => chosen.push(language));
  const say = (key: string, newValue: string | null) => dispatchEvent(new StorageEvent('storage', { key, newValue }));
  say('pusula.language', 'en');
  say('pusula.language', 'klingon');
  say('pusula.language', null);
  say('pusula.theme', 'tr');
  stop();
  say('pusula.language', 'tr');
  expect(chosen).toEqual(['en']);
});
