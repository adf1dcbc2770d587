import type { Language, ProfessionalHelp } from '@pusula/contracts';
import { expect, test } from './fixtures.ts';
import { everyWay } from './input-methods.ts';
import { takeTurns } from './languages.ts';
import { untilSettled } from './settled.ts';

type Words = { readonly [kind in ProfessionalHelp]: string } & {
  readonly harmless: string;
  readonly note: RegExp;
  readonly search: string;
};
const WORDS: Readonly<Record<Language, Words>> = {
  tr: {
    mentalHealth: 'depresyondayım',
    addiction: 'kumar',
    eatingDisorder: 'anoreksiya',
    fertility: 'tüp bebek',
    illness: 'kanser teşhisi kondu',
    harmless: 'sağlıklı beslenmek istiyorum',
    note: /^Bunun için önce bir hekime .*danışmak iyi olur; koçlar .*yanınızda yürüyebilir\.$/,
    search: 'Ara',
  },
  en: {
    mentalHealth: 'diagnosed with depression',
    addiction: 'alcoholism',
    eatingDisorder: 'anorexia',
    fertility: 'ivf',
    illness: 'I was diagnosed with cancer',
    harmless: 'I want to eat healthier',
    note: /^For this it is good to talk to a doctor .*first; coaches can walk beside you/,
    search: 'Search',
  },
};
const KINDS: readonly ProfessionalHelp[] = ['mentalHealth', 'addiction', 'eatingDisorder', 'fertility', 'illness'];

for (const { options, inputOn, language, how } of everyWay(takeTurns()))
  test(`reads in one sentence that something is a doctor’s matter first, and who helps, and finds coaches all the same (${how})`, async ({
    visit,
  }) => {
    const visitor = await visit(language, options);
    const { page, open, problems } = visitor;
    const input = inputOn(page);
    const words = WORDS[language];
    const searchFor = async (text: string) => {
      await input.type(page.getByRole('combobox'), text);
      await page.getByRole('combobox').press('Escape');
      await input.press(page.getByRole('search').getByRole('button', { name: words.search, exact: true }));
      await page.waitForURL((url) => url.searchParams.get('q') === text);
    };
    await open('/search-results');
    await untilSettled(visitor);
    const note = page.getByRole('note', { name: words.note });
    for (const kind of KINDS) {
      await searchFor(words[kind]);
      await expect(note).toMatchAriaSnapshot(`
        - note:
          - paragraph
          - list:
            - listitem:
              - link "${kind === 'addiction' ? 115 : 182}":
                - /url: tel:${kind === 'addiction' ? 115 : 182}
      `);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().waitFor();

    await searchFor(words.harmless);
    await expect(note).toHaveCount(0);
    expect(problems).toEqual([]);
  });
