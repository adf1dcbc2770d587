import type { ChosenFacts, CoachState, FactFacet, Language, Localised } from '@pusula/contracts';
import type { Intent } from '../projection/intent.ts';
import type { ParsedQuery } from '../query/parse-query.ts';
import type { VectorSpace } from './vector.ts';

/** A vector of length 1, and the space that it lies in: those of different spaces are never compared. */
export type DocumentVector = { readonly space: string; readonly values: Float32Array };

/** What nearness of meaning adds to a score: nothing at a similarity of `average` or less, `weight` at `full` or more, and evenly between. */
export type Nearness = { readonly vector: DocumentVector; readonly average: number; readonly full: number; readonly weight: number };

/** A public coach, ready to be found. All languages are searched; texts are parts, words of different parts are not neighbours. */
export type SearchDocument = {
  readonly id: string;
  /** Grows with every change of what is written here; an older one that comes late changes nothing. */
  readonly version: number;
  readonly coach: CoachState;
  /** The province's plate number; '' when it is none of the 81. */
  readonly cityId: string;
  /** The coach's categories and everything above them, so that a parent takes its children along. */
  readonly categoryIds: readonly string[];
  /** The category that the coach named first; '' when none is visible. */
  readonly mainCategoryId: string;
  /** Words of the coach's name, folded: a name is found by whole words alone, because its beginnings and stems are other words'. */
  readonly nameWords: readonly string[];
  readonly texts: Localised<readonly string[]>;
  /** Keys of what is spoken of, in any language; repeated as often as it is. */
  readonly concepts: readonly string[];
  /** The categories that the texts speak of, whatever the coach has chosen. */
  readonly intents: readonly Intent[];
  /** Short phrases of the headlines, offered while somebody is typing. */
  readonly phrases: Localised<readonly string[]>;
  /** What the coach and their categories are about, where a provider embeds texts. */
  readonly vector?: DocumentVector | undefined;
};

export type Removal = { readonly id: string; readonly version: number };

export type IndexQuery = {
  /** Without words: every coach, in an order that changes by `day` and is fair to all. */
  readonly read: ParsedQuery;
  /** The reader's language: preferred, not required. */
  readonly language: Language;
  /** Alternatives; empty is any. */
  readonly cityIds: readonly string[];
  readonly categoryIds: readonly string[];
  readonly facts: ChosenFacts;
  readonly from: number;
  readonly size: number;
  /** Since 1970: the one in whose order equals stand, and on which facts that end have to hold still. */
  readonly day: number;
  /** Those that are not close, instead of those that are. */
  readonly far: boolean;
  /** What coaches gain who are near to what is meant; nobody without it. Literal hits on names, rare words and cities are never overtaken by it. */
  readonly nearness?: Nearness | undefined;
};

export type IndexHit = { readonly coach: CoachState; readonly score: number };
/** A slip and the word of profiles that was searched in its place; both folded. */
export type Correction = { readonly typed: string; readonly used: string };

/** By plate number, by category and by value of a fact: how many there are with the other filters kept. */
export type Facets = {
  readonly cities: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<string, number>;
  readonly facts: Readonly<Record<FactFacet, ReadonlyMap<string, number>>>;
  readonly totalWithoutCity: number;
  readonly totalWithoutCategory: number;
  readonly totalWithoutFacts: number;
};

export type IndexResult = Facets & {
  /** How many are close enough to count as found. */
  readonly total: number;
  /** How many more have something to do with the words, counted up to LIMITS.searchFarCounted. */
  readonly farTotal: number;
  /** What a coach scores who has what the query asks for; 0 without words. */
  readonly fullScore: number;
  /** Whether the words leave open what is needed, so that many are close to what may be meant. */
  readonly isUnsure: boolean;
  readonly hits: readonly IndexHit[];
  /** What was really searched: corrected words in the place of unknown ones. */
  readonly read: ParsedQuery;
  readonly corrections: readonly Correction[];
};

export type IndexSuggestions = {
  readonly coaches: readonly CoachState[];
  readonly phrases: readonly { readonly text: string; readonly count: number }[];
};

/** Asks for coaches who share most with one. */
export type AlikeQuery = {
  /** The coach, who is never among them. */
  readonly id: string;
  readonly categoryIds: readonly string[];
  /** '' when it is none of the 81. */
  readonly cityId: string;
  readonly size: number;
  /** Equals come in the order of this day. */
  readonly day: number;
};
/** A shared topic counts more than any city. */
export const ALIKE_WEIGHTS = { category: 2, city: 1 } as const;

/** When a write must be searchable: at once (somebody waits for it), or when it suits the index (thousands follow). */
export type Urgency = 'now' | 'soon';

/** Two indexes with the same fingerprint hold the same documents in the same versions. */
export type Fingerprint = { readonly count: number; readonly checksum: number };

/** Thrown by every method when the index does not answer in time. */
export class IndexUnavailable extends Error {
  override readonly name = 'IndexUnavailable';
}

/** What the service needs of a search engine. Every adapter passes `port.contract.ts`. */
export type SearchIndex = {
  /** Shown at start: "Search index: embedded". */
  readonly kind: 'embedded' | 'elasticsearch';
  /** Adds or replaces. A document that is there in the same or a newer version stays as it is. */
  upsert(documents: readonly SearchDocument[], urgency: Urgency): Promise<void>;
  /** Removes, and keeps older versions that come late from coming back. */
  remove(removals: readonly Removal[], urgency: Urgency): Promise<void>;
  search(query: IndexQuery): Promise<IndexResult>;
  /** A coach that is in the index; null otherwise. */
  get(id: string): Promise<CoachState | null>;
  /** Whoever shares a category or the city, most shared first. */
  alike(query: AlikeQuery): Promise<readonly IndexHit[]>;
  /** @param typed folded words; each must begin a word of a name, all together must begin a phrase */
  suggest(typed: readonly string[], language: Language, limit: number): Promise<IndexSuggestions>;
  /**
   * Fills a new index from `source` and puts it in the old one's place; searches and writes go on meanwhile.
   * @param space whose vectors it is to hold; others are passed over
   */
  rebuild(source: AsyncIterable<readonly SearchDocument[]>, space?: VectorSpace): Promise<void>;
  /** Whether vectors of a space can be searched; when not, a rebuild has to come first. */
  holds(space: VectorSpace): Promise<boolean>;
  fingerprint(): Promise<Fingerprint>;
  isHealthy(): Promise<boolean>;
  close(): Promise<void>;
};
