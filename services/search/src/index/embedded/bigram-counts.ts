const MOST = 0xffff;

/**
 * Document frequency per bigram: an open-addressing hash table in two flat arrays, since a Map with millions of entries would
 * take many times the memory.
 *
 *   keys     a 32-bit mix of both words in each slot; 0 = free. Two pairs in some billions share a key, which shifts a weight a little
 *   counts   documents with the pair; probing goes to the next slot
 */
export class BigramCounts {
  #keys = new Uint32Array(1 << 12);
  #counts = new Uint16Array(1 << 12);
  #size = 0;

  get byteLength(): number {
    return this.#keys.byteLength + this.#counts.byteLength;
  }

  count(pair: number): number {
    return this.#counts[this.#slot(pair)] as number;
  }

  /** @param pair what `bigramKey` makes of two words */
  add(pair: number): void {
    const slot = this.#slot(pair);
    if (this.#keys[slot] === 0) {
      this.#keys[slot] = pair;
      if (++this.#size * 3 > this.#keys.length * 2) {
        this.#counts[slot] = 1;
        this.#double();
        return;
      }
    }
    if (this.#counts[slot] !== MOST) (this.#counts[slot] as number)++;
  }

  #slot(pair: number): number {
    const mask = this.#keys.length - 1;
    let slot = pair & mask;
    while (this.#keys[slot] !== 0 && this.#keys[slot] !== pair) slot = (slot + 1) & mask;
    return slot;
  }

  #double(): void {
    const [keys, counts] = [this.#keys, this.#counts];
    this.#keys = new Uint32Array(keys.length * 2);
    this.#counts = new Uint16Array(keys.length * 2);
    for (let from = 0; from < keys.length; from++) {
      if (keys[from] === 0) continue;
      const slot = this.#slot(keys[from] as number);
      this.#keys[slot] = keys[from] as number;
      this.#counts[slot] = counts[from] as number;
    }
  }
}

/** Both numbers mixed into one that is never 0 (the finalizer of MurmurHash3). */
export function bigramKey(left: number, right: number): number {
  let hash = Math.imul(left, 0x9e3779b1) ^ Math.imul(right, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0 || 1;
}
