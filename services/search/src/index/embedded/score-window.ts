import { PartScores } from './part-scores.ts';

/** So many documents are scored at a time: their numbers stay in the processor's first cache. */
export const WINDOW = 1_024;

/**
 * Scores of a run of documents that follow each other, by their place in the run. Lists add to one window after the other, each going on where it stopped,
 * so that no document is looked for and nothing is remembered of those that come to nothing.
 */
export class ScoreWindow {
  start = 0;
  /** BM25 of the words in each language, weighed for the reader; and everything else. */
  readonly scores = new PartScores(WINDOW);
  /** The largest gain by a single category; what all of them add is in the rest. */
  readonly largestTopic = new Float32Array(WINDOW);

  get rest(): Float32Array {
    return this.scores.by.rest;
  }

  get end(): number {
    return this.start + WINDOW;
  }

  score(place: number): number {
    return this.scores.score(place);
  }

  /** Forgets the last window. */
  open(start: number): void {
    this.start = start;
    this.scores.clear();
    this.largestTopic.fill(0);
  }
}
