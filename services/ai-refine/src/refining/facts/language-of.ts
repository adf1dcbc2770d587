import { LANGUAGES, type Language } from '@pusula/contracts';
import { LANGUAGE_RULES } from '../language-rules.ts';

const countOf = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;

/** The language that a text seems to be in, by its commonest words; `otherwise` when nothing tells. */
export function languageOf(text: string, otherwise: Language): Language {
  const counts = LANGUAGES.map((language) => ({ language, count: countOf(text, LANGUAGE_RULES[language].clues) }));
  const most = Math.max(...counts.map(({ count }) => count));
  const [first, ...others] = counts.filter(({ count }) => count === most);
  return first && others.length === 0 ? first.language : otherwise;
}
