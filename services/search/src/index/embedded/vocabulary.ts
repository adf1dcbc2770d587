import { UseCounts } from './use-counts.ts';

/** Every folded word of all languages with how many texts use it: what misspelt words are compared with. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #uses = new UseCounts();

  number(folded: string): number {
    let number = this.#numbers.get(folded);
    if (number === undefined) {
      number = this.#numbers.size;
      this.#numbers.set(folded, number);
    }
    return number;
  }

  addUse(number: number): void {
    this.#uses.add(number);
  }

  removeUse(number: number): void {
    this.#uses.remove(number);
  }

  /** How many texts use the word; 0 for one whose texts have all left. */
  uses(folded: string): number {
    return this.#uses.count(this.#numbers.get(folded));
  }
}
