import { LANGUAGES, type Language, type MarkedText } from '@pusula/contracts';
import { EVERYDAY_WORDS } from '../analysis/everyday-words.ts';
import { FOLDED, fold } from '../analysis/letters.ts';
import { prefixOf, stemOf } from '../analysis/terms.ts';
import { splitWords, wordSpans } from '../analysis/words.ts';
import type { ReadQuery } from '../query/read-query.ts';

export type Marks = MarkedText['marks'];
/** Where a text of a language holds words that the query found. */
export type Marker = (text: string, language: Language) => Marks;

/** Stems keep this many of a word's first letters, so that most words need no stemming to be told apart. */
const KEPT_BY_STEMS = 2;

/** Letters that nobody types who types without Turkish ones; `ı` and `I` are among them in lower case alone. */
const TURKISH_LETTER = /[çğışöüÇĞİŞÖÜ]/;
const lower = (word: string): string => word.normalize('NFC').toLocaleLowerCase('tr');

/**
 * Marks words as the index finds them, by their beginning or by their stem; everyday words only where nothing else was asked. The index tells no `ı` from an `i`: where both
 * the query and the text are spelt with Turkish letters, another spelling is another word.
 */
export function marker({ words }: Pick<ReadQuery, 'words'>): Marker {
  const telling = words.filter(({ folded }) => !EVERYDAY_WORDS.has(folded));
  const marked = telling.length > 0 ? telling : words;
  const matchers = Object.fromEntries(LANGUAGES.map((language) => [language, wordMatcher(marked, language)])) as Record<
    Language,
    ReturnType<typeof wordMatcher>
  >;
  // Highlights and reasons ask for the same texts.
  const known: Readonly<Record<Language, Map<string, Marks>>> = { tr: new Map(), en: new Map() };
  return (text, language) => {
    const before = known[language].get(text);
    if (before) return before;
    const spans = wordSpans(text);
    const isSpelt = language === 'tr' && TURKISH_LETTER.test(text);
    const marks: Marks = [];
    for (let at = 0; at < spans.length; at += 2) {
      const [start, end] = [spans[at] as number, spans[at + 1] as number];
      if (matchers[language](text, start, end, isSpelt)) marks.push([start, end]);
    }
    known[language].set(text, marks);
    return marks;
  };
}

type WordMatcher = (text: string, start: number, end: number, isSpelt: boolean) => boolean;

function wordMatcher(words: ReadQuery['words'], language: Language): WordMatcher {
  const prefixes = new Set(words.map(({ prefix }) => prefix));
  const spellings = spelledPrefixes(words);
  const stems = new Set(words.map((word) => word.stems[language]));
  const beginnings = new Set([...stems].map((stem) => stem.slice(0, KEPT_BY_STEMS)));
  const firstUnits = new Set([...prefixes, ...stems].map((term) => term.charCodeAt(0)));
  return (text, start, end, isSpelt) => {
    // Nine words in ten begin with another letter: they are not even cut out of the text.
    if (!firstUnits.has(FOLDED[text.charCodeAt(start)] as number)) return false;
    const written = text.slice(start, end);
    const folded = fold(written);
    const prefix = prefixOf(folded);
    if (prefixes.has(prefix)) return !isSpelt || (spellings.get(prefix)?.has(prefixOf(lower(written))) ?? true);
    return beginnings.has(folded.slice(0, KEPT_BY_STEMS)) && stems.has(stemOf(written, language));
  };
}

/** How the beginnings are spelt of words that are written with Turkish letters. */
function spelledPrefixes(words: ReadQuery['words']): ReadonlyMap<string, ReadonlySet<string>> {
  const byPrefix = Map.groupBy(words, ({ prefix }) => prefix);
  const spelt = [...byPrefix].filter(([, same]) => same.every(({ written }) => TURKISH_LETTER.test(lower(written))));
  return new Map(spelt.map(([prefix, same]) => [prefix, new Set(same.map(({ written }) => prefixOf(lower(written))))]));
}

/** Names are found by whole words alone. */
export function nameMarker({ words }: Pick<ReadQuery, 'words'>): (name: string) => readonly string[] {
  const asked = new Set(words.map(({ folded }) => folded));
  return (name) => splitWords(name).filter((word) => asked.has(fold(word)));
}

/** The marked words, each once, as written. */
export const markedWords = (text: string, marks: Marks): string[] => [...new Set(marks.map(([start, end]) => text.slice(start, end)))];
