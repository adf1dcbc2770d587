/** A Uint32Array that grows: amortised O(1), read through `values` in hot loops. */
export class Numbers {
  values: Uint32Array;
  length = 0;

  constructor(capacity = 64) {
    this.values = new Uint32Array(capacity);
  }

  push(value: number): number {
    if (this.length === this.values.length) {
      const larger = new Uint32Array(this.values.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length] = value;
    return this.length++;
  }
}

/** The same bytes with room for at least `length`; at least half as much again, so that repeated growth stays cheap. */
export function enlarged(bytes: Uint8Array, length: number): Uint8Array {
  if (length <= bytes.length) return bytes;
  const larger = new Uint8Array(Math.max(length, Math.ceil(bytes.length * 1.5)));
  larger.set(bytes);
  return larger;
}
