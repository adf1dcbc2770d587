import type { Language } from '@pusula/contracts';
import { CLAUSE_WEIGHTS, OTHER_LANGUAGE_WEIGHT } from '../../analysis/weights.ts';
import type { ReadQuery } from '../../query/read-query.ts';
import type { Field } from './field.ts';
import type { LanguageIndex } from './language-index.ts';

/** Scores of one query by document number; kept between queries, so that none is allocated while somebody waits. */
export class Scores {
  #tr = new Float32Array(0);
  #en = new Float32Array(0);
  #concepts = new Float32Array(0);

  /**
   * The better of the two languages, plus what the concepts say; 0 for documents that have nothing to do with the query.
   * @param documents how many document numbers were given
   */
  compute(
    { words, concepts: asked }: ReadQuery,
    reader: Language,
    languages: Readonly<Record<Language, LanguageIndex>>,
    concepts: { field: Field; numbers: ReadonlyMap<string, number> },
    documents: number,
  ): Float32Array {
    this.#clear(documents);
    const [tr, en, conceptual] = [this.#tr, this.#en, this.#concepts];
    languages.tr.score(words, tr);
    languages.en.score(words, en);
    for (const { key } of asked) concepts.field.score(concepts.numbers.get(key), CLAUSE_WEIGHTS.concept, conceptual);
    const weightTr = reader === 'tr' ? 1 : OTHER_LANGUAGE_WEIGHT;
    const weightEn = reader === 'en' ? 1 : OTHER_LANGUAGE_WEIGHT;
    for (let document = 0; document < documents; document++) {
      const scoreTr = (tr[document] as number) * weightTr;
      const scoreEn = (en[document] as number) * weightEn;
      tr[document] = (scoreTr > scoreEn ? scoreTr : scoreEn) + (conceptual[document] as number);
    }
    return tr;
  }

  #clear(documents: number): void {
    if (this.#tr.length < documents) {
      const capacity = Math.ceil(documents * 1.25) + 64;
      this.#tr = new Float32Array(capacity);
      this.#en = new Float32Array(capacity);
      this.#concepts = new Float32Array(capacity);
      return;
    }
    this.#tr.fill(0, 0, documents);
    this.#en.fill(0, 0, documents);
    this.#concepts.fill(0, 0, documents);
  }
}
