import { findCity, type Suggestion } from '@pusula/contracts';
import { PLACE_NAMES } from '../places/place-names.ts';
import { type Typed, toSuggestion } from './typed.ts';

/** Fewer letters begin too many names. */
const FEWEST_LETTERS = 4;

/**
 * Pure: the provinces of the districts whose names the typed words begin, whole names first, then the shorter ones.
 * @param isSaid whether people say a folded word when they need something: then it is no beginning of a name, unless it is one
 */
export function districtSuggestions(typed: Typed, isSaid: (folded: string) => boolean): Suggestion[] {
  const text = typed.words.join(' ');
  if (text.length < FEWEST_LETTERS) return [];
  return [...PLACE_NAMES]
    .filter(([key, { otherMeaning }]) => otherMeaning !== 'everyday' && otherMeaning !== 'elsewhere' && (key === text || !isSaid(text)))
    .map(([key, place]) => ({ key, place, marks: toSuggestion('city', place.name, typed).marks }))
    .filter(({ marks }) => marks.length > 0)
    .sort((one, other) => Number(other.key === text) - Number(one.key === text) || one.key.length - other.key.length)
    .flatMap(({ place: { name, cityIds } }) =>
      cityIds.flatMap((id) => findCity(id)?.name ?? []).map((city) => toSuggestion('city', name, typed, { target: city, detail: city })),
    );
}
