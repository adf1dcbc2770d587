import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const SHIPPED = ['contracts/src', 'gateway/src', 'services', 'frontends'];
const NOT_SHIPPED = /\.spec\.|\.testing\.|\.contract\.|\/testing\/|\/migrations\/|\/bench\/|\/learning\/|\/demo\/|-contract\.ts$/;
/** A code as a value, a part of something by its language, a field that is named after one. */
const NAMED = /'(?:tr|en)'|[\w)\]]\??\.(?:tr|en)\b|\b[a-z]\w*[a-z](?:Tr|En)\b/;
/** Turkish letters have cases of their own, whoever reads them. */
const CASES = /\.toLocale(?:Lower|Upper)Case\('tr'\)/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/[^\n]*$/gm;

/** Where a language is meant and not one of the languages that there are. */
const MEANT: Readonly<Record<string, string>> = {
  'contracts/src/cities.ts': 'the language of names of places',
  'contracts/src/fact-facets.ts': 'languages in which sessions are held',
  'contracts/src/languages.ts': 'the registry',
  'frontends/account/src/coaching/written-language.ts': 'a Turkish word',
  'frontends/account/src/success-page/mailbox-of.ts': 'an address',
  'frontends/kit/src/i18n/format.ts': 'folds Turkish letters',
  'services/ai-refine/src/refining/facts/contacts.ts': 'names of networks are folded like Turkish words',
  'services/ai-refine/src/refining/model-improver.ts': 'a model is spoken to in English',
  'services/kit/src/db/language-migrations.ts': 'languages that the first migrations knew',
  'services/mail/src/emails/format-date.ts': 'entries of its table',
  'services/mail/src/emails/html.ts': 'a row of an HTML table',
  'services/mail/src/emails/role-changed.ts': 'entries of its table',
  'services/search/src/help/first-help-lines.ts': 'names of its lines',
};

it('names a language nowhere but in tables with an entry for each of them', () => {
  const files = execFileSync('git', ['ls-files', '-z', '--', ...SHIPPED], { encoding: 'utf8' }).split('\0');
  const naming = files
    .filter((file) => /\.tsx?$/.test(file) && !NOT_SHIPPED.test(file))
    .filter((file) => NAMED.test(readFileSync(file, 'utf8').replace(COMMENTS, '').replace(CASES, '')));
  expect(naming.sort()).toEqual(Object.keys(MEANT).sort());
});
