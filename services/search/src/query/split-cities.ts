import { fold } from '../analysis/fold.ts';
import { splitWords } from '../analysis/words.ts';
import { findPlaces } from '../places/find-places.ts';

/** A district that a text names, and the provinces in which there is one of the name, by plate number. */
export type NamedDistrict = { readonly name: string; readonly cityIds: readonly string[] };

/** Where a text says that somebody is, and what else it says. */
export type SplitCities = {
  /** The provinces that it names, by themselves or by a district, by plate number, each once. */
  readonly cityIds: readonly string[];
  readonly districts: readonly NamedDistrict[];
  /** The folded words that name places. */
  readonly placeWords: ReadonlySet<string>;
  /** Those that name one together with others, and say something else by themselves: `anadolu`, `yakası`. */
  readonly partWords: ReadonlySet<string>;
  readonly rest: string;
};

/**
 * The provinces that a text names, and the rest of it: where somebody lives says nothing of what they need.
 */
export function splitCities(text: string): SplitCities {
  const words = splitWords(text);
  const places = findPlaces(text);
  const isOfPlace = (at: number) => places.some(({ from, to }) => from <= at && at < to);
  const districts = places.flatMap(({ district, cityIds }) => (district === undefined ? [] : [{ name: district, cityIds }]));
  return {
    cityIds: [...new Set(places.flatMap(({ cityIds }) => cityIds))],
    districts: [...new Map(districts.map((district) => [district.name, district])).values()],
    placeWords: new Set(words.filter((_, at) => isOfPlace(at)).map(fold)),
    partWords: new Set(places.filter(({ from, to }) => to - from > 1).flatMap(({ from, to }) => words.slice(from, to).map(fold))),
    rest: words.filter((_, at) => !isOfPlace(at)).join(' '),
  };
}
