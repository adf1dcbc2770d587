import type { Language } from '@pusula/contracts';
import { splitWords } from '../../analysis/words.ts';
import { termsOf, type WeightedTerm } from '../../query/meant-spellings.ts';
import type { QueryWord } from '../../query/query-words.ts';
import { BigramCounts, bigramKey } from './bigram-counts.ts';
import { DocumentFrequencies } from './document-frequencies.ts';
import type { GainList } from './gain-list.ts';
import { InvertedField } from './inverted-field.ts';
import { Norms } from './norms.ts';
import { Rescorer } from './rescore.ts';
import { TermDictionary } from './term-dictionary.ts';
import { TokenStore } from './token-store.ts';
import { UseCounts } from './use-counts.ts';
import type { Vocabulary } from './vocabulary.ts';

const BORDER = -1;

/**
 * Everything said in one language. Posting lists of word beginnings and stems find the documents; the rest of the recipe (grams and pairs, see
 * CLAUSE_WEIGHTS) is worked out from the stored words of the few that come first, which costs a fraction of lists for them.
 */
export class LanguageIndex {
  readonly #language: Language;
  readonly #vocabulary: Vocabulary;
  readonly #lexicon: TermDictionary;
  readonly #prefixes = new InvertedField();
  readonly #stems = new InvertedField();
  readonly #tokens = new TokenStore();
  readonly #gramFrequencies = new DocumentFrequencies();
  readonly #bigramCounts = new BigramCounts();
  readonly #gramLengths = new Norms();
  readonly #pairLengths = new Norms();
  readonly #prefixUses = new UseCounts();
  readonly #stemUses = new UseCounts();

  /** @param vocabulary words of all languages; added to here */
  constructor(language: Language, vocabulary: Vocabulary) {
    this.#language = language;
    this.#vocabulary = vocabulary;
    this.#lexicon = new TermDictionary(language, vocabulary);
  }

  get byteLength(): number {
    const parts = [this.#lexicon, this.#prefixes, this.#stems, this.#tokens, this.#bigramCounts, this.#prefixUses, this.#stemUses];
    return parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** @param parts texts of one document; words of different parts are not neighbours */
  add(document: number, parts: readonly string[]): void {
    const words = parts.flatMap((part) => [...splitWords(part).map((written) => this.#lexicon.number(written)), BORDER]);
    const { prefix, stem, firstSpelling, spellings, firstGram } = this.#lexicon;
    const distinct = new Set<number>();
    const pairs = new Set<number>();
    let [length, gramLength, pairLength, before] = [0, 0, 0, BORDER];
    for (const word of words) {
      if (word !== BORDER) {
        this.#prefixes.count(prefix.values[word] as number);
        this.#stems.count(stem.values[word] as number);
        const end = firstSpelling.values[word + 1] as number;
        for (let at = firstSpelling.values[word] as number; at < end; at++) this.#stems.count(spellings.values[at] as number);
        distinct.add(word);
        length++;
        gramLength += (firstGram.values[word + 1] as number) - (firstGram.values[word] as number);
        if (before !== BORDER) {
          pairs.add(bigramKey(prefix.values[before] as number, prefix.values[word] as number));
          pairLength++;
        }
      }
      before = word;
    }
    this.#prefixes.endDocument(document, length);
    this.#stems.endDocument(document, length);
    this.#gramLengths.add(document, gramLength);
    this.#pairLengths.add(document, pairLength);
    this.#tokens.add(words);
    for (const pair of pairs) this.#bigramCounts.add(pair);
    for (const word of distinct) this.#countUses(word, document);
  }

  #countUses(word: number, document: number): void {
    const { prefix, stem, folded, firstGram, grams } = this.#lexicon;
    this.#vocabulary.addUse(folded.values[word] as number);
    this.#prefixUses.add(prefix.values[word] as number);
    this.#stemUses.add(stem.values[word] as number);
    for (const spelling of this.#lexicon.spellingsOf(word)) this.#stemUses.add(spelling);
    const end = firstGram.values[word + 1] as number;
    for (let at = firstGram.values[word] as number; at < end; at++) this.#gramFrequencies.add(grams.values[at] as number, document);
  }

  /** What a document said who leaves is no word that anybody uses: it must not be told to others. */
  dropUses(document: number): void {
    const { prefix, stem, folded } = this.#lexicon;
    const { words, count } = this.#tokens.read(document);
    for (const said of new Set(words.subarray(0, count))) {
      const word = said - 1;
      if (word === BORDER) continue;
      this.#vocabulary.removeUse(folded.values[word] as number);
      this.#prefixUses.remove(prefix.values[word] as number);
      this.#stemUses.remove(stem.values[word] as number);
      for (const spelling of this.#lexicon.spellingsOf(word)) this.#stemUses.remove(spelling);
    }
  }

  /** Whether any text of somebody who is there has the word's beginning or stem. */
  has(word: QueryWord): boolean {
    const { findPrefix, findStem } = this.#lexicon;
    return this.#prefixUses.count(findPrefix(word.prefix)) > 0 || this.#stemUses.count(findStem(word.stems[this.#language])) > 0;
  }

  /** Who holds a word of the query, by its beginning or its stem. @param languageWeight what is said in this language counts for */
  gainLists(words: readonly QueryWord[], languageWeight: number): GainList[] {
    const { findPrefix, findStem, findSpelling } = this.#lexicon;
    const listOf = ({ kind, term, weight }: WeightedTerm) => {
      if (kind === 'prefix') return this.#prefixes.gainList(findPrefix(term), this.#language, weight * languageWeight);
      return this.#stems.gainList((kind === 'stem' ? findStem : findSpelling)(term), this.#language, weight * languageWeight);
    };
    return words.flatMap((word) => termsOf(word, this.#language).flatMap(listOf));
  }

  /** How many texts of those who are there have a spelling. */
  spellingUses(spelling: string): number {
    return this.#stemUses.count(this.#lexicon.findSpelling(spelling));
  }

  /** What grams and pairs of the query add to single documents. */
  rescorer(words: readonly QueryWord[]): Rescorer {
    return new Rescorer(words, {
      lexicon: this.#lexicon,
      tokens: this.#tokens,
      gramFrequencies: this.#gramFrequencies,
      gramLengths: this.#gramLengths,
      bigramCounts: this.#bigramCounts,
      pairLengths: this.#pairLengths,
    });
  }
}
