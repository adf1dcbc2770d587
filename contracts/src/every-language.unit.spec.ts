import { expect, it } from '@jest/globals';
import { homeAddress, LANGUAGE_NAMES, LANGUAGES, LOCALES, languageOfPath, localisedFields, pageAddress } from './index.ts';

it.each(LANGUAGES)('%s has a name, habits that Intl knows, fields and addresses that say it', (language) => {
  expect(LANGUAGE_NAMES[language]).not.toBe('');
  expect(Intl.DateTimeFormat.supportedLocalesOf(LOCALES[language])).toEqual([LOCALES[language]]);
  expect(Object.values(localisedFields('name', (one) => one))).toContain(language);
  for (const address of [homeAddress(language), pageAddress('categories', language), pageAddress('privacy', language)])
    expect([address, languageOfPath(address) ?? LANGUAGES[0]]).toEqual([address, language]);
});

it('gives no two languages one address', () => {
  const addresses = LANGUAGES.flatMap((language) => [homeAddress(language), pageAddress('categories', language)]);
  expect(new Set(addresses).size).toBe(addresses.length);
});
