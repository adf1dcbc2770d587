import { CITIES } from '@pusula/contracts';
import { fold } from '../analysis/fold.ts';

/** Case endings, folded: `ankarada`, `izmirden`, `bursali`, `konyanin`. Those of a single letter make provinces of other words: `karsi` is no `Kars`. */
const ENDINGS = /^(.{3,}?)(?:[dt][ae]n?|[dt]aki|[dt]eki|l[iu](?:lar|ler)?|n[iu]n|[iu]n)$/;

/** Provinces whose names are everyday words as well: pain, army, slap, servant. */
const EVERYDAY_WORDS: ReadonlySet<string> = new Set(['agri', 'ordu', 'tokat', 'usak']);

/** By folded name and by plate number. */
const CITY_IDS = new Map(CITIES.flatMap(({ id, name }) => [[id, id] as const, [fold(name), id] as const]));

/** Pure: the province that a folded word names, with or without a case ending, by plate number. */
export function provinceOf(folded: string): string | undefined {
  const stems = [folded, ENDINGS.exec(folded)?.[1] ?? ''].filter((stem) => !EVERYDAY_WORDS.has(stem));
  return stems.map((stem) => CITY_IDS.get(stem)).find((id) => id !== undefined);
}
