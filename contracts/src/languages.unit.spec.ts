import { describe, expect, it } from '@jest/globals';
import { byLanguage, DEFAULT_LANGUAGE, LANGUAGES, LOCALES, oncePerLanguage } from './languages.ts';
import { inLanguage, localisedField, localisedFields } from './localised-fields.ts';

describe('the registry of languages', () => {
  it('begins with the default one', () => {
    expect(LANGUAGES[0]).toBe(DEFAULT_LANGUAGE);
  });

  it.each(LANGUAGES)('knows a locale of %s that Intl knows', (language) => {
    expect(new Intl.DateTimeFormat(LOCALES[language]).resolvedOptions().locale).toBe(LOCALES[language]);
  });

  it('has things made for each language, in its order', () => {
    expect(Object.entries(byLanguage((language) => `/${language}`))).toEqual(LANGUAGES.map((language) => [language, `/${language}`]));
  });

  it('makes what costs once for each language, when it is first needed', () => {
    const made: string[] = [];
    const thing = oncePerLanguage((locale) => {
      made.push(locale);
      return { locale };
    });
    expect(made).toEqual([]);
    expect(thing('en')).toBe(thing('en'));
    expect(made).toEqual(['en-GB']);
  });
});

describe('fields of each language', () => {
  it('are called after the language, as the specification calls them', () => {
    expect([localisedField('name', 'tr'), localisedField('alsoCalled', 'en')]).toEqual(['nameTr', 'alsoCalledEn']);
  });

  it('are made and read by the language', () => {
    const names = localisedFields('name', (language) => (language === 'tr' ? 'Kariyer' : 'Career'));
    expect(names).toEqual({ nameTr: 'Kariyer', nameEn: 'Career' });
    expect(LANGUAGES.map((language) => inLanguage(names, 'name', language))).toEqual(['Kariyer', 'Career']);
  });
});
