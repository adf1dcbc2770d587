import { byFacet, FACT_FACET_NAMES, FACT_FACETS, type FactFacet } from '@pusula/contracts';
import type { Facets, IndexQuery } from '../port.ts';
import type { DocValues } from './doc-values.ts';
import { valueBits } from './value-bits.ts';

/** The filters that a document fails, a bit each. */
const CITY = 1;
const CATEGORY = 2;
const FACTS = FACT_FACET_NAMES.map((facet, place) => ({ facet, bit: 4 << place }));
const ANY_FACT = FACTS.reduce((bits, { bit }) => bits | bit, 0);

/** @returns which filters a document fails; 0 for one that passes all */
export type Filters = (document: number) => number;

export function filtersOf({ cityIds, categoryIds, facts }: IndexQuery, docValues: DocValues): Filters {
  const { city, cityCodes, categoryCodes, categories, firstCategory } = docValues;
  const wantedCities = cityCodes.wanted(cityIds);
  const wantedCategories = categoryCodes.wanted(categoryIds);
  const [codes, first] = [categories.values, firstCategory.values];
  const wantedFacts = FACTS.filter(({ facet }) => facts[facet].length > 0).map(({ facet, bit }) => ({
    bit,
    values: docValues.facts[facet],
    wanted: valueBits(facet, facts[facet]),
  }));
  const hasWantedCategory = (document: number) => {
    const end = first[document + 1] as number;
    for (let at = first[document] as number; at < end; at++) if (wantedCategories[codes[at] as number] === 1) return true;
    return false;
  };
  return (document) => {
    let failed = wantedCities[city[document] as number] === 0 ? CITY : 0;
    if (categoryIds.length > 0 && !hasWantedCategory(document)) failed |= CATEGORY;
    for (const { bit, values, wanted } of wantedFacts) if (((values[document] as number) & wanted) === 0) failed |= bit;
    return failed;
  };
}

/** Counts documents one by one. */
export class FacetCounts {
  readonly #docValues: DocValues;
  readonly #cities: Uint32Array;
  readonly #categories: Uint32Array;
  readonly #codes: Uint32Array;
  readonly #first: Uint32Array;
  /** Documents by the set of their values. */
  readonly #valueSets = byFacet((facet) => new Uint32Array(1 << FACT_FACETS[facet].length));
  #withoutCity = 0;
  #withoutCategory = 0;
  #withoutFacts = 0;

  constructor(docValues: DocValues) {
    this.#docValues = docValues;
    this.#cities = new Uint32Array(docValues.cityCodes.names.length);
    this.#categories = new Uint32Array(docValues.categoryCodes.names.length);
    this.#codes = docValues.categories.values;
    this.#first = docValues.firstCategory.values;
  }

  /** @param failed the filters that the document fails: a facet counts whoever fails no other than its own */
  add(document: number, failed: number): void {
    this.addFacts(document, failed);
    if ((failed & ~CITY) === 0) {
      this.#withoutCity++;
      (this.#cities[this.#docValues.city[document] as number] as number)++;
    }
    if ((failed & ~CATEGORY) !== 0) return;
    this.#withoutCategory++;
    const [counts, codes, first] = [this.#categories, this.#codes, this.#first];
    const end = first[document + 1] as number;
    for (let at = first[document] as number; at < end; at++) (counts[codes[at] as number] as number)++;
  }

  /** The same for facts alone, where the others are known. */
  addFacts(document: number, failed: number): void {
    if ((failed & ~ANY_FACT) === 0) this.#withoutFacts++;
    for (const { facet, bit } of FACTS)
      if ((failed & ~bit) === 0) (this.#valueSets[facet][this.#docValues.facts[facet][document] as number] as number)++;
  }

  factFacets(): Pick<Facets, 'facts' | 'totalWithoutFacts'> {
    const valuesOf = (facet: FactFacet) => {
      const countOf = (bit: number) => this.#valueSets[facet].reduce((sum, count, set) => (set & bit ? sum + count : sum), 0);
      const counted = FACT_FACETS[facet].map((value, place): [string, number] => [value, countOf(1 << place)]);
      return new Map(counted.filter(([, count]) => count > 0));
    };
    return { facts: byFacet(valuesOf), totalWithoutFacts: this.#withoutFacts };
  }

  facets(): Facets {
    return {
      cities: this.#docValues.cityCodes.named(this.#cities),
      categories: this.#docValues.categoryCodes.named(this.#categories),
      totalWithoutCity: this.#withoutCity,
      totalWithoutCategory: this.#withoutCategory,
      ...this.factFacets(),
    };
  }
}
