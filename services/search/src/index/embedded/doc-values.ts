import { hash } from '../../analysis/hashes.ts';
import type { SearchDocument } from '../port.ts';
import { FactValues } from './fact-values.ts';
import { KeptCounts } from './kept-counts.ts';
import { enlarged, Numbers } from './numbers.ts';
import { Ordinals } from './ordinals.ts';

/**
 * What filters, counts and the order of the day need of each document, by its number:
 *
 *   live              1 until the document is replaced or removed
 *   city              code of its province
 *   firstCategory     where its codes begin in `categories`; they end where the next document's begin
 *   facts             the values of its facts, a bit each
 *   shuffle           hash of its id
 */
export class DocValues {
  readonly cityCodes = new Ordinals();
  readonly categoryCodes = new Ordinals();
  live: Uint8Array = new Uint8Array(1_024);
  city: Uint8Array = new Uint8Array(1_024);
  readonly facts = new FactValues();
  readonly firstCategory = new Numbers(1_024);
  readonly categories = new Numbers(4_096);
  readonly shuffle = new Numbers(1_024);
  readonly counts = new KeptCounts();

  constructor() {
    this.firstCategory.push(0);
  }

  get length(): number {
    return this.shuffle.length;
  }

  add(document: SearchDocument): number {
    const number = this.shuffle.push(hash(document.id));
    this.live = enlarged(this.live, number + 1);
    this.city = enlarged(this.city, number + 1);
    this.live[number] = 1;
    this.city[number] = this.cityCodes.findOrAdd(document.cityId);
    this.facts.add(document.coach);
    for (const id of document.categoryIds) this.categories.push(this.categoryCodes.findOrAdd(id));
    this.firstCategory.push(this.categories.length);
    this.counts.change(this.city[number] as number, this.#categoriesOf(number), 1);
    return number;
  }

  /** A document that was replaced or removed. */
  drop(document: number): void {
    this.live[document] = 0;
    this.counts.change(this.city[document] as number, this.#categoriesOf(document), -1);
  }

  #categoriesOf(document: number): Uint32Array {
    return this.categories.values.subarray(this.firstCategory.values[document], this.firstCategory.values[document + 1]);
  }
}
