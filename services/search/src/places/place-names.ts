import { readFileSync } from 'node:fs';
import { fold } from '../analysis/fold.ts';
import { splitWords } from '../analysis/words.ts';

/**
 * What else the name of a place means: nothing; a thing (`Kartal`: eagle); a person (`Fatih`); what people say day by day (`Pazar`: Sunday); a time or a place of
 * another kind, in which people are as well (`Aralık`: December, `Akdeniz`: the Mediterranean).
 */
type OtherMeaning = 'none' | 'thing' | 'person' | 'everyday' | 'elsewhere';

/** A district, or a part of a town that people name like one. */
export type PlaceName = {
  /** As it is written. */
  readonly name: string;
  /** The provinces in which there is one of the name, by plate number. */
  readonly cityIds: readonly string[];
  readonly otherMeaning: OtherMeaning;
};

/** Lists of names are one text each, separated by commas. */
type PlaceList = {
  /** By plate number. */
  readonly districts: Readonly<Record<string, string>>;
  /** What people name beside the districts: parts of towns, in both languages, and shorter names. */
  readonly further: Readonly<Record<string, string>>;
} & Readonly<Record<'things' | 'people' | 'everyday' | 'elsewhere', string>>;

export const PLACE_LIST = JSON.parse(readFileSync(new URL('./districts.json', import.meta.url), 'utf8')) as PlaceList;

export const namesIn = (list: string): readonly string[] => list.split(', ');

/** Of a name, how it is looked up: its folded words. */
export const placeKey = (name: string): string => splitWords(name).map(fold).join(' ');

/** By key. */
export const PLACE_NAMES: ReadonlyMap<string, PlaceName> = readNames(PLACE_LIST);

/** Further words belong to no name. */
export const LONGEST_NAME = Math.max(...[...PLACE_NAMES.keys()].map((key) => key.split(' ').length));

function readNames({ districts, further, things, people, everyday, elsewhere }: PlaceList): ReadonlyMap<string, PlaceName> {
  const keysIn = (list: string) => namesIn(list).map((name) => [placeKey(name)] as const);
  const meanings = new Map<string, OtherMeaning>([
    ...keysIn(things).map(([key]) => [key, 'thing'] as const),
    ...keysIn(people).map(([key]) => [key, 'person'] as const),
    ...keysIn(everyday).map(([key]) => [key, 'everyday'] as const),
    ...keysIn(elsewhere).map(([key]) => [key, 'elsewhere'] as const),
  ]);
  const places = new Map<string, PlaceName>();
  for (const [cityId, list] of [...Object.entries(districts), ...Object.entries(further)])
    for (const name of namesIn(list)) {
      const key = placeKey(name);
      const cityIds = [...(places.get(key)?.cityIds ?? []), cityId].sort();
      places.set(key, { name, cityIds, otherMeaning: meanings.get(key) ?? 'none' });
    }
  return places;
}
