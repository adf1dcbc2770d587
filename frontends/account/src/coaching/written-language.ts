import { LANGUAGES, type Language, type Localised } from '@pusula/contracts';

type Clues = {
  /** Hardly a sentence does without them. */
  readonly smallWords: ReadonlySet<string>;
  /** A word with a letter that no other language has; a capital may begin a name, which says nothing of the text around it. */
  readonly ownLetter?: RegExp;
};
const CLUES_OF: Localised<Clues> = {
  tr: {
    smallWords: new Set(['ve', 'bir', 'bu', 'için', 'ile', 'de', 'da', 'çok', 'daha', 'gibi', 'ama', 'olarak', 'ben', 'en', 'ne']),
    ownLetter: /^\p{Ll}*[çğışöü]/u,
  },
  en: {
    smallWords: new Set(['and', 'the', 'a', 'of', 'to', 'in', 'for', 'with', 'is', 'i', 'my', 'you', 'your', 'on', 'as', 'am', 'who']),
  },
};
const CLUES = 2;

/**
 * What language a text seems to be written in, by its small words and its letters.
 * @returns undefined when it says too little, or as much for one as for another
 */
export function writtenLanguage(text: string): Language | undefined {
  const words = text.match(/\p{L}+/gu) ?? [];
  const clues = (language: Language) => {
    const { smallWords, ownLetter } = CLUES_OF[language];
    return words.filter((word) => smallWords.has(word.toLowerCase()) || ownLetter?.test(word)).length;
  };
  const [first, second] = LANGUAGES.map((language) => ({ language, count: clues(language) })).sort((a, b) => b.count - a.count);
  return first && second && first.count >= CLUES && first.count > second.count ? first.language : undefined;
}
