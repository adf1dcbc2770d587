import type { Facets, IndexQuery } from '../port.ts';
import type { DocValues } from './doc-values.ts';

export type Filters = { readonly isInCity: (document: number) => boolean; readonly isInCategory: (document: number) => boolean };

/** Whether a document is in one of the chosen cities and categories. */
export function filtersOf({ cityIds, categoryIds }: IndexQuery, docValues: DocValues): Filters {
  const { city, cityCodes, categoryCodes, categories, firstCategory } = docValues;
  const wantedCities = cityCodes.wanted(cityIds);
  const wantedCategories = categoryCodes.wanted(categoryIds);
  const [codes, first] = [categories.values, firstCategory.values];
  const hasWanted = (document: number) => {
    const end = first[document + 1] as number;
    for (let at = first[document] as number; at < end; at++) if (wantedCategories[codes[at] as number] === 1) return true;
    return false;
  };
  return {
    isInCity: (document) => wantedCities[city[document] as number] !== 0,
    isInCategory: categoryIds.length === 0 ? () => true : hasWanted,
  };
}

/** Counts documents one by one. */
export class FacetCounts {
  readonly #docValues: DocValues;
  readonly #cities: Uint32Array;
  readonly #categories: Uint32Array;
  readonly #codes: Uint32Array;
  readonly #first: Uint32Array;
  #withoutCity = 0;
  #withoutCategory = 0;

  constructor(docValues: DocValues) {
    this.#docValues = docValues;
    this.#cities = new Uint32Array(docValues.cityCodes.names.length);
    this.#categories = new Uint32Array(docValues.categoryCodes.names.length);
    this.#codes = docValues.categories.values;
    this.#first = docValues.firstCategory.values;
  }

  add(document: number, inCity: boolean, inCategory: boolean): void {
    if (inCategory) {
      this.#withoutCity++;
      (this.#cities[this.#docValues.city[document] as number] as number)++;
    }
    if (!inCity) return;
    this.#withoutCategory++;
    const [counts, codes, first] = [this.#categories, this.#codes, this.#first];
    const end = first[document + 1] as number;
    for (let at = first[document] as number; at < end; at++) (counts[codes[at] as number] as number)++;
  }

  facets(): Facets {
    return {
      cities: this.#docValues.cityCodes.named(this.#cities),
      categories: this.#docValues.categoryCodes.named(this.#categories),
      totalWithoutCity: this.#withoutCity,
      totalWithoutCategory: this.#withoutCategory,
    };
  }
}
