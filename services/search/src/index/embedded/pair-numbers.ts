/**
 * Numbers pairs of words 0, 1, 2 ... in the order they first come: an open-addressing hash table in three flat arrays, since a Map with millions
 * of entries would take several times the memory.
 *
 *   lefts, rights   the pair in each slot
 *   numbers         its number + 1 in the same slot; 0 = free slot; probing goes to the next slot
 */
export class PairNumbers {
  #lefts = new Uint32Array(1 << 12);
  #rights = new Uint32Array(1 << 12);
  #numbers = new Uint32Array(1 << 12);
  #size = 0;

  get byteLength(): number {
    return 12 * this.#numbers.length;
  }

  find(left: number, right: number): number | undefined {
    const number = this.#numbers[this.#slot(left, right)] as number;
    return number === 0 ? undefined : number - 1;
  }

  findOrAdd(left: number, right: number): number {
    let slot = this.#slot(left, right);
    const number = this.#numbers[slot] as number;
    if (number !== 0) return number - 1;
    if (this.#size * 3 > this.#numbers.length * 2) {
      this.#double();
      slot = this.#slot(left, right);
    }
    this.#put(slot, left, right, ++this.#size);
    return this.#size - 1;
  }

  #slot(left: number, right: number): number {
    const mask = this.#numbers.length - 1;
    let slot = mix(left, right) & mask;
    while (this.#numbers[slot] !== 0 && (this.#lefts[slot] !== left || this.#rights[slot] !== right)) slot = (slot + 1) & mask;
    return slot;
  }

  #put(slot: number, left: number, right: number, number: number): void {
    this.#lefts[slot] = left;
    this.#rights[slot] = right;
    this.#numbers[slot] = number;
  }

  #double(): void {
    const [lefts, rights, numbers] = [this.#lefts, this.#rights, this.#numbers];
    this.#lefts = new Uint32Array(lefts.length * 2);
    this.#rights = new Uint32Array(lefts.length * 2);
    this.#numbers = new Uint32Array(lefts.length * 2);
    for (let slot = 0; slot < numbers.length; slot++) {
      const [left, right, number] = [lefts[slot] as number, rights[slot] as number, numbers[slot] as number];
      if (number !== 0) this.#put(this.#slot(left, right), left, right, number);
    }
  }
}

/** Spreads neighbouring numbers over the whole table (the finalizer of MurmurHash3). */
function mix(left: number, right: number): number {
  let hash = Math.imul(left, 0x9e3779b1) ^ Math.imul(right, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
