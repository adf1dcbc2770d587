/** So many documents are scored at a time: their numbers stay in the processor's first cache. */
export const WINDOW = 1_024;

/**
 * Scores of a run of documents that follow each other, by their place in the run. Lists add to one window after the other, each going on where it stopped,
 * so that no document is looked for and nothing is remembered of those that come to nothing.
 */
export class ScoreWindow {
  start = 0;
  /** BM25 of the words in one language, weighed for the reader; the better one counts. */
  readonly tr = new Float32Array(WINDOW);
  readonly en = new Float32Array(WINDOW);
  /** Everything else. */
  readonly rest = new Float32Array(WINDOW);
  /** The largest gain by a single category; what all of them add is in `rest`. */
  readonly largestTopic = new Float32Array(WINDOW);

  get end(): number {
    return this.start + WINDOW;
  }

  score(place: number): number {
    return Math.max(this.tr[place] as number, this.en[place] as number) + (this.rest[place] as number);
  }

  /** Forgets the last window. */
  open(start: number): void {
    this.start = start;
    this.tr.fill(0);
    this.en.fill(0);
    this.rest.fill(0);
    this.largestTopic.fill(0);
  }
}
