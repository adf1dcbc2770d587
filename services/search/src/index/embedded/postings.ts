/** Documents that hold a term, and how often each does: the first `count` of two arrays, which are used again and again. */
export class Postings {
  documents = new Uint32Array(1_024);
  frequencies = new Uint32Array(1_024);
  count = 0;

  /** Forgets what was there. */
  clear(): void {
    this.count = 0;
  }

  push(document: number, frequency: number): void {
    const at = this.count++;
    if (at === this.documents.length) this.#grow();
    this.documents[at] = document;
    this.frequencies[at] = frequency;
  }

  #grow(): void {
    const [documents, frequencies] = [this.documents, this.frequencies];
    this.documents = new Uint32Array(2 * documents.length);
    this.frequencies = new Uint32Array(2 * frequencies.length);
    this.documents.set(documents);
    this.frequencies.set(frequencies);
  }
}
