import { LANGUAGES, type Language } from '@pusula/contracts';
import { NEAREST } from '../../analysis/weights.ts';
import { dot } from '../../embedding/vector.ts';
import type { QueryWord } from '../../query/query-words.ts';
import { isLiteral, maybeLiteral, nearnessGain } from '../nearness.ts';
import type { IndexQuery, SearchDocument } from '../port.ts';
import { BestHits } from './best-hits.ts';
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

/** Adds to the scores of the nearest documents what they gain by it. Every vector is looked at: exact, and quick enough for one process's coaches. */
export function addNearness({ nearness, read }: IndexQuery, sources: Sources, scores: Float32Array): void {
  if (!nearness) return;
  const { documents, isBefore } = sources;
  const { space, values } = nearness.vector;
  const holders = literalHolders(read, sources);
  const nearest = new BestHits(NEAREST, isBefore);
  for (let number = 0; number < documents.length; number++) {
    const document = documents[number];
    if (document?.vector?.space !== space || holders?.[number] === 0) continue;
    if (read.namedCityIds.length > 0 && !read.namedCityIds.includes(document.cityId)) continue;
    const similarity = dot(values, document.vector.values);
    if (similarity > nearness.average && similarity >= nearest.worst) nearest.offer(number, similarity);
  }
  for (const { document, score } of nearest.sorted()) (scores[document] as number) += nearnessGain(score, nearness);
}

/** By document number: above 0 for those that hold a literal word of the query; undefined when it has none. */
function literalHolders(read: IndexQuery['read'], sources: Sources): Float32Array | undefined {
  let all: Float32Array | undefined;
  for (const word of maybeLiteral(read)) {
    const holding = holdersOf(word, sources);
    const holders = holding.reduce((count, held) => (held > 0 ? count + 1 : count), 0);
    if (!isLiteral(holders, sources.isName(word.folded), sources.live)) continue;
    if (all) for (let number = 0; number < all.length; number++) (all[number] as number) += holding[number] as number;
    else all = holding;
  }
  return all;
}

/** By document number: above 0 for those that hold the word, by its beginning or its stem, or have it in their name. */
function holdersOf(word: QueryWord, { documents, languages, names }: Sources): Float32Array {
  const holding = new Float32Array(documents.length);
  for (const language of LANGUAGES) languages[language].score([word], holding);
  names.score(word.folded, 1, holding);
  for (let number = 0; number < holding.length; number++) if (!documents[number]) holding[number] = 0;
  return holding;
}
