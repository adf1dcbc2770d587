import { Numbers } from './numbers.ts';

/** How often each term is used by documents that are there: what a removed one used counts no more. Terms are numbered by the caller, from 0. */
export class UseCounts {
  readonly #counts = new Numbers(1_024);

  get byteLength(): number {
    return this.#counts.values.byteLength;
  }

  add(term: number): void {
    while (term >= this.#counts.length) this.#counts.push(0);
    (this.#counts.values[term] as number)++;
  }

  /** Takes back what was added before. */
  remove(term: number): void {
    (this.#counts.values[term] as number)--;
  }

  /** @param term undefined for one that was never seen */
  count(term: number | undefined): number {
    return term === undefined || term >= this.#counts.length ? 0 : (this.#counts.values[term] as number);
  }
}
