/** Scored documents of one query in flat arrays, which are kept between queries, so that none is made while somebody waits. */
export class Candidates {
  documents = new Uint32Array(0);
  /** Exact up to 32-bit whole numbers: the order of the day is one. */
  scores = new Float64Array(0);
  count = 0;
  capacity = 0;

  /** Forgets the last query's. @param capacity how many documents there are in all */
  clear(capacity: number): void {
    this.count = 0;
    this.capacity = capacity;
    if (this.documents.length >= capacity) return;
    const room = Math.ceil(capacity * 1.25) + 64;
    this.documents = new Uint32Array(room);
    this.scores = new Float64Array(room);
  }

  add(document: number, score: number): void {
    this.documents[this.count] = document;
    this.scores[this.count++] = score;
  }
}
