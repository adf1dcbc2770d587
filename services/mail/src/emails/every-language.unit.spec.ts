import { expect, it } from '@jest/globals';
import { homeAddress, LANGUAGES } from '@pusula/contracts';
import { memberWelcomeEmail } from './welcome.ts';

const BRAND = { name: 'Pusula', url: 'https://pusula.example', contact: '' };
const written = LANGUAGES.map((language) => memberWelcomeEmail({ firstName: 'Ayşe', language }, BRAND));

it.each(written)('an email in $language leads to pages in it', ({ language, action }) => {
  expect(action?.href).toBe(BRAND.url + homeAddress(language));
});

it('says something else in each language', () => {
  expect(new Set(written.map(({ preview }) => preview)).size).toBe(LANGUAGES.length);
});
