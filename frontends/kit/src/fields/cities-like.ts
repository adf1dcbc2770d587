import { CITIES, type City, PLACES_LANGUAGE } from '@pusula/contracts';
import { compareTexts, folded } from '@pusula/frontend-kit/i18n';

const compare = compareTexts(PLACES_LANGUAGE);
const ALL: readonly City[] = [...CITIES].sort((a, b) => compare(a.name, b.name));

/** Provinces in the order of the alphabet whose name begins with what was typed, or whose plate number it is. */
export function citiesLike(typed: string): readonly City[] {
  const wanted = folded(typed.trim());
  return wanted === '' ? ALL : ALL.filter(({ id, name }) => folded(name).startsWith(wanted) || id === wanted);
}
