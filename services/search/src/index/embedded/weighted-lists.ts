import { Codes } from './codes.ts';
import { Numbers } from './numbers.ts';

/** For each name, which documents have it and with what weight: two growing arrays a name. */
export class WeightedLists {
  readonly #codes = new Codes();
  readonly #documents: Numbers[] = [];
  /** In thousandths. */
  readonly #weights: Numbers[] = [];

  add(name: string, document: number, weight: number): void {
    const code = this.#codes.findOrAdd(name);
    while (this.#documents.length <= code) {
      this.#documents.push(new Numbers());
      this.#weights.push(new Numbers());
    }
    (this.#documents[code] as Numbers).push(document);
    (this.#weights[code] as Numbers).push(Math.round(weight * 1_000));
  }

  /** Calls `visit` with each document that has the name, and its weight. */
  forEach(name: string, visit: (document: number, weight: number) => void): void {
    const code = this.#codes.find(name);
    if (!code) return;
    const documents = this.#documents[code] as Numbers;
    const weights = this.#weights[code] as Numbers;
    for (let at = 0; at < documents.length; at++) visit(documents.values[at] as number, (weights.values[at] as number) / 1_000);
  }
}
