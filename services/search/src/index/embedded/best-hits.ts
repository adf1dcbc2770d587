/** Keeps the best `size` of many scored documents: a binary heap with the worst kept one on top. */
export class BestHits {
  readonly #size: number;
  readonly #documents: Int32Array;
  readonly #scores: Float64Array;
  readonly #isBefore: (one: number, other: number) => boolean;
  #kept = 0;

  /** @param isBefore decides between documents of the same score */
  constructor(size: number, isBefore: (one: number, other: number) => boolean) {
    this.#size = size;
    this.#documents = new Int32Array(size);
    this.#scores = new Float64Array(size);
    this.#isBefore = isBefore;
  }

  /** Below it nothing is kept any more. */
  get worst(): number {
    return this.#kept < this.#size ? -Infinity : (this.#scores[0] ?? Infinity);
  }

  offer(document: number, score: number): void {
    if (score < this.worst) return;
    if (this.#kept < this.#size) {
      this.#set(this.#kept, document, score);
      this.#raise(this.#kept++);
    } else if (this.#size > 0 && this.#isWorse(this.#documents[0] as number, this.#scores[0] as number, document, score)) {
      this.#set(0, document, score);
      this.#lower();
    }
  }

  /** Best first. */
  sorted(): { document: number; score: number }[] {
    const hits = Array.from({ length: this.#kept }, (_, at) => ({
      document: this.#documents[at] as number,
      score: this.#scores[at] as number,
    }));
    return hits.sort((one, other) => (this.#isWorse(one.document, one.score, other.document, other.score) ? 1 : -1));
  }

  #isWorse(document: number, score: number, than: number, thanScore: number): boolean {
    return score !== thanScore ? score < thanScore : this.#isBefore(than, document);
  }

  #isWorseAt(at: number, than: number): boolean {
    const [documents, scores] = [this.#documents, this.#scores];
    return this.#isWorse(documents[at] as number, scores[at] as number, documents[than] as number, scores[than] as number);
  }

  #set(at: number, document: number, score: number): void {
    this.#documents[at] = document;
    this.#scores[at] = score;
  }

  #swap(one: number, other: number): void {
    const [document, score] = [this.#documents[one] as number, this.#scores[one] as number];
    this.#set(one, this.#documents[other] as number, this.#scores[other] as number);
    this.#set(other, document, score);
  }

  #raise(from: number): void {
    for (let at = from; at > 0; ) {
      const parent = (at - 1) >> 1;
      if (!this.#isWorseAt(at, parent)) return;
      this.#swap(at, parent);
      at = parent;
    }
  }

  #lower(): void {
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      if (left >= this.#kept) return;
      const right = left + 1;
      const child = right < this.#kept && this.#isWorseAt(right, left) ? right : left;
      if (!this.#isWorseAt(child, at)) return;
      this.#swap(at, child);
      at = child;
    }
  }
}
