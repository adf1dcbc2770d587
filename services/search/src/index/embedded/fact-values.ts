import { byFacet, type CoachState, FACT_FACET_NAMES, FACT_FACETS, type FactFacet, isYesNo } from '@pusula/contracts';
import { statedFact } from '../stated-fact.ts';
import { Numbers } from './numbers.ts';

/** Each value of each fact has a bit of its own; 32 in all. */
const NAMES = FACT_FACET_NAMES.flatMap((facet) => FACT_FACETS[facet].values.map((value) => `${facet} ${value}`));
/** How many bytes the bits take. */
export const VALUE_BYTES = Math.ceil(NAMES.length / 8);

/** -1 for what is no value of the fact. */
export const valuePlace = (facet: FactFacet, value: string): number => NAMES.indexOf(`${facet} ${value}`);

/** Pure: values of a fact as a set of bits. */
export const valueBits = (facet: FactFacet, values: readonly string[]): number =>
  values.map((value) => valuePlace(facet, value)).reduce((bits, place) => (place < 0 ? bits : bits | (1 << place)), 0);

const YES = FACT_FACET_NAMES.filter(isYesNo).map((facet) => ({ facet, bit: valueBits(facet, FACT_FACETS[facet].values) }));

/** The values of each document's facts on a day, a bit each. What has ended is looked for once a day, so that searches read bits alone. */
export class FactValues {
  readonly bits = new Numbers(1_024);
  /** Of the facts that are yes or no: the day on which each document's ends. */
  readonly #ends = byFacet(() => new Numbers());
  #day = 0;

  add(coach: CoachState): void {
    const stated = FACT_FACET_NAMES.map((facet) => ({ facet, said: statedFact(facet, coach) }));
    const document = this.bits.push(
      stated.reduce((bits, { facet, said }) => (typeof said === 'number' ? bits : bits | valueBits(facet, said)), 0),
    );
    for (const { facet, said } of stated) if (typeof said === 'number') this.#ends[facet].push(said);
    this.#look(document, this.#day);
  }

  turnTo(day: number): void {
    if (day === this.#day) return;
    this.#day = day;
    for (let document = 0; document < this.bits.length; document++) this.#look(document, day);
  }

  #look(document: number, day: number): void {
    const { values } = this.bits;
    for (const { facet, bit } of YES) {
      const holds = day < (this.#ends[facet].values[document] as number);
      values[document] = holds ? (values[document] as number) | bit : (values[document] as number) & ~bit;
    }
  }
}
