import { mouse } from '../input-methods.ts';
import { PASSWORD } from '../people.ts';
import type { Visitor } from '../visitor.ts';
import { button, field } from './wizard.ts';
import { WORDS } from './words.ts';

/** Fills in the form at /signin. */
export async function submitSignIn(
  { page, language }: Pick<Visitor, 'page' | 'language'>,
  email: string,
  password = PASSWORD,
  input = mouse,
): Promise<void> {
  const words = WORDS[language];
  await input.type(field({ page }, words.email), email);
  await input.type(field({ page }, words.password), password);
  await input.press(button({ page }, words.signIn));
}
