import { LANGUAGES, type Language } from '@pusula/contracts';
import { spellingsTyped, type TypedTerm, twinsOf, typedTerms } from '../analysis/spellings.ts';
import { CLAUSE_WEIGHTS, SPELLING_SHARE } from '../analysis/weights.ts';
import type { ParsedQuery } from './parse-query.ts';
import type { QueryWord } from './query-words.ts';

/** How the beginning and the stem of a word are spelt, where texts have twins of them as well; undefined where folded letters decide. */
export type MeantSpellings = { readonly prefix: string | undefined; readonly stem: string | undefined };
/** How many texts of a language have a spelling. */
export type SpellingUses = (spelling: string, language: Language) => number;

/** A twin is meant by somebody who types without Turkish letters when it is so many times commoner than the word as typed. */
const MUCH_COMMONER = 6;
const BEYOND_ASCII = /[^\P{L}A-Za-z]/u;
const DOTLESS_OR_DOTTED = /[ıİ]/;

/** Pure: the spellings whose uses decide what a query means, each once. */
export const twinsAmong = ({ words }: ParsedQuery, language: Language): readonly string[] => [
  ...new Set(words.flatMap(({ prefix, stems }) => [prefix, stems[language]].flatMap(twinsOf))),
];

/**
 * Pure: a query whose words mean one spelling wherever texts have several: the one that was typed. Somebody who types no Turkish letter at all may mean each, and means
 * the word that is there as it was typed unless another is much commoner; whoever types others but no `ı` may mean `ı` by `i`.
 */
export function withMeantSpellings(read: ParsedQuery, uses: SpellingUses): ParsedQuery {
  const meansTyped = typedWith(read.keyword);
  const words = read.words.map((word) => {
    const [tr, en] = LANGUAGES.map((language) => {
      const { prefix, stem } = typedTerms(word.written, language);
      const usesHere = (spelling: string) => uses(spelling, language);
      return { prefix: meantBy(prefix, usesHere, meansTyped), stem: meantBy(stem, usesHere, meansTyped) };
    }) as [MeantSpellings, MeantSpellings];
    return isSpelt(tr) || isSpelt(en) ? { ...word, meant: { tr, en } } : word;
  });
  return { ...read, words };
}

const isSpelt = ({ prefix, stem }: MeantSpellings): boolean => prefix !== undefined || stem !== undefined;

/** Whether somebody who types like this may mean a spelling by what they typed. */
type MayMean = (spelling: string, typed: TypedTerm) => boolean;

function typedWith(keyword: string): MayMean {
  const composed = keyword.normalize('NFC');
  if (!BEYOND_ASCII.test(composed)) return () => true;
  if (DOTLESS_OR_DOTTED.test(composed)) return () => false;
  return (spelling, { letters }) => spelling.replaceAll('ı', 'i') === letters.replaceAll('ı', 'i');
}

function meantBy(term: TypedTerm, uses: (spelling: string) => number, mayMean: MayMean): string | undefined {
  const used = twinsOf(term.folded).filter((spelling) => uses(spelling) > 0);
  if (used.length < 2) return undefined;
  const typed = spellingsTyped(term);
  const [itself] = typed.length === 1 ? typed : [];
  const [commonest, second] = used
    .filter((spelling) => typed.includes(spelling) || mayMean(spelling, term))
    .sort((one, other) => uses(other) - uses(one));
  const rival = itself ?? second;
  if (commonest !== undefined && uses(commonest) > MUCH_COMMONER * (rival === undefined ? 0 : uses(rival))) return commonest;
  return used.find((spelling) => spelling === itself);
}

/** Pure: tells whether the beginning or the stem of a text's word is none of a twin of what a query means. */
export function meantAmong(words: readonly QueryWord[], language: Language): (written: string, kind: 'prefix' | 'stem') => boolean {
  const meant = {
    prefix: Map.groupBy(words, ({ prefix }) => prefix),
    stem: Map.groupBy(words, ({ stems }) => stems[language]),
  };
  return (written, kind) => {
    const term = typedTerms(written, language)[kind];
    const spellings = meant[kind].get(term.folded)?.map((word) => word.meant?.[language][kind]) ?? [];
    const typed = spellingsTyped(term);
    return typed.length === 0 || spellings.some((spelling) => spelling === undefined || typed.includes(spelling));
  };
}

/** A term that a word is looked up by among the texts of a language, and what it counts for. */
export type WeightedTerm = { readonly kind: 'prefix' | 'stem' | 'spelling'; readonly term: string; readonly weight: number };

/** What a word is looked up by: its folded beginning and stem; where their letters tell it from a twin, a share of either goes to its spelling. */
export function termsOf({ prefix, stems, meant }: QueryWord, language: Language): readonly WeightedTerm[] {
  const spelt = meant?.[language];
  return [
    ...shared('prefix', prefix, spelt?.prefix, CLAUSE_WEIGHTS.prefix),
    ...shared('stem', stems[language], spelt?.stem, CLAUSE_WEIGHTS.stem),
  ];
}

function shared(kind: 'prefix' | 'stem', term: string, spelling: string | undefined, weight: number): readonly WeightedTerm[] {
  if (spelling === undefined) return [{ kind, term, weight }];
  return [
    { kind, term, weight: weight * (1 - SPELLING_SHARE) },
    { kind: 'spelling', term: spelling, weight: weight * SPELLING_SHARE },
  ];
}
