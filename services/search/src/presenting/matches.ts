import type { Language, MarkedText } from '@pusula/contracts';
import { fold } from '../analysis/letters.ts';
import { PREFIX_LENGTH, prefixOf, STEMMERS } from '../analysis/terms.ts';
import { wordSpans } from '../analysis/words.ts';
import type { ReadQuery } from '../query/read-query.ts';

export type Marks = MarkedText['marks'];

/** Stems keep this many of a word's first letters, so that most words need no stemming to be told apart. */
const KEPT_BY_STEMS = 2;

/** Says of a written word whether the query found it: by its beginning or by its stem, as the index does. */
export function wordMatcher({ words }: ReadQuery, language: Language): (written: string) => boolean {
  const prefixes = new Set(words.map(({ prefix }) => prefix));
  const stems = new Set(words.map((word) => word.stems[language]));
  const beginnings = new Set([...stems].map((stem) => stem.slice(0, KEPT_BY_STEMS)));
  return (written) => {
    const folded = fold(written);
    if (prefixes.has(folded.length > PREFIX_LENGTH ? prefixOf(folded) : folded)) return true;
    return beginnings.has(folded.slice(0, KEPT_BY_STEMS)) && stems.has(STEMMERS[language](written));
  };
}

/** Where a text holds words that the query found. */
export function marksIn(text: string, matches: (written: string) => boolean): Marks {
  const spans = wordSpans(text);
  const marks: Marks = [];
  for (let at = 0; at < spans.length; at += 2) {
    const [start, end] = [spans[at] as number, spans[at + 1] as number];
    if (matches(text.slice(start, end))) marks.push([start, end]);
  }
  return marks;
}

/** The marked words, each once, as written. */
export const markedWords = (text: string, marks: Marks): string[] => [...new Set(marks.map(([start, end]) => text.slice(start, end)))];
