import { LANGUAGES } from '@pusula/contracts';
import { button, giveAddress, giveCoaching, giveExpertise, givePassword, givePerson, givePhone, wizardOf } from '../accounts/wizard.ts';
import { expect, test } from '../fixtures.ts';
import { newcomer } from '../people.ts';
import { ONLY_EMBEDDED } from '../tags.ts';
import { findingsOn } from './findings.ts';

for (const language of LANGUAGES)
  test(`every step of signing up fits and is accessible, with its errors showing (${language})`, { tag: ONLY_EMBEDDED }, async ({
    visit,
  }) => {
    test.slow();
    const visitor = await visit(language);
    const { page, open } = visitor;
    const wizard = wizardOf(visitor);
    const person = newcomer('Görünür');
    const steps = [
      () => giveAddress(wizard, person),
      () => givePassword(wizard, { asCoach: true }),
      () => givePerson(wizard, person),
      () => givePhone(wizard),
      () => giveCoaching(wizard, { headline: 'Görünen bir başlık', bio: 'Okunan bir tanıtım.' }),
      () => giveExpertise(wizard),
    ];
    const findings: string[] = [];
    const look = async (place: number) => {
      await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
      const step = new URL(page.url()).pathname;
      findings.push(...(await findingsOn(page, place)).map((finding) => `${step} ${finding}`));
    };
    await open('/signup');
    for (const [place, step] of steps.entries()) {
      await button({ page }, wizard.words.goOn).click();
      await look(place);
      await step();
    }
    await button({ page }, wizard.words.signUp).click();
    await look(steps.length);
    expect(findings).toEqual([]);
  });
