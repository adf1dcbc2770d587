import { FACT_FACETS, type FactFacet } from '@pusula/contracts';

/** Pure: values of a fact as a set of bits, a bit for each value of its table. */
export const valueBits = (facet: FactFacet, values: readonly string[]): number =>
  FACT_FACETS[facet].reduce((bits, value, place) => (values.includes(value) ? bits | (1 << place) : bits), 0);
