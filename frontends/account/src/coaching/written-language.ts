import { LANGUAGES, type Language } from '@pusula/contracts';

/** Words that hardly a sentence does without. */
const SMALL_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  tr: new Set(['ve', 'bir', 'bu', 'için', 'ile', 'de', 'da', 'çok', 'daha', 'gibi', 'ama', 'olarak', 'ben', 'en', 'ne']),
  en: new Set(['and', 'the', 'a', 'of', 'to', 'in', 'for', 'with', 'is', 'i', 'my', 'you', 'your', 'on', 'as', 'am', 'who']),
};
/** A word with a letter that only Turkish has; a capital may begin a name, which says nothing of the text around it. */
const TURKISH = /^\p{Ll}*[çğışöü]/u;
const CLUES = 2;

/**
 * What language a text seems to be written in, by its small words and its letters.
 * @returns undefined when it says too little, or as much for the one as for the other
 */
export function writtenLanguage(text: string): Language | undefined {
  const words = text.match(/\p{L}+/gu) ?? [];
  const clues = (language: Language) =>
    words.filter((word) => SMALL_WORDS[language].has(word.toLowerCase()) || (language === 'tr' && TURKISH.test(word))).length;
  const [first, second] = LANGUAGES.map((language) => ({ language, count: clues(language) })).sort((a, b) => b.count - a.count);
  return first && second && first.count >= CLUES && first.count > second.count ? first.language : undefined;
}
