import { enlarged, Numbers } from './numbers.ts';

/**
 * The words of every document in their order, by word number, so that a few documents can be looked at closely without their texts.
 *
 *   starts   where each document's bytes begin; they end where the next one's begin
 *   bytes    varint(word + 1) ...; 0 between texts that are not neighbours. Frequent words come first and have small numbers: one or two bytes
 */
export class TokenStore {
  #bytes: Uint8Array = new Uint8Array(1 << 16);
  #used = 0;
  readonly #starts = new Numbers(1_024);
  #scratch = new Uint32Array(1_024);

  constructor() {
    this.#starts.push(0);
  }

  get byteLength(): number {
    return this.#bytes.length + this.#starts.values.byteLength;
  }

  /** Documents must come in the order of their numbers, each once. @param words numbers; -1 is a border */
  add(words: readonly number[]): void {
    this.#bytes = enlarged(this.#bytes, this.#used + words.length * 5);
    let at = this.#used;
    for (const word of words) {
      let value = word + 1;
      for (; value > 127; value >>>= 7) this.#bytes[at++] = (value & 127) | 128;
      this.#bytes[at++] = value;
    }
    this.#used = at;
    if (words.length > this.#scratch.length) this.#scratch = new Uint32Array(words.length * 2);
    this.#starts.push(at);
  }

  /** The document's words + 1, 0 at borders, in a scratch array that is good until the next call. */
  read(document: number): { readonly words: Uint32Array; readonly count: number } {
    const [bytes, words] = [this.#bytes, this.#scratch];
    const end = this.#starts.values[document + 1] as number;
    let count = 0;
    for (let at = this.#starts.values[document] as number; at < end; count++) {
      let value = bytes[at++] as number;
      if (value > 127) {
        value &= 127;
        for (let shift = 7; ; shift += 7) {
          const byte = bytes[at++] as number;
          value |= (byte & 127) << shift;
          if (byte < 128) break;
        }
      }
      words[count] = value;
    }
    return { words, count };
  }
}
