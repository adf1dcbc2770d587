import { LANGUAGES, type Language } from '@pusula/contracts';
import { CLAUSE_WEIGHTS, nameWeight, OTHER_LANGUAGE_WEIGHT } from '../../analysis/weights.ts';
import type { ReadQuery } from '../../query/read-query.ts';
import type { Candidates } from './candidates.ts';
import type { IntentLists } from './intent-lists.ts';
import type { LanguageIndex } from './language-index.ts';
import type { NamedTerms } from './named-terms.ts';

/** A document's score with everything taken into account. */
export type CloseScore = (document: number) => number;

type Sources = {
  readonly languages: Readonly<Record<Language, LanguageIndex>>;
  readonly concepts: NamedTerms;
  readonly names: NamedTerms;
  readonly intents: IntentLists;
  /** Adds what nearness of meaning says of each document. */
  readonly addNear: (scores: Float32Array) => void;
};

/** Scores of one query by document number; the arrays are kept between queries, so that none is made while somebody waits. */
export class Scores {
  #tr = new Float32Array(0);
  #en = new Float32Array(0);
  /** What concepts, names and intents say, whatever the language. */
  #rest = new Float32Array(0);

  /**
   * Offers every live document that has to do with the query, scored by the better of the two languages, plus what concepts, names and intents say.
   * @param live by document number: 1 where the document is still there
   * @param candidates empty; filled in the order of the document numbers
   * @returns good until the next call
   */
  compute(
    read: ReadQuery,
    reader: Language,
    { languages, concepts, names, intents, addNear }: Sources,
    live: Uint8Array,
    candidates: Candidates,
  ): CloseScore {
    const { words, concepts: asked } = read;
    const documents = candidates.capacity;
    this.#clear(documents);
    const [tr, en, rest] = [this.#tr, this.#en, this.#rest];
    languages.tr.score(words, tr);
    languages.en.score(words, en);
    for (const { key } of asked) concepts.score(key, CLAUSE_WEIGHTS.concept, rest);
    for (const { folded } of words) names.score(folded, nameWeight(words.length), rest);
    intents.score(read, rest);
    addNear(rest);
    const weight = { tr: weightFor('tr', reader), en: weightFor('en', reader) };
    const [weightTr, weightEn] = [weight.tr, weight.en];
    for (let document = 0; document < documents; document++) {
      const inTurkish = (tr[document] as number) * weightTr;
      const inEnglish = (en[document] as number) * weightEn;
      const score = Math.max(inTurkish, inEnglish) + (rest[document] as number);
      if (score > 0 && live[document] === 1) candidates.add(document, score);
    }
    const looks = { tr: languages.tr.closeLook(words), en: languages.en.closeLook(words) };
    const plain = { tr, en };
    return (document) => {
      const best = LANGUAGES.map((language) => {
        const score = plain[language][document] as number;
        return score === 0 ? 0 : (score + looks[language].gain(document)) * weight[language];
      });
      return Math.max(...best) + (rest[document] as number);
    };
  }

  #clear(documents: number): void {
    if (this.#tr.length < documents) {
      const capacity = Math.ceil(documents * 1.25) + 64;
      this.#tr = new Float32Array(capacity);
      this.#en = new Float32Array(capacity);
      this.#rest = new Float32Array(capacity);
      return;
    }
    this.#tr.fill(0, 0, documents);
    this.#en.fill(0, 0, documents);
    this.#rest.fill(0, 0, documents);
  }
}

const weightFor = (language: Language, reader: Language) => (language === reader ? 1 : OTHER_LANGUAGE_WEIGHT);
