import { type CategoryState, inLanguage, LANGUAGES, type Localised } from '@pusula/contracts';
import { spreadEvenly } from '../spread-evenly.ts';

/** Of what people say who need a category, so many sentences a language are embedded: more hardly move the mean, and each costs. */
const MOST_SENTENCES = 40;

/** What a category's vector comes of: its name and description in every language, and a choice of what people say who need it. */
export function categoryTexts(category: CategoryState, examples: Localised<readonly string[]>): readonly string[] {
  const described = LANGUAGES.map((language) =>
    `${inLanguage(category, 'name', language)}\n${inLanguage(category, 'description', language)}`.trim(),
  );
  return [...described, ...LANGUAGES.flatMap((language) => spreadEvenly(examples[language], MOST_SENTENCES))].filter(Boolean);
}
