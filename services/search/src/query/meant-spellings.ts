import { byLanguage, LANGUAGES, type Language } from '@pusula/contracts';
import { spellingsTyped, type TypedTerm, twinsOf, typedTerms } from '../analysis/spellings.ts';
import { CLAUSE_WEIGHTS, SPELLING_SHARE } from '../analysis/weights.ts';
import type { ParsedQuery } from './parse-query.ts';
import type { MeantSpellings, QueryWord } from './query-words.ts';

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
    const meantIn = (language: Language): MeantSpellings => {
      const usesHere = (spelling: string) => uses(spelling, language);
      const meant = (kind: 'prefix' | 'stem', folded: string) => {
        const used = usedTwins(folded, usesHere);
        // Most words have none.
        return used.length < 2 ? undefined : meantAmongUsed(used, typedTerms(word.written, language)[kind], usesHere, meansTyped);
      };
      return { prefix: meant('prefix', word.prefix), stem: meant('stem', word.stems[language]) };
    };
    const meant = byLanguage(meantIn);
    return LANGUAGES.some((language) => isSpelt(meant[language])) ? { ...word, meant } : word;
  });
  return { ...read, words };
}

const isSpelt = ({ prefix, stem }: MeantSpellings): boolean => prefix !== undefined || stem !== undefined;

type Uses = (spelling: string) => number;
const usedTwins = (folded: string, uses: Uses) => twinsOf(folded).filter((spelling) => uses(spelling) > 0);

/** Whether somebody who types like this may mean a spelling by what they typed. */
type MayMean = (spelling: string, typed: TypedTerm) => boolean;

function typedWith(keyword: string): MayMean {
  const composed = keyword.normalize('NFC');
  if (!BEYOND_ASCII.test(composed)) return () => true;
  if (DOTLESS_OR_DOTTED.test(composed)) return () => false;
  return (spelling, { letters }) => spelling.replaceAll('ı', 'i') === letters.replaceAll('ı', 'i');
}

function meantAmongUsed(used: readonly string[], term: TypedTerm, uses: Uses, mayMean: MayMean): string | undefined {
  const typed = spellingsTyped(term);
  const [itself] = typed.length === 1 ? typed : [];
  const [commonest, second] = used
    .filter((spelling) => typed.includes(spelling) || mayMean(spelling, term))
    .sort((one, other) => uses(other) - uses(one));
  const rival = itself ?? second;
  if (commonest !== undefined && uses(commonest) > MUCH_COMMONER * (rival === undefined ? 0 : uses(rival))) return commonest;
  return used.find((spelling) => spelling === itself);
}

/** Tells whether a word of a text is no twin of what a query means by a folded beginning or stem of it. */
export type IsMeant = (folded: string, written: string) => boolean;

/** Pure. @param kind what of words is compared */
export function meantAmong(words: readonly QueryWord[], language: Language, kind: 'prefix' | 'stem'): IsMeant {
  const termOf = ({ prefix, stems }: QueryWord) => (kind === 'prefix' ? prefix : stems[language]);
  const spellingsBy = [...Map.groupBy(words, termOf)].map(
    ([term, same]) => [term, same.map(({ meant }) => meant?.[language][kind])] as const,
  );
  const spelt = new Map(spellingsBy.filter(([, spellings]) => spellings.every((spelling) => spelling !== undefined)));
  return (folded, written) => {
    const spellings = spelt.get(folded);
    if (!spellings) return true;
    const typed = spellingsTyped(typedTerms(written, language)[kind]);
    return typed.length === 0 || typed.some((spelling) => spellings.includes(spelling));
  };
}

/** A term that a word is looked up by among the texts of a language, and what it counts for. */
export type WeightedTerm = { readonly kind: 'prefix' | 'stem' | 'spelling'; readonly term: string; readonly weight: number };

/** What a word is looked up by: its folded beginning and stem; where their letters tell it from a twin, a share of either goes to its spelling. */
export function termsOf({ prefix, stems, meant }: QueryWord, language: Language): readonly WeightedTerm[] {
  const spelt = meant?.[language];
  const spellings = new Map<string, number>();
  const folded = (kind: 'prefix' | 'stem', term: string): WeightedTerm => {
    const [spelling, weight] = [spelt?.[kind], CLAUSE_WEIGHTS[kind]];
    if (spelling === undefined) return { kind, term, weight };
    spellings.set(spelling, (spellings.get(spelling) ?? 0) + SPELLING_SHARE * weight);
    return { kind, term, weight: (1 - SPELLING_SHARE) * weight };
  };
  const terms = [folded('prefix', prefix), folded('stem', stems[language])];
  return [...terms, ...[...spellings].map(([term, weight]): WeightedTerm => ({ kind: 'spelling', term, weight }))];
}
