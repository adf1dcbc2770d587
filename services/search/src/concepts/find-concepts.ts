import { byLanguage, LANGUAGES, type Language, type Localised } from '@pusula/contracts';
import { FOLDED, fold } from '../analysis/fold.ts';
import { isMarked, lettersOf } from '../analysis/spellings.ts';
import { stemOf } from '../analysis/terms.ts';
import { splitWords } from '../analysis/words.ts';
import { CONCEPTS } from './lexicon.ts';

/** One word of a wording: a stem, or with a star the folded beginning; and its letters as they are written. */
type Pattern = { readonly kind: 'stem' | 'beginning'; readonly text: string; readonly letters: string };
type Wording = { readonly concept: string; readonly patterns: readonly Pattern[] };
type Word = { readonly folded: string; readonly stem: string; readonly letters: string };
/** A stretch of words that names a concept, by word number, end exclusive. */
export type Mention = { readonly concept: string; readonly from: number; readonly to: number };

const SHORTEST_BEGINNING = 2;

const keyOf = ({ kind, text }: Pattern) => (kind === 'stem' ? `=${text}` : text);

function readWording(wording: string, language: Language): Pattern[] {
  return wording.split(/\s+/).map((word) => {
    const letters = lettersOf(splitWords(word)[0] ?? '');
    if (word.endsWith('*')) return { kind: 'beginning', text: fold(word), letters };
    return { kind: 'stem', text: stemOf(splitWords(word)[0] ?? '', language), letters };
  });
}

/** Wordings of a language by their first word. */
function wordingsByFirst(language: Language): ReadonlyMap<string, Wording[]> {
  const byFirst = new Map<string, Wording[]>();
  for (const { key, wordings } of CONCEPTS) {
    for (const wording of wordings[language]) {
      const patterns = readWording(wording, language);
      const first = keyOf(patterns[0] as Pattern);
      byFirst.set(first, [...(byFirst.get(first) ?? []), { concept: key, patterns }]);
    }
  }
  return byFirst;
}

const WORDINGS = byLanguage(wordingsByFirst);

/** What may begin with a word and how it compares, kept by spelling: profiles repeat the same words. */
type Beginning = { readonly word: Word; readonly wordings: readonly Wording[] };
const LARGEST_CACHE = 100_000;
const CACHE = byLanguage(() => new Map<string, Beginning>());

function beginningWith(written: string, language: Language): Beginning {
  const cache = CACHE[language];
  let beginning = cache.get(written);
  if (!beginning) {
    const word = { folded: fold(written), stem: stemOf(written, language), letters: lettersOf(written) };
    const byFirst = WORDINGS[language];
    const wordings = [...(byFirst.get(`=${word.stem}`) ?? [])];
    for (let length = SHORTEST_BEGINNING; length <= word.folded.length; length++)
      wordings.push(...(byFirst.get(word.folded.slice(0, length)) ?? []));
    beginning = { word, wordings };
    if (cache.size >= LARGEST_CACHE) cache.clear();
    cache.set(written, beginning);
  }
  return beginning;
}

const matches = (word: Word, { kind, text, letters }: Pattern) =>
  (kind === 'stem' ? word.stem === text : word.folded.startsWith(text)) && !isSpeltOtherwise(word.letters, letters, text.length);

/** A Turkish letter was typed as one; the wording has none there: `yaş` is no grief (`yas`). What is typed without may be either. */
function isSpeltOtherwise(typed: string, wording: string, length: number): boolean {
  for (let at = 0; at < length; at++) if (typed[at] !== wording[at] && isMarked(typed[at])) return true;
  return false;
}

type FirstLetters = ReadonlySet<number>;

/** By concept, the folded first letters of its wordings. */
function firstLettersByConcept(language: Language): ReadonlyMap<string, FirstLetters> {
  const lettersOf = (wording: string) => FOLDED[fold(wording).charCodeAt(0)] as number;
  return new Map(CONCEPTS.map(({ key, wordings }) => [key, new Set(wordings[language].map(lettersOf))]));
}

const FIRST_LETTERS = byLanguage(firstLettersByConcept);

/**
 * Every mention of a concept in the words of one text.
 * @param sought only these; most words are then told by their first letter to begin none of them
 */
export function findMentions(written: readonly string[], language: Language, sought?: readonly string[]): Mention[] {
  const letters = sought?.map((concept) => FIRST_LETTERS[language].get(concept));
  const mentions: Mention[] = [];
  written.forEach((first, from) => {
    if (letters?.every((some) => !some?.has(FOLDED[first.charCodeAt(0)] as number))) return;
    for (const { concept, patterns } of beginningWith(first, language).wordings) {
      if (sought && !sought.includes(concept)) continue;
      const isThere = patterns.every((pattern, step) => {
        const word = written[from + step];
        return word !== undefined && matches(beginningWith(word, language).word, pattern);
      });
      if (isThere) mentions.push({ concept, from, to: from + patterns.length });
    }
  });
  return mentions;
}

/** The concepts of a profile's texts, each as often as it is mentioned. */
export function conceptsOfTexts(texts: Localised<readonly string[]>): string[] {
  return LANGUAGES.flatMap((language) =>
    texts[language].flatMap((part) => findMentions(splitWords(part), language).map(({ concept }) => concept)),
  );
}

/** A concept that was asked for, with the words that did. */
export type QueryConcept = { readonly key: string; readonly asked: string };

/** The concepts of a query, which may be in any language; each once. */
export function conceptsOfQuery(keyword: string): QueryConcept[] {
  const words = splitWords(keyword);
  const asked = new Map<string, string>();
  for (const language of LANGUAGES) {
    for (const { concept, from, to } of findMentions(words, language)) {
      if (!asked.has(concept)) asked.set(concept, words.slice(from, to).join(' '));
    }
  }
  return [...asked].map(([key, words]) => ({ key, asked: words }));
}
