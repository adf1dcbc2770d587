import { Numbers } from './numbers.ts';

/** Every folded word of all languages with how many texts use it: what misspelt words are compared with. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #counts = new Numbers(1_024);

  number(folded: string): number {
    let number = this.#numbers.get(folded);
    if (number === undefined) {
      number = this.#counts.push(0);
      this.#numbers.set(folded, number);
    }
    return number;
  }

  addUse(number: number): void {
    (this.#counts.values[number] as number)++;
  }

  has(folded: string): boolean {
    return this.#numbers.has(folded);
  }

  /** How many texts use the word. */
  uses(folded: string): number {
    const number = this.#numbers.get(folded);
    return number === undefined ? 0 : (this.#counts.values[number] as number);
  }
}
