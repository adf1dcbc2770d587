import type { Language } from '@pusula/contracts';
import { SPELLING_START, spellingsOf } from '../../analysis/spellings.ts';
import { wordTerms } from '../../analysis/terms.ts';
import { enlarged, Numbers } from './numbers.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Every spelling that was seen in one language, numbered as it first came, with what it is found by. Analysis happens here, once per spelling.
 *
 *   prefix, stem, folded   numbers of its terms, by word
 *   firstSpelling          where the numbers of its spellings begin in `spellings`, for words with twins; stems and spellings are numbered together
 *   firstGram              where its grams begin in `grams`; they end where the next word's begin
 *   wordsOf                by gram: the words that have it; wordsOfPrefix alike
 *   marks                  1 for the words that have to do with the query at hand
 */
export class TermDictionary {
  readonly prefix = new Numbers(1_024);
  readonly stem = new Numbers(1_024);
  readonly folded = new Numbers(1_024);
  readonly firstSpelling = new Numbers(1_024);
  readonly spellings = new Numbers(1_024);
  readonly firstGram = new Numbers(1_024);
  readonly grams = new Numbers(8_192);
  readonly wordsOf: number[][] = [];
  readonly wordsOfPrefix: number[][] = [];
  marks: Uint8Array = new Uint8Array(1_024);
  readonly #marked: number[] = [];
  readonly #language: Language;
  readonly #vocabulary: Vocabulary;
  readonly #words = new Map<string, number>();
  readonly #prefixNumbers = new Map<string, number>();
  readonly #stemNumbers = new Map<string, number>();
  readonly #gramNumbers = new Map<string, number>();

  constructor(language: Language, vocabulary: Vocabulary) {
    this.#language = language;
    this.#vocabulary = vocabulary;
    this.firstSpelling.push(0);
    this.firstGram.push(0);
  }

  get byteLength(): number {
    const parts = [this.prefix, this.stem, this.folded, this.firstSpelling, this.spellings, this.firstGram, this.grams];
    return parts.reduce((sum, { values }) => sum + values.byteLength, 0);
  }

  /** The word's number; a new one when this spelling has not been seen. */
  number(written: string): number {
    return this.#words.get(written) ?? this.#add(written);
  }

  findPrefix = (prefix: string): number | undefined => this.#prefixNumbers.get(prefix);
  findStem = (stem: string): number | undefined => this.#stemNumbers.get(stem);
  findSpelling = (spelling: string): number | undefined => this.#stemNumbers.get(SPELLING_START + spelling);
  findGram = (gram: string): number | undefined => this.#gramNumbers.get(gram);

  /** Numbers of a word's spellings. */
  spellingsOf(word: number): Uint32Array {
    return this.spellings.values.subarray(this.firstSpelling.values[word], this.firstSpelling.values[word + 1]);
  }

  mark(word: number): void {
    if (this.marks[word] === 1) return;
    this.marks[word] = 1;
    this.#marked.push(word);
  }

  unmark(): void {
    for (const word of this.#marked) this.marks[word] = 0;
    this.#marked.length = 0;
  }

  #add(written: string): number {
    const terms = wordTerms(written, this.#language);
    const prefix = numberOf(terms.prefix, this.#prefixNumbers);
    const word = this.prefix.push(prefix);
    this.marks = enlarged(this.marks, word + 1);
    addTo(this.wordsOfPrefix, prefix, word);
    this.stem.push(numberOf(terms.stem, this.#stemNumbers));
    for (const spelling of spellingsOf(written, this.#language))
      this.spellings.push(numberOf(SPELLING_START + spelling, this.#stemNumbers));
    this.firstSpelling.push(this.spellings.length);
    this.folded.push(this.#vocabulary.number(terms.folded));
    for (const gram of new Set(terms.grams)) {
      const number = numberOf(gram, this.#gramNumbers);
      this.grams.push(number);
      addTo(this.wordsOf, number, word);
    }
    this.firstGram.push(this.grams.length);
    this.#words.set(written, word);
    return word;
  }
}

function addTo(lists: number[][], at: number, value: number): void {
  const list = lists[at];
  if (list) list.push(value);
  else lists[at] = [value];
}

function numberOf(name: string, numbers: Map<string, number>): number {
  let number = numbers.get(name);
  if (number === undefined) {
    number = numbers.size;
    numbers.set(name, number);
  }
  return number;
}
