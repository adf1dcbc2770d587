import { enlarged, Numbers } from './numbers.ts';
import { Postings } from './postings.ts';

const FIRST_SLICE = 8;
const LARGEST_SLICE = 4_096;
/** A slice ends with the byte 0 and the address of the next one. */
const LINK = 5;
const LARGEST_FREQUENCY = 255;
/** A term that one document in four holds, of at least so many, has its frequencies in an array by document: found at once, in hardly more room. */
const DENSE_SHARE = 4;
const FEWEST_DENSE = 1_024;

/**
 * For each term, which documents hold it and how often: lists that grow at their end, in one byte pool, without an object per term.
 *
 *   bytes   [ slice | slice | slice ... ]                          slices of 8, 16, 32 ... 4 096 bytes; a list is a chain of them
 *   slice   [ posting posting ... 0 next next next next ]          0 ends the slice; next = address of the list's next slice, 0 = no more
 *   posting   varint((document - previous document) * 2 + more)    the first counts from -1, so that no posting starts with the byte 0
 *             frequency, one byte, only when `more` is 1
 *
 * Unwritten bytes are 0, so the end of a list needs no mark of its own. Most postings take one or two bytes. Terms that are nearly everywhere have an array of
 * frequencies instead.
 */
export class PostingLists {
  #bytes: Uint8Array = new Uint8Array(1 << 16);
  #used = LINK;
  // By term.
  readonly #first = new Numbers();
  readonly #write = new Numbers();
  readonly #end = new Numbers();
  readonly #last = new Numbers();
  readonly #count = new Numbers();
  /** By term: frequencies by document, where the term is that common. */
  readonly #dense: (Uint8Array | undefined)[] = [];
  readonly #postings = new Postings();

  get terms(): number {
    return this.#count.length;
  }

  get byteLength(): number {
    const dense = this.#dense.reduce((sum, frequencies) => sum + (frequencies?.length ?? 0), 0);
    return this.#bytes.length + 5 * 4 * this.#count.values.length + dense;
  }

  /** A new, empty term. */
  addTerm(): number {
    this.#first.push(0);
    this.#write.push(0);
    this.#end.push(0);
    this.#last.push(0);
    return this.#count.push(0);
  }

  /** How many documents hold the term. */
  count(term: number): number {
    return this.#count.values[term] as number;
  }

