import { byLanguage, type Language, type MarkedText } from '@pusula/contracts';
import { isEverydayWord } from '../analysis/everyday-words.ts';
import { FOLDED, fold } from '../analysis/fold.ts';
import type { LanguageRules } from '../analysis/language-rules.ts';
import { RULES } from '../analysis/rules-by-language.ts';
import { prefixOf, stemOf } from '../analysis/terms.ts';
import { splitWords, wordSpans } from '../analysis/words.ts';
import { meantAmong } from '../query/meant-spellings.ts';
import type { ParsedQuery } from '../query/parse-query.ts';
import type { QueryWord } from '../query/query-words.ts';
import { withParentCategories } from '../query/with-parent-categories.ts';
import { decidingTopics } from './topics.ts';

export type Marks = MarkedText['marks'];
/** Where a text of a language holds words that the query found. */
export type Marker = (text: string, language: Language) => Marks;

/** Words that are spread over so much of the categories tell none of them from another. */
const BROAD = 0.35;
/** A word has led to a topic that it speaks of so surely by itself. */
const LED_THERE = 0.25;
/** So few words are a name or a subject, not a sentence. */
const FEW_WORDS = 2;

/** Stems keep this many of a word's first letters, so that most words need no stemming to be told apart. */
const KEPT_BY_STEMS = 2;

/**
 * Marks words as the index finds them, by their beginning or by their stem: those that tell topics from each other and, in a sentence about a topic, led to
 * it; others only where nothing else was asked. The index tells no `ı` from an `i`: where both the query and the text are spelt with letters of the text's language, another
 * spelling is another word; so is a twin of what the index has found to be meant.
 */
export function marker(read: Pick<ParsedQuery, 'words' | 'intents' | 'isSentence' | 'placeWords' | 'reading'>): Marker {
  const { words, placeWords, reading } = read;
  const { model, categories = new Map() } = reading;
  const isTelling = (term: string) => model.breadthOf(prefixOf(term)) < BROAD;
  const topics = new Set(decidingTopics(read).map(({ categoryId }) => categoryId));
  const leadsThere = ({ written, folded }: QueryWord) =>
    placeWords.has(folded) ||
    !model.knows(folded) ||
    withParentCategories(model.read(written), categories).some(
      ({ categoryId, probability }) => topics.has(categoryId) && probability >= LED_THERE,
    );
  const isLong = words.length > FEW_WORDS;
  const telling = words.filter(({ written, prefix }) => !isEverydayWord(written) && isTelling(prefix));
  const leading = isLong && topics.size > 0 ? telling.filter(leadsThere) : telling;
  const marked = telling.length > 0 ? leading : words;
  const matchers = byLanguage((language) => wordMatcher(marked, language, isTelling));
  // Highlights and reasons ask for the same texts.
  const known = byLanguage(() => new Map<string, Marks>());
  return (text, language) => {
    const before = known[language].get(text);
    if (before) return before;
    const spans = wordSpans(text);
    const isMatch = matchers[language](text);
    const marks: Marks = [];
    for (let at = 0; at < spans.length; at += 2) {
      const [start, end] = [spans[at] as number, spans[at + 1] as number];
      if (isMatch(start, end)) marks.push([start, end]);
    }
    known[language].set(text, marks);
    return marks;
  };
}

/** Of a text, tells whether the word between two places of it is asked for. */
type WordMatcher = (text: string) => (start: number, end: number) => boolean;

/** @param isTelling whether a stem says enough to be another ending of the same word: `işim` is not `işler` */
function wordMatcher(words: ParsedQuery['words'], language: Language, isTelling: (stem: string) => boolean): WordMatcher {
  const prefixes = new Set(words.map(({ prefix }) => prefix));
  const stems = new Set(words.map((word) => word.stems[language]).filter(isTelling));
  const { marked } = RULES[language];
  const spellings = marked ? spellingsOf(words, language, marked) : NO_SPELLINGS;
  const [isPrefixMeant, isStemMeant] = [meantAmong(words, language, 'prefix'), meantAmong(words, language, 'stem')];
  const beginnings = new Set([...stems].map((stem) => stem.slice(0, KEPT_BY_STEMS)));
  const firstUnits = new Set([...prefixes, ...stems].map((term) => term.charCodeAt(0)));
  return (text) => {
    const spelt = marked?.letter.test(text) ? spellings : NO_SPELLINGS;
    return (start, end) => {
      // Nine words in ten begin with another letter: they are not even cut out of the text.
      if (!firstUnits.has(FOLDED[text.charCodeAt(start)] as number)) return false;
      const written = text.slice(start, end);
      const folded = fold(written);
      const prefix = prefixOf(folded);
      if (prefixes.has(prefix)) return isSpelt(spelt.prefixes, prefix, written) && isPrefixMeant(prefix, written);
      if (!beginnings.has(folded.slice(0, KEPT_BY_STEMS))) return false;
      const stem = stemOf(written, language);
      return stems.has(stem) && isSpelt(spelt.stems, stem, written) && isStemMeant(stem, written);
    };
  };
}

/** How a term is spelt, by its folded form, where all of its words are written with letters of the language's own. */
type Spelt = { readonly by: ReadonlyMap<string, ReadonlySet<string>>; readonly spelling: (written: string) => string };
const AS_ANY: Spelt = { by: new Map(), spelling: String };
const NO_SPELLINGS = { prefixes: AS_ANY, stems: AS_ANY };

const isSpelt = ({ by, spelling }: Spelt, folded: string, written: string): boolean => by.get(folded)?.has(spelling(written)) ?? true;

function spellingsOf(words: ParsedQuery['words'], language: Language, { letter, lower, stem }: NonNullable<LanguageRules['marked']>) {
  const spelt = (term: (word: QueryWord) => string, spelling: (written: string) => string): Spelt => {
    const marked = [...Map.groupBy(words, term)].filter(([, same]) => same.every(({ written }) => letter.test(written)));
    return { by: new Map(marked.map(([folded, same]) => [folded, new Set(same.map(({ written }) => spelling(written)))])), spelling };
  };
  return {
    prefixes: spelt(
      ({ prefix }) => prefix,
      (written) => prefixOf(lower(written)),
    ),
    stems: spelt(({ stems }) => stems[language], stem),
  };
}

/** Names are found by whole words alone. */
export function nameMarker({ words }: Pick<ParsedQuery, 'words'>): (name: string) => readonly string[] {
  const asked = new Set(words.map(({ folded }) => folded));
  return (name) => splitWords(name).filter((word) => asked.has(fold(word)));
}

/** The marked words, each once, as written. */
export const markedWords = (text: string, marks: Marks): string[] => [...new Set(marks.map(([start, end]) => text.slice(start, end)))];
