import { CITIES } from '@pusula/contracts';
import { fold } from '../analysis/fold.ts';
import { splitWords } from '../analysis/words.ts';

/** Case endings, folded: `ankarada`, `izmirden`, `bursali`, `konyanin`. Those of a single letter make provinces of other words: `karsi` is no `Kars`. */
const ENDINGS = /^(.{3,}?)(?:[dt][ae]n?|[dt]aki|[dt]eki|l[iu](?:lar|ler)?|n[iu]n|[iu]n)$/;

/** Provinces whose names are everyday words as well: pain, army, slap, servant. */
const EVERYDAY_WORDS: ReadonlySet<string> = new Set(['agri', 'ordu', 'tokat', 'usak']);

/** Whether a folded word names a province, with or without a case ending. */
export const isProvince = (folded: string): boolean => cityOf(folded) !== undefined;

/** By folded name and by plate number. */
const CITY_IDS = new Map(CITIES.flatMap(({ id, name }) => [[id, id] as const, [fold(name), id] as const]));

const cityOf = (word: string): string | undefined => {
  const folded = fold(word);
  const stems = [folded, ENDINGS.exec(folded)?.[1] ?? ''].filter((stem) => !EVERYDAY_WORDS.has(stem));
  return stems.map((stem) => CITY_IDS.get(stem)).find((id) => id !== undefined);
};

/**
 * The provinces that a text names, by plate number, and the rest of it: where somebody lives says nothing of what they need.
 */
export function splitCities(text: string): { readonly cityIds: readonly string[]; readonly rest: string } {
  const words = splitWords(text).map((word) => ({ word, cityId: cityOf(word) }));
  return {
    cityIds: [...new Set(words.flatMap(({ cityId }) => cityId ?? []))],
    rest: words
      .filter(({ cityId }) => cityId === undefined)
      .map(({ word }) => word)
      .join(' '),
  };
}
