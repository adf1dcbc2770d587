import { LANGUAGES, type Language, type MarkedText } from '@pusula/contracts';
import { isEverydayWord } from '../analysis/everyday-words.ts';
import { FOLDED, fold } from '../analysis/fold.ts';
import { prefixOf, stemOf } from '../analysis/terms.ts';
import { turkishStem } from '../analysis/turkish.ts';
import { splitWords, wordSpans } from '../analysis/words.ts';
import { meantAmong } from '../query/meant-spellings.ts';
import type { ParsedQuery } from '../query/parse-query.ts';
import type { QueryWord } from '../query/query-words.ts';
import { withFields } from '../query/with-fields.ts';
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

/** Letters that nobody types who types without Turkish ones; not `I`, which is `ı` to some and `i` to others. */
const TURKISH_LETTER = /[çğışöüÇĞİŞÖÜ]/;
const lower = (word: string): string => word.normalize('NFC').toLocaleLowerCase('tr');

/**
 * Marks words as the index finds them, by their beginning or by their stem: those that tell topics from each other and, in a sentence about a topic, led to
 * it; others only where nothing else was asked. The index tells no `ı` from an `i`: where both the query and the text are spelt with Turkish letters, another
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
    withFields(model.read(written), categories).some(({ categoryId, probability }) => topics.has(categoryId) && probability >= LED_THERE);
  const isLong = words.length > FEW_WORDS;
  const telling = words.filter(({ written, prefix }) => !isEverydayWord(written) && isTelling(prefix));
  const leading = isLong && topics.size > 0 ? telling.filter(leadsThere) : telling;
  const marked = telling.length > 0 ? leading : words;
  const matchers = Object.fromEntries(LANGUAGES.map((language) => [language, wordMatcher(marked, language, isTelling)])) as Record<
    Language,
    ReturnType<typeof wordMatcher>
  >;
  // Highlights and reasons ask for the same texts.
  const known: Readonly<Record<Language, Map<string, Marks>>> = { tr: new Map(), en: new Map() };
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
  const spellings = language === 'tr' ? spellingsOf(words) : NO_SPELLINGS;
  const [isPrefixMeant, isStemMeant] = [meantAmong(words, language, 'prefix'), meantAmong(words, language, 'stem')];
  const beginnings = new Set([...stems].map((stem) => stem.slice(0, KEPT_BY_STEMS)));
  const firstUnits = new Set([...prefixes, ...stems].map((term) => term.charCodeAt(0)));
  return (text) => {
    const spelt = TURKISH_LETTER.test(text) ? spellings : NO_SPELLINGS;
    return (start, end) => {
      // Nine words in ten begin with another letter: they are not even cut out of the text.
      if (!firstUnits.has(FOLDED[text.charCodeAt(start)] as number)) return false;
      const written = text.slice(start, end);
      const folded = fold(written);
      const prefix = prefixOf(folded);
      if (prefixes.has(prefix))
        return (spelt.prefixes.get(prefix)?.has(prefixOf(lower(written))) ?? true) && isPrefixMeant(prefix, written);
      if (!beginnings.has(folded.slice(0, KEPT_BY_STEMS))) return false;
      const stem = stemOf(written, language);
      return stems.has(stem) && (spelt.stems.get(stem)?.has(turkishStem(written)) ?? true) && isStemMeant(stem, written);
    };
  };
}

/** By folded beginning or stem, how it is spelt where all of its words are written with Turkish letters. */
type Spellings = { readonly prefixes: ReadonlyMap<string, ReadonlySet<string>>; readonly stems: ReadonlyMap<string, ReadonlySet<string>> };
const NO_SPELLINGS: Spellings = { prefixes: new Map(), stems: new Map() };

function spellingsOf(words: ParsedQuery['words']): Spellings {
  const by = (term: (word: QueryWord) => string, spelling: (written: string) => string) => {
    const spelt = [...Map.groupBy(words, term)].filter(([, same]) => same.every(({ written }) => TURKISH_LETTER.test(written)));
    return new Map(spelt.map(([folded, same]) => [folded, new Set(same.map(({ written }) => spelling(written)))]));
  };
  return {
    prefixes: by(
      ({ prefix }) => prefix,
      (written) => prefixOf(lower(written)),
    ),
    stems: by(({ stems }) => stems.tr, turkishStem),
  };
}

/** Names are found by whole words alone. */
export function nameMarker({ words }: Pick<ParsedQuery, 'words'>): (name: string) => readonly string[] {
  const asked = new Set(words.map(({ folded }) => folded));
  return (name) => splitWords(name).filter((word) => asked.has(fold(word)));
}

/** The marked words, each once, as written. */
export const markedWords = (text: string, marks: Marks): string[] => [...new Set(marks.map(([start, end]) => text.slice(start, end)))];