  /** Documents must come in growing order. */
  add(term: number, document: number, frequency: number): void {
    const dense = this.#dense[term];
    if (dense) this.#dense[term] = withFrequency(dense, document, frequency);
    else this.#append(term, document, frequency);
    const count = ++(this.#count.values[term] as number);
    if (!dense && count >= FEWEST_DENSE && count * DENSE_SHARE > document) this.#dense[term] = this.#toDense(term, document);
  }

  #append(term: number, document: number, frequency: number): void {
    const more = frequency > 1 ? 1 : 0;
    let value = (document + 1 - (this.#last.values[term] as number)) * 2 + more;
    const size = varintSize(value) + more;
    let at = this.#room(term, size);
    for (; value > 127; value = Math.floor(value / 128)) this.#bytes[at++] = (value & 127) | 128;
    this.#bytes[at++] = value;
    if (more) this.#bytes[at++] = Math.min(frequency, LARGEST_FREQUENCY);
    this.#write.values[term] = at;
    this.#last.values[term] = document + 1;
  }

  #toDense(term: number, lastDocument: number): Uint8Array {
    const { documents, frequencies, count } = this.reader(term).readTo(Number.MAX_SAFE_INTEGER);
    const dense = new Uint8Array(lastDocument + 1);
    for (let at = 0; at < count; at++) dense[documents[at] as number] = frequencies[at] as number;
    return dense;
  }

  /** Where `size` bytes of the term can be written; links a new slice when the last one is full. */
  #room(term: number, size: number): number {
    const at = this.#write.values[term] as number;
    const end = this.#end.values[term] as number;
    if (at !== 0 && at + size <= end) return at;
    const first = at === 0;
    const length = first
      ? Math.max(FIRST_SLICE, size + LINK)
      : Math.min(LARGEST_SLICE, Math.max(FIRST_SLICE * 2, 2 ** Math.ceil(Math.log2(this.count(term)) + 1)));
    const slice = this.#used;
    this.#used += length;
    this.#bytes = enlarged(this.#bytes, this.#used);
    this.#end.values[term] = slice + length - LINK;
    if (first) this.#first.values[term] = slice;
    else writeAddress(this.#bytes, at + 1, slice);
    return slice;
  }

  /** How often each document holds a term that is nearly everywhere, by document; undefined for other terms. */
  frequencies(term: number): Uint8Array | undefined {
    return this.#dense[term];
  }

  /** Reads the documents of a term in their order. Good until the next document is added. */
  reader(term: number): PostingsReader {
    const dense = this.#dense[term];
    return dense
      ? new DenseReader(dense, this.#postings)
      : new SliceReader(this.#bytes, this.#first.values[term] as number, this.#postings);
  }
}

/** Goes on where it stopped. */
export type PostingsReader = {
  /** The documents before `end` that were not read yet; in a buffer that is good until any reader's next call. */
  readTo(end: number): Postings;
};

class DenseReader implements PostingsReader {
  readonly #frequencies: Uint8Array;
  readonly #postings: Postings;
  #next = 0;

  constructor(frequencies: Uint8Array, postings: Postings) {
    this.#frequencies = frequencies;
    this.#postings = postings;
  }

  readTo(end: number): Postings {
    const [frequencies, postings] = [this.#frequencies, this.#postings];
    postings.clear();
    const last = Math.min(end, frequencies.length);
    for (let document = this.#next; document < last; document++)
      if (frequencies[document] !== 0) postings.push(document, frequencies[document] as number);
    this.#next = last;
    return postings;
  }
}

class SliceReader implements PostingsReader {
  readonly #bytes: Uint8Array;
  readonly #postings: Postings;
  /** Where the next posting is; 0 at the end. */
  #at: number;
  #document = -1;

  constructor(bytes: Uint8Array, first: number, postings: Postings) {
    this.#bytes = bytes;
    this.#at = first;
    this.#postings = postings;
  }

  readTo(end: number): Postings {
    const [bytes, postings] = [this.#bytes, this.#postings];
    postings.clear();
    let [at, document] = [this.#at, this.#document];
    while (at !== 0) {
      const first = bytes[at] as number;
      if (first === 0) {
        at = readAddress(bytes, at + 1);
        continue;
      }
      const value = first < 128 ? first : readVarint(bytes, at);
      const next = document + (value >>> 1);
      if (next >= end) break;
      document = next;
      at += varintSize(value);
      postings.push(document, value & 1 ? (bytes[at++] as number) : 1);
    }
    this.#at = at;
    this.#document = document;
    return postings;
  }
}

function withFrequency(frequencies: Uint8Array, document: number, frequency: number): Uint8Array {
  const roomy = enlarged(frequencies, document + 1);
  roomy[document] = Math.min(frequency, LARGEST_FREQUENCY);
  return roomy;
}

const varintSize = (value: number) => (value < 128 ? 1 : value < 16_384 ? 2 : value < 2_097_152 ? 3 : value < 268_435_456 ? 4 : 5);

function readVarint(bytes: Uint8Array, at: number): number {
  let value = 0;
  for (let scale = 1; ; scale *= 128) {
    const byte = bytes[at++] as number;
    value += (byte & 127) * scale;
    if (byte < 128) return value;
  }
}

function writeAddress(bytes: Uint8Array, at: number, address: number): void {
  for (let byte = 0; byte < 4; byte++) bytes[at + byte] = address >>> (8 * byte);
}

function readAddress(bytes: Uint8Array, at: number): number {
  return (
    ((bytes[at] as number) | ((bytes[at + 1] as number) << 8) | ((bytes[at + 2] as number) << 16) | ((bytes[at + 3] as number) << 24)) >>> 0
  );
}
