import { LANGUAGES, type Language } from '@pusula/contracts';
import { NEAREST } from '../../analysis/weights.ts';
import { dot } from '../../embedding/vector.ts';
import type { QueryWord } from '../../query/query-words.ts';
import { isLiteral, maybeLiteral, nearnessGain } from '../nearness.ts';
import type { IndexQuery, SearchDocument } from '../port.ts';
import { type Accumulators, PART, PARTS } from './accumulators.ts';
import { BestHits } from './best-hits.ts';
import type { GainList } from './gain-list.ts';
import type { LanguageIndex } from './language-index.ts';
import type { NamedTerms } from './named-terms.ts';

type Sources = {
  /** By document number; undefined where there is none any more. */
  readonly documents: readonly (SearchDocument | undefined)[];
  readonly live: number;
  readonly languages: Readonly<Record<Language, LanguageIndex>>;
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
  const sorted = nearest.sorted();
  return [
    new NearList(
      sorted.map(({ document }) => document),
      sorted.map(({ score }) => nearnessGain(score, nearness)),
    ),
  ];
}

class NearList implements GainList {
  readonly part = 'rest';
  readonly bound: number;
  readonly #gains: ReadonlyMap<number, number>;

  constructor(documents: readonly number[], gains: readonly number[]) {
    this.#gains = new Map(documents.map((document, at) => [document, gains[at] as number]));
    this.bound = gains[0] ?? 0;
  }

  add(scores: Accumulators, isClosed: boolean): void {
    const gaining = Uint32Array.from(this.#gains.keys());
    if (!isClosed) scores.touch(gaining, gaining.length);
    const { documents, count } = scores.among(gaining, gaining, gaining.length);
    for (const document of documents.subarray(0, count))
      (scores.values[document * PARTS + PART.rest] as number) += this.#gains.get(document) as number;
  }

  some(passes: (document: number) => boolean): boolean {
    return [...this.#gains.keys()].some(passes);
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
  for (const list of lists)
    list.some((document) => {
      if (documents[document]) holders.add(document);
      return false;
    });
  return holders;
}
