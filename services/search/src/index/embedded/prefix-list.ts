const LARGEST_PENDING = 256;

type Entry<T> = { readonly key: string; readonly value: T };

/** Finds values by how their key begins: a sorted list, with a short unsorted tail so that one more entry does not cost a sort. */
export class PrefixList<T> {
  #sorted: Entry<T>[] = [];
  #pending: Entry<T>[] = [];

  add(key: string, value: T): void {
    this.#pending.push({ key, value });
  }

  /** Values whose key begins with `prefix`, sorted ones in order first, as long as the caller asks for more. */
  *startingWith(prefix: string): Generator<T> {
    if (this.#pending.length > LARGEST_PENDING) this.#sort();
    for (let at = this.#place(prefix); at < this.#sorted.length; at++) {
      const entry = this.#sorted[at] as Entry<T>;
      if (!entry.key.startsWith(prefix)) break;
      yield entry.value;
    }
    for (const entry of this.#pending) if (entry.key.startsWith(prefix)) yield entry.value;
  }

  #place(prefix: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] as Entry<T>).key < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #sort(): void {
    this.#sorted = [...this.#sorted, ...this.#pending].sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
    this.#pending = [];
  }
}
