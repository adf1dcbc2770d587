import { LANGUAGES, type Language } from '@pusula/contracts';
import { CLAUSE_WEIGHTS, OTHER_LANGUAGE_WEIGHT } from '../../analysis/weights.ts';
import type { ReadQuery } from '../../query/read-query.ts';
import type { Field } from './field.ts';
import type { LanguageIndex } from './language-index.ts';

export type Scored = {
  /** By document number: the better of the two languages, plus what the concepts say; 0 for documents that have nothing to do with the query. */
  readonly scores: Float32Array;
  /** A document's score with everything taken into account. */
  readonly closely: (document: number) => number;
};

type Sources = {
  readonly languages: Readonly<Record<Language, LanguageIndex>>;
  readonly concepts: Field;
  readonly conceptNumbers: ReadonlyMap<string, number>;
};

/** Scores of one query by document number; the arrays are kept between queries, so that none is made while somebody waits. */
export class Scores {
  #tr = new Float32Array(0);
  #en = new Float32Array(0);
  #concepts = new Float32Array(0);
  #combined = new Float32Array(0);

  /** @param documents how many document numbers were given; the result is good until the next call */
  compute(
    { words, concepts: asked }: ReadQuery,
    reader: Language,
    { languages, concepts, conceptNumbers }: Sources,
    documents: number,
  ): Scored {
    this.#clear(documents);
    const [tr, en, conceptual, combined] = [this.#tr, this.#en, this.#concepts, this.#combined];
    languages.tr.score(words, tr);
    languages.en.score(words, en);
    for (const { key } of asked) concepts.score(conceptNumbers.get(key), CLAUSE_WEIGHTS.concept, conceptual);
    const weight = { tr: weightFor('tr', reader), en: weightFor('en', reader) };
    const [weightTr, weightEn] = [weight.tr, weight.en];
    for (let document = 0; document < documents; document++) {
      combined[document] =
        Math.max((tr[document] as number) * weightTr, (en[document] as number) * weightEn) + (conceptual[document] as number);
    }
    const looks = { tr: languages.tr.closeLook(words), en: languages.en.closeLook(words) };
    const plain = { tr, en };
    return {
      scores: combined,
      closely: (document) => {
        const best = LANGUAGES.map((language) => {
          const score = plain[language][document] as number;
          return score === 0 ? 0 : (score + looks[language].gain(document)) * weight[language];
        });
        return Math.max(...best) + (conceptual[document] as number);
      },
    };
  }

  #clear(documents: number): void {
    if (this.#tr.length < documents) {
      const capacity = Math.ceil(documents * 1.25) + 64;
      this.#tr = new Float32Array(capacity);
      this.#en = new Float32Array(capacity);
      this.#concepts = new Float32Array(capacity);
      this.#combined = new Float32Array(capacity);
      return;
    }
    this.#tr.fill(0, 0, documents);
    this.#en.fill(0, 0, documents);
    this.#concepts.fill(0, 0, documents);
  }
}

const weightFor = (language: Language, reader: Language) => (language === reader ? 1 : OTHER_LANGUAGE_WEIGHT);
