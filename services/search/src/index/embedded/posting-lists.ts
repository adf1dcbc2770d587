import { enlarged, Numbers } from './numbers.ts';

const FIRST_SLICE = 8;
const LARGEST_SLICE = 4_096;
/** A slice ends with the byte 0 and the address of the next one. */
const LINK = 5;
const LARGEST_FREQUENCY = 255;

/**
 * For each term, which documents hold it and how often: lists that grow at their end, in one byte pool, without an object per term.
 *
 *   bytes   [ slice | slice | slice ... ]                          slices of 8, 16, 32 ... 4 096 bytes; a list is a chain of them
 *   slice   [ posting posting ... 0 next next next next ]          0 ends the slice; next = address of the list's next slice, 0 = no more
 *   posting   varint((document - previous document) * 2 + more)    the first counts from -1, so that no posting starts with the byte 0
 *             frequency, one byte, only when `more` is 1
 *
 * Unwritten bytes are 0, so the end of a list needs no mark of its own. Most postings take one or two bytes.
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

  get terms(): number {
    return this.#count.length;
  }

  get byteLength(): number {
    return this.#bytes.length + 5 * 4 * this.#count.values.length;
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
    const more = frequency > 1 ? 1 : 0;
    let value = (document + 1 - (this.#last.values[term] as number)) * 2 + more;
    const size = varintSize(value) + more;
    let at = this.#room(term, size);
    for (; value > 127; value = Math.floor(value / 128)) this.#bytes[at++] = (value & 127) | 128;
    this.#bytes[at++] = value;
    if (more) this.#bytes[at++] = Math.min(frequency, LARGEST_FREQUENCY);
    this.#write.values[term] = at;
    this.#last.values[term] = document + 1;
    (this.#count.values[term] as number)++;
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

  /**
   * Adds the term's BM25 to the score of each of its documents.
   * @param weight of the term: its rarity times its clause's weight
   * @param norms by coded length: what a frequency is compared with
   */
  score(term: number, weight: number, norms: Float32Array, lengths: Uint8Array, scores: Float32Array): void {
    const bytes = this.#bytes;
    const once = gainsOfOne(weight, norms);
    let at = this.#first.values[term] as number;
    let document = -1;
    while (at !== 0) {
      let value = bytes[at++] as number;
      if (value === 0) {
        at = readAddress(bytes, at);
        continue;
      }
      if (value > 127) {
        value &= 127;
        for (let scale = 128; ; scale *= 128) {
          const byte = bytes[at++] as number;
          value += (byte & 127) * scale;
          if (byte < 128) break;
        }
      }
      document += value >>> 1;
      const length = lengths[document] as number;
      if (value & 1) {
        const frequency = bytes[at++] as number;
        (scores[document] as number) += (weight * frequency) / (frequency + (norms[length] as number));
      } else {
        (scores[document] as number) += once[length] as number;
      }
    }
  }
}

const ONCE = new Float32Array(256);
/** By coded length: the BM25 of a word that stands once in the text, as most do; good until the next call. */
function gainsOfOne(weight: number, norms: Float32Array): Float32Array {
  for (let length = 0; length < ONCE.length; length++) ONCE[length] = weight / (1 + (norms[length] as number));
  return ONCE;
}

const varintSize = (value: number) => (value < 128 ? 1 : value < 16_384 ? 2 : value < 2_097_152 ? 3 : value < 268_435_456 ? 4 : 5);

function writeAddress(bytes: Uint8Array, at: number, address: number): void {
  for (let byte = 0; byte < 4; byte++) bytes[at + byte] = address >>> (8 * byte);
}

function readAddress(bytes: Uint8Array, at: number): number {
  return (
    ((bytes[at] as number) | ((bytes[at + 1] as number) << 8) | ((bytes[at + 2] as number) << 16) | ((bytes[at + 3] as number) << 24)) >>> 0
  );
}
