/** Documents that hold a term, and how often each does: the first `count` of two arrays, which are used again for the next term. */
export class Postings {
  documents = new Uint32Array(0);
  frequencies = new Uint32Array(0);
  count = 0;

  /** Forgets what was there. @param room how many may come */
  clear(room: number): void {
    this.count = 0;
    if (this.documents.length >= room) return;
    this.documents = new Uint32Array(2 * room);
    this.frequencies = new Uint32Array(2 * room);
  }

  push(document: number, frequency: number): void {
    this.documents[this.count] = document;
    this.frequencies[this.count++] = frequency;
  }
}
