import { expect, it } from '@jest/globals';
import { LANGUAGES } from '@pusula/contracts';
import { serverPage, serverPageReader } from './server-page.ts';

const pageIn = (language: string) => {
  const reader = serverPageReader(`/mailbox?language=${language}`, undefined);
  return serverPage({ reader, brand: 'Pusula', title: 'Pusula', style: '', content: '' });
};

it.each(LANGUAGES)('a page that a server writes in %s says so and offers the others', (language) => {
  expect(pageIn(language)).toContain(`<html lang="${language}"`);
  for (const other of LANGUAGES) expect(pageIn(language)).toContain(`?language=${other}"`);
});

it('says something else in each language', () => {
  const skips = LANGUAGES.map((language) => /class="skip"[^>]*>([^<]+)/.exec(pageIn(language))?.[1]);
  expect(new Set(skips).size).toBe(LANGUAGES.length);
});
