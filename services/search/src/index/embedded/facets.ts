import { byFacet, FACT_FACET_NAMES, FACT_FACETS, type FactFacet } from '@pusula/contracts';
import type { Facets, IndexQuery } from '../port.ts';
import type { DocValues } from './doc-values.ts';
import { VALUE_BYTES, valueBits, valuePlace } from './fact-values.ts';

/** The filters that a document fails, a bit each. */
const CITY = 1;
const CATEGORY = 2;
const FACTS = FACT_FACET_NAMES.map((facet, place) => ({ facet, bit: 4 << place }));
const ANY_FACT = FACTS.reduce((bits, { bit }) => bits | bit, 0);

/** Counts of the values that one byte of a document's facts may have. */
const ONE_BYTE = 256;
const ONE_TABLE = VALUE_BYTES * ONE_BYTE;
/** Counts those who pass all filters; the tables after it, in the order of the facts, those who fail the filter of one fact alone. */
const ALL_PASSED = 0;
const tableOf = (facet: FactFacet) => ONE_TABLE * (1 + FACT_FACET_NAMES.indexOf(facet));
/** By the filters that a document fails, the table that counts it; -1 for none. */
const TABLES = new Int32Array(4 << FACTS.length).fill(-1);
TABLES[0] = ALL_PASSED;
for (const { facet, bit } of FACTS) TABLES[bit] = tableOf(facet);

/** @returns which filters a document fails; 0 for one that passes all */
export type Filters = (document: number) => number;

export function filtersOf({ cityIds, categoryIds, facts }: IndexQuery, docValues: DocValues): Filters {
  const { city, cityCodes, categoryCodes, categories, firstCategory } = docValues;
  const wantedCities = cityCodes.wanted(cityIds);
  const wantedCategories = categoryCodes.wanted(categoryIds);
  const [codes, first] = [categories.values, firstCategory.values];
  const wantedFacts = FACTS.filter(({ facet }) => facts[facet].length > 0).map(({ facet, bit }) => ({
    bit,
    wanted: valueBits(facet, facts[facet]),
  }));
  const { values } = docValues.facts.bits;
  const hasWantedCategory = (document: number) => {
    const end = first[document + 1] as number;
    for (let at = first[document] as number; at < end; at++) if (wantedCategories[codes[at] as number] === 1) return true;
    return false;
  };
  return (document) => {
    let failed = wantedCities[city[document] as number] === 0 ? CITY : 0;
    if (categoryIds.length > 0 && !hasWantedCategory(document)) failed |= CATEGORY;
    for (const { bit, wanted } of wantedFacts) if (((values[document] as number) & wanted) === 0) failed |= bit;
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
  readonly #facts: Uint32Array;
  /** Documents by each byte of their facts, in the tables. */
  readonly #byFacts = new Uint32Array((1 + FACTS.length) * ONE_TABLE);
  #withoutCity = 0;
  #withoutCategory = 0;
  #withoutFacts = 0;

  constructor(docValues: DocValues) {
    this.#docValues = docValues;
    this.#cities = new Uint32Array(docValues.cityCodes.names.length);
    this.#categories = new Uint32Array(docValues.categoryCodes.names.length);
    this.#facts = docValues.facts.bits.values;
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
    const table = TABLES[failed] as number;
    if (table < 0) return;
    let bits = this.#facts[document] as number;
    for (let at = table; at < table + ONE_TABLE; at += ONE_BYTE) {
      (this.#byFacts[at + (bits & 0xff)] as number)++;
      bits >>>= 8;
    }
  }

  factFacets(): Pick<Facets, 'facts' | 'totalWithoutFacts'> {
    const valuesOf = (facet: FactFacet) => {
      const counted = FACT_FACETS[facet].values.map((value): [string, number] => [value, this.#having(facet, value)]);
      return new Map(counted.filter(([, count]) => count > 0));
    };
    return { facts: byFacet(valuesOf), totalWithoutFacts: this.#withoutFacts };
  }

  /** How many have a value, of those who fail no filter but that of its fact. */
  #having(facet: FactFacet, value: string): number {
    const place = valuePlace(facet, value);
    const [byte, bit] = [(place >> 3) * ONE_BYTE, 1 << (place & 7)];
    let sum = 0;
    for (const table of [ALL_PASSED, tableOf(facet)])
      for (let set = 0; set < ONE_BYTE; set++) if (set & bit) sum += this.#byFacts[table + byte + set] as number;
    return sum;
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
