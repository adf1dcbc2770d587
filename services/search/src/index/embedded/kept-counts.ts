import { chosenFactCount } from '@pusula/contracts';
import type { Facets, IndexQuery } from '../port.ts';
import type { Ordinals } from './ordinals.ts';

/** Where all categories are counted together: the code that stands for none. */
const ANY = 0;

/** How many documents there are by city and category, kept as they come and go: what facets show while nobody has asked for words. */
export class KeptCounts {
  /** By code of the category, by code of the city. */
  readonly #counts: Uint32Array[] = [];

  /**
   * @param city its code
   * @param categories their codes
   * @param change 1 when a document comes, -1 when it goes
   */
  change(city: number, categories: Uint32Array, change: 1 | -1): void {
    (this.#of(ANY)[city] as number) += change;
    for (const category of categories) (this.#of(category)[city] as number) += change;
  }

  #of(category: number): Uint32Array {
    while (this.#counts.length <= category) this.#counts.push(new Uint32Array(MOST_CITIES));
    return this.#counts[category] as Uint32Array;
  }

  /** @returns undefined where only counting tells: a document may have several of the chosen categories, and facts are not kept */
  facets(
    { cityIds, categoryIds, facts }: IndexQuery,
    cityCodes: Ordinals,
    categoryCodes: Ordinals,
  ): Omit<Facets, 'facts' | 'totalWithoutFacts'> | undefined {
    if (categoryIds.length > 1 || chosenFactCount(facts) > 0) return undefined;
    const [categoryId] = categoryIds;
    const chosen = categoryId === undefined ? ANY : categoryCodes.find(categoryId);
    const byCity = chosen === undefined ? new Uint32Array(MOST_CITIES) : this.#of(chosen);
    const wanted = cityCodes.wanted(cityIds);
    const inCities = (counts: Uint32Array) => wanted.reduce((sum, isWanted, city) => (isWanted ? sum + (counts[city] as number) : sum), 0);
    const byCategory = Uint32Array.from(categoryCodes.names, (_, category) => (category === ANY ? 0 : inCities(this.#of(category))));
    return {
      cities: cityCodes.named(byCity),
      categories: categoryCodes.named(byCategory),
      totalWithoutCity: byCity.reduce((sum, count) => sum + count, 0),
      totalWithoutCategory: inCities(this.#of(ANY)),
    };
  }
}

/** As many as a code of one byte tells apart. */
const MOST_CITIES = 256;
