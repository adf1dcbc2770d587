import { INTENT_WEIGHTS, namedCityWeight } from '../../analysis/weights.ts';
import type { ParsedQuery } from '../../query/parse-query.ts';
import type { SearchDocument } from '../port.ts';
import type { GainList } from './gain-list.ts';
import { WeightedLists } from './weighted-lists.ts';

const { specialty, laterSpecialty, profile } = INTENT_WEIGHTS;

/** Who has chosen a category, whose texts speak of it, and who works in a province. */
export class IntentLists {
  readonly #chosen = new WeightedLists();
  readonly #main = new WeightedLists();
  readonly #spokenOf = new WeightedLists();
  readonly #inCity = new WeightedLists();

  add(
    document: number,
    { cityId, categoryIds, mainCategoryId, intents }: Pick<SearchDocument, 'cityId' | 'categoryIds' | 'mainCategoryId' | 'intents'>,
  ): void {
    for (const id of categoryIds) this.#chosen.add(id, document, laterSpecialty);
    if (cityId) this.#inCity.add(cityId, document, 1);
    if (mainCategoryId) this.#main.add(mainCategoryId, document, 1);
    for (const { categoryId, probability } of intents) this.#spokenOf.add(categoryId, document, probability);
  }

  /** Who gains by intents and provinces of a query: by the best of a document's categories in full, by all others a share. */
  gainLists(read: Pick<ParsedQuery, 'intents' | 'namedCityIds' | 'namedDistricts'>): GainList[] {
    const { intents, namedCityIds } = read;
    const inCity = namedCityWeight(read);
    if (inCity === 0) return [];
    return [
      ...namedCityIds.flatMap((cityId) => this.#inCity.gainList(cityId, 'rest', inCity)),
      ...intents.flatMap(({ categoryId, probability }) => [
        ...this.#chosen.gainList(categoryId, 'topic', specialty * probability),
        ...this.#main.gainList(categoryId, 'topic', specialty * probability),
        ...this.#spokenOf.gainList(categoryId, 'rest', profile * probability),
      ]),
    ];
  }
}
