import { rarity } from './bm25.ts';
import type { DirectGains, GainList } from './gain-list.ts';
import type { Norms } from './norms.ts';
import type { ScorePart } from './part-scores.ts';
import type { PostingLists, PostingsReader } from './posting-lists.ts';
import type { ScoreWindow } from './score-window.ts';

type Options = {
  readonly lists: PostingLists;
  readonly lengths: Norms;
  readonly term: number;
  /** What the term adds to. */
  readonly part: ScorePart;
  /** What the clause counts for, in this language. */
  readonly weight: number;
};

/** The documents that hold a term, gaining its BM25. */
export class Bm25List implements GainList {
  readonly direct?: DirectGains;
  readonly #part: ScorePart;
  readonly #reader: PostingsReader;
  readonly #lengths: Uint8Array;
  readonly #norms: Float32Array;
  readonly #weight: number;

  constructor({ lists, lengths, term, part, weight }: Options) {
    this.#reader = lists.reader(term);
    this.#lengths = lengths.codes;
    this.#norms = lengths.norms();
    this.#weight = weight * rarity(lists.count(term), lengths.documents);
    this.#part = part;
    const frequencies = lists.frequencies(term);
    // A frequency divided by itself and more is less than 1.
    if (frequencies) this.direct = { part, bound: this.#weight, gainOf: (document) => this.#gain(document, frequencies[document] ?? 0) };
  }

  #gain(document: number, frequency: number): number {
    return frequency === 0 ? 0 : (this.#weight * frequency) / (frequency + (this.#norms[this.#lengths[document] as number] as number));
  }

  addTo(window: ScoreWindow): void {
    const { documents, frequencies, count } = this.#reader.readTo(window.end);
    const [scores, start] = [window.scores.by[this.#part], window.start];
    const [lengths, norms, weight] = [this.#lengths, this.#norms, this.#weight];
    for (let at = 0; at < count; at++) {
      const document = documents[at] as number;
      const frequency = frequencies[at] as number;
      (scores[document - start] as number) += (weight * frequency) / (frequency + (norms[lengths[document] as number] as number));
    }
  }

  *documents(): Generator<number> {
    const { documents, count } = this.#reader.readTo(Number.MAX_SAFE_INTEGER);
    for (let at = 0; at < count; at++) yield documents[at] as number;
  }
}
