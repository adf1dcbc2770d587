import { LANGUAGES, type Localised } from '@pusula/contracts';
import { NEAREST } from '../../analysis/weights.ts';
import type { QueryWord } from '../../query/query-words.ts';
import { isLiteral, maybeLiteral, nearnessGain } from '../nearness.ts';
import type { IndexQuery, SearchDocument } from '../port.ts';
import { dot } from '../vector.ts';
import { BestHits } from './best-hits.ts';
import type { GainList } from './gain-list.ts';
import type { LanguageIndex } from './language-index.ts';
import type { NamedTerms } from './named-terms.ts';
import type { ScoreWindow } from './score-window.ts';

type Sources = {
  /** By document number; undefined where there is none any more. */
  readonly documents: readonly (SearchDocument | undefined)[];
  readonly live: number;
  readonly languages: Localised<LanguageIndex>;
  /** By the words of people's names. */
  readonly names: NamedTerms;
  readonly isName: (word: string) => boolean;
  readonly isBefore: (one: number, other: number) => boolean;
};

/** What the nearest documents gain by it. Every vector is looked at: exact, and quick enough for one process's coaches. */
export function nearnessGains({ nearness, read }: IndexQuery, sources: Sources): GainList[] {
  if (!nearness) return [];
  const { documents, isBefore } = sources;
  const { space, values } = nearness.vector;
  const holders = literalHolders(read, sources);
  const nearest = new BestHits(NEAREST, isBefore);
  for (let number = 0; number < documents.length; number++) {
    const document = documents[number];
    if (document?.vector?.space !== space || holders?.has(number) === false) continue;
    if (read.namedCityIds.length > 0 && !read.namedCityIds.includes(document.cityId)) continue;
    const similarity = dot(values, document.vector.values);
    if (similarity > nearness.average) nearest.offer(number, similarity);
  }
  const inOrder = nearest.sorted().sort((one, other) => one.document - other.document);
  return [new NearList(inOrder.map(({ document, score }) => ({ document, gain: nearnessGain(score, nearness) })))];
}

type Near = { readonly document: number; readonly gain: number };

class NearList implements GainList {
  readonly #near: readonly Near[];
  #next = 0;

  /** @param near in the order of the documents */
  constructor(near: readonly Near[]) {
    this.#near = near;
  }

  addTo({ rest, start, end }: ScoreWindow): void {
    for (; this.#next < this.#near.length; this.#next++) {
      const { document, gain } = this.#near[this.#next] as Near;
      if (document >= end) return;
      (rest[document - start] as number) += gain;
    }
  }

  documents(): number[] {
    return this.#near.map(({ document }) => document);
  }
}

/** The documents that hold a literal word of the query; undefined when it has none. */
function literalHolders(read: IndexQuery['read'], sources: Sources): ReadonlySet<number> | undefined {
  const literal = maybeLiteral(read)
    .map((word) => ({ word, holders: holdersOf(word, sources) }))
    .filter(({ word, holders }) => isLiteral(holders.size, sources.isName(word.folded), sources.live));
  return literal.length === 0 ? undefined : new Set(literal.flatMap(({ holders }) => [...holders]));
}

/** The documents that hold the word, by its beginning or its stem, or have it in their name. */
function holdersOf(word: QueryWord, { documents, languages, names }: Sources): ReadonlySet<number> {
  const holders = new Set<number>();
  const lists = [...LANGUAGES.flatMap((language) => languages[language].gainLists([word], 1)), ...names.gainList(word.folded, 1)];
  for (const list of lists) for (const document of list.documents()) if (documents[document]) holders.add(document);
  return holders;
}
