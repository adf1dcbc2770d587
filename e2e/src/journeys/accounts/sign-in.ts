import { PASSWORD } from '../people.ts';
import type { Visitor } from '../visitor.ts';
import { button, field } from './wizard.ts';
import { WORDS } from './words.ts';

/** Fills in the form at /signin. */
export async function submitSignIn(
  { page, language }: Pick<Visitor, 'page' | 'language'>,
  email: string,
  password = PASSWORD,
): Promise<void> {
  const words = WORDS[language];
  await field({ page }, words.email).fill(email);
  await field({ page }, words.password).fill(password);
  await button({ page }, words.signIn).click();
}
