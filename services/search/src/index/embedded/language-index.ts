import type { Language } from '@pusula/contracts';
import { wordTerms } from '../../analysis/terms.ts';
import { CLAUSE_WEIGHTS } from '../../analysis/weights.ts';
import { splitWords } from '../../analysis/words.ts';
import type { QueryWord } from '../../query/query-words.ts';
import { Field } from './field.ts';
import { PairNumbers } from './pair-numbers.ts';

/** The term numbers of a written word, looked up once per spelling. */
type KnownWord = { readonly folded: string; readonly prefix: number; readonly stem: number; readonly grams: Uint32Array };

/** Everything said in one language: four kinds of terms over the same texts (the recipe of the measured ranking, see CLAUSE_WEIGHTS). */
export class LanguageIndex {
  readonly #language: Language;
  readonly #vocabulary: Map<string, number>;
  readonly #known = new Map<string, KnownWord>();
  readonly #prefixes = new NamedField();
  readonly #stems = new NamedField();
  readonly #grams = new NamedField();
  readonly #pairs = new Field();
  readonly #pairNumbers = new PairNumbers();

  /** @param vocabulary every folded word of any language with how often it was seen; added to here */
  constructor(language: Language, vocabulary: Map<string, number>) {
    this.#language = language;
    this.#vocabulary = vocabulary;
  }

  get byteLength(): number {
    const fields = [this.#prefixes.field, this.#stems.field, this.#grams.field, this.#pairs];
    return fields.reduce((sum, field) => sum + field.byteLength, this.#pairNumbers.byteLength);
  }

  /** @param parts texts of one document; words of different parts are not neighbours */
  add(document: number, parts: readonly string[]): void {
    const lengths = { words: 0, grams: 0, pairs: 0 };
    for (const part of parts) {
      let before: KnownWord | undefined;
      for (const written of splitWords(part)) {
        const word = this.#know(written);
        this.#vocabulary.set(word.folded, (this.#vocabulary.get(word.folded) ?? 0) + 1);
        this.#prefixes.field.count(word.prefix);
        this.#stems.field.count(word.stem);
        for (const gram of word.grams) this.#grams.field.count(gram);
        if (before) this.#countPair(before.prefix, word.prefix);
        lengths.words++;
        lengths.grams += word.grams.length;
        lengths.pairs += before ? 1 : 0;
        before = word;
      }
    }
    this.#prefixes.field.endDocument(document, lengths.words);
    this.#stems.field.endDocument(document, lengths.words);
    this.#grams.field.endDocument(document, lengths.grams);
    this.#pairs.endDocument(document, lengths.pairs);
  }

  #countPair(left: number, right: number): void {
    const number = this.#pairNumbers.findOrAdd(left, right);
    if (number === this.#pairs.lists.terms) this.#pairs.lists.addTerm();
    this.#pairs.count(number);
  }

  #know(written: string): KnownWord {
    let known = this.#known.get(written);
    if (!known) {
      const terms = wordTerms(written, this.#language);
      known = {
        folded: terms.folded,
        prefix: this.#prefixes.findOrAdd(terms.prefix),
        stem: this.#stems.findOrAdd(terms.stem),
        grams: Uint32Array.from(terms.grams, (gram) => this.#grams.findOrAdd(gram)),
      };
      this.#known.set(written, known);
    }
    return known;
  }

  /** Adds each document's score. Only documents that hold one of the words, by its beginning or its stem, get one. */
  score(words: readonly QueryWord[], scores: Float32Array): void {
    for (const word of words) {
      this.#prefixes.score(word.prefix, CLAUSE_WEIGHTS.prefix, scores);
      this.#stems.score(word.stems[this.#language], CLAUSE_WEIGHTS.stem, scores);
    }
    for (const word of words) for (const gram of word.grams) this.#grams.score(gram, CLAUSE_WEIGHTS.gram, scores, true);
    for (let at = 1; at < words.length; at++) {
      const left = this.#prefixes.find((words[at - 1] as QueryWord).prefix);
      const right = this.#prefixes.find((words[at] as QueryWord).prefix);
      if (left === undefined || right === undefined) continue;
      this.#pairs.score(this.#pairNumbers.find(left, right), CLAUSE_WEIGHTS.pair, scores, true);
    }
  }
}

/** A field whose terms have names. */
class NamedField {
  readonly field = new Field();
  readonly #numbers = new Map<string, number>();

  find(name: string): number | undefined {
    return this.#numbers.get(name);
  }

  findOrAdd(name: string): number {
    let number = this.#numbers.get(name);
    if (number === undefined) {
      number = this.field.lists.addTerm();
      this.#numbers.set(name, number);
    }
    return number;
  }

  score(name: string, weight: number, scores: Float32Array, onlyScored = false): void {
    this.field.score(this.#numbers.get(name), weight, scores, onlyScored);
  }
}
