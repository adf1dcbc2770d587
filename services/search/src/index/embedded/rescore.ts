import { CLAUSE_WEIGHTS } from '../../analysis/weights.ts';
import type { QueryWord } from '../../query/query-words.ts';
import { type BigramCounts, bigramKey } from './bigram-counts.ts';
import { rarity } from './bm25.ts';
import type { DocumentFrequencies } from './document-frequencies.ts';
import type { Norms } from './norms.ts';
import type { TermDictionary } from './term-dictionary.ts';
import type { TokenStore } from './token-store.ts';

type Sources = {
  readonly lexicon: TermDictionary;
  readonly tokens: TokenStore;
  readonly gramFrequencies: DocumentFrequencies;
  readonly gramLengths: Norms;
  readonly bigramCounts: BigramCounts;
  readonly pairLengths: Norms;
};

/** A gram or pair of the query: how much it weighs, and how often the document at hand has it. */
type Clause = { readonly weight: number; frequency: number };

const NO_GRAMS: readonly number[] = [];

/** BM25 of a query's grams and pairs for single documents, from their stored words. */
export class Rescorer {
  readonly #sources: Sources;
  readonly #grams: Clause[] = [];
  readonly #pairs = new Map<number, Clause>();
  /** By word: which grams of the query it has. Most words have none. */
  readonly #gramsOfWord = new Map<number, number[]>();
  readonly #prefixes = new Set<number>();

  /** Good until the next one is made: they share the lexicon's marks. */
  constructor(words: readonly QueryWord[], sources: Sources) {
    this.#sources = sources;
    sources.lexicon.unmark();
    for (const word of words) for (const gram of word.grams) this.#addGram(gram);
    for (let at = 1; at < words.length; at++) this.#addPair((words[at - 1] as QueryWord).prefix, (words[at] as QueryWord).prefix);
  }

  #addGram(text: string): void {
    const { lexicon, gramFrequencies, gramLengths } = this.#sources;
    const gram = lexicon.findGram(text);
    if (gram === undefined) return;
    const clause =
      this.#grams.push({ weight: CLAUSE_WEIGHTS.gram * rarity(gramFrequencies.count(gram), gramLengths.documents), frequency: 0 }) - 1;
    for (const word of lexicon.wordsOf[gram] ?? []) {
      lexicon.mark(word);
      const known = this.#gramsOfWord.get(word);
      if (known) known.push(clause);
      else this.#gramsOfWord.set(word, [clause]);
    }
  }

  #addPair(leftText: string, rightText: string): void {
    const { lexicon, bigramCounts, pairLengths } = this.#sources;
    const [left, right] = [lexicon.findPrefix(leftText), lexicon.findPrefix(rightText)];
    if (left === undefined || right === undefined) return;
    const pair = bigramKey(left, right);
    const count = bigramCounts.count(pair);
    if (count === 0) return;
    this.#pairs.set(pair, { weight: CLAUSE_WEIGHTS.pair * rarity(count, pairLengths.documents), frequency: 0 });
    this.#prefixes.add(right);
    for (const word of lexicon.wordsOfPrefix[right] ?? []) lexicon.mark(word);
  }

  /** More than any document's score gains: a frequency divided by itself and more is less than 1. */
  get bound(): number {
    return [...this.#grams, ...this.#pairs.values()].reduce((most, { weight }) => most + weight, 0);
  }

  /** What the document's score gains. */
  gain(document: number): number {
    this.#count(document);
    const { gramLengths, pairLengths } = this.#sources;
    const gramNorm = gramLengths.norms()[gramLengths.codes[document] as number] as number;
    const pairNorm = pairLengths.norms()[pairLengths.codes[document] as number] as number;
    return sum(this.#grams, gramNorm) + sum(this.#pairs.values(), pairNorm);
  }

  #count(document: number): void {
    const { tokens, lexicon } = this.#sources;
    const { words, count } = tokens.read(document);
    const marks = lexicon.marks;
    for (let at = 0; at < count; at++) {
      const word = (words[at] as number) - 1;
      // Nearly all words have nothing to do with the query: one look at a byte tells.
      if (word < 0 || marks[word] === 0) continue;
      for (const gram of this.#gramsOfWord.get(word) ?? NO_GRAMS) (this.#grams[gram] as Clause).frequency++;
      const before = at > 0 ? (words[at - 1] as number) - 1 : -1;
      if (before >= 0) this.#countPair(before, word);
    }
  }

  #countPair(left: number, right: number): void {
    const prefixes = this.#sources.lexicon.prefix.values;
    if (!this.#prefixes.has(prefixes[right] as number)) return;
    const pair = this.#pairs.get(bigramKey(prefixes[left] as number, prefixes[right] as number));
    if (pair) pair.frequency++;
  }
}

/** Adds up and makes ready for the next document. */
function sum(clauses: Iterable<Clause>, norm: number): number {
  let total = 0;
  for (const clause of clauses) {
    if (clause.frequency === 0) continue;
    total += (clause.weight * clause.frequency) / (clause.frequency + norm);
    clause.frequency = 0;
  }
  return total;
}
