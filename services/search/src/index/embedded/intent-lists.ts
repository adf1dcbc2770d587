import { INTENT_WEIGHTS, namedCityWeight } from '../../analysis/weights.ts';
import type { ReadQuery } from '../../query/read-query.ts';
import type { SearchDocument } from '../port.ts';
import { WeightedLists } from './weighted-lists.ts';

const { specialty, laterSpecialty, otherSpecialties, profile } = INTENT_WEIGHTS;

/** Who has chosen a category, whose texts speak of it, and who works in a province. */
export class IntentLists {
  readonly #chosen = new WeightedLists();
  readonly #main = new WeightedLists();
  readonly #spokenOf = new WeightedLists();
  readonly #inCity = new WeightedLists();
  /** By document: the largest of what its categories gain. */
  #largest = new Float32Array(0);

  add(document: number, { cityId, categoryIds, mainCategoryId, intents }: SearchDocument): void {
    for (const id of categoryIds) this.#chosen.add(id, document, laterSpecialty);
    if (cityId) this.#inCity.add(cityId, document, 1);
    if (mainCategoryId) this.#main.add(mainCategoryId, document, 1);
    for (const { categoryId, probability } of intents) this.#spokenOf.add(categoryId, document, probability);
  }

  /** Adds to the score of each document what intents and provinces of a query say of it: its best category in full, of all others a share. */
  score({ intents, namedCityIds }: ReadQuery, scores: Float32Array): void {
    if (intents.length === 0) return;
    const inCity = namedCityWeight(intents);
    for (const cityId of namedCityIds)
      this.#inCity.forEach(cityId, (document) => {
        (scores[document] as number) += inCity;
      });
    const largest = this.#cleared(scores.length);
    for (const { categoryId, probability } of intents) {
      const gain = (document: number, weight: number) => {
        const value = specialty * probability * weight;
        const before = largest[document] as number;
        const more = Math.max(0, value - before);
        largest[document] = before + more;
        (scores[document] as number) += more + otherSpecialties * (value - more);
      };
      this.#chosen.forEach(categoryId, gain);
      this.#main.forEach(categoryId, gain);
      this.#spokenOf.forEach(categoryId, (document, weight) => {
        (scores[document] as number) += profile * probability * weight;
      });
    }
  }

  #cleared(length: number): Float32Array {
    if (this.#largest.length < length) this.#largest = new Float32Array(length);
    else this.#largest.fill(0);
    return this.#largest;
  }
}
