import { CITIES } from '@pusula/contracts';
import { fold } from '../analysis/fold.ts';

/** Case endings, folded: `ankarada`, `izmirden`, `bursali`, `konyanin`. Those of a single letter make provinces of other words: `karsi` is no `Kars`. */
const ENDINGS = /^(.{3,}?)(?:[dt][ae]n?|[dt]aki|[dt]eki|l[iu](?:lar|ler)?|n[iu]n|[iu]n)$/;

/** Provinces whose names are everyday words as well: pain, army, slap, servant. */
const EVERYDAY_WORDS: ReadonlySet<string> = new Set(['agri', 'ordu', 'tokat', 'usak']);

/** By folded name alone: a number that somebody writes is an age, an hour or a year, hardly ever a plate. */
const CITY_IDS = new Map(CITIES.map(({ id, name }) => [fold(name), id]));

/** Pure: the province that a folded word names, with or without a case ending, by plate number. */
export function provinceOf(folded: string): string | undefined {
  const stems = [folded, ENDINGS.exec(folded)?.[1] ?? ''].filter((stem) => !EVERYDAY_WORDS.has(stem));
  return stems.map((stem) => CITY_IDS.get(stem)).find((id) => id !== undefined);
}
