import { byLanguage, type CoachState, LANGUAGES, type Language, LIMITS } from '@pusula/contracts';
import { documentChecksum } from '../../analysis/hashes.ts';
import { leastScore, leavesOpen, scoreScale } from '../../query/closeness.ts';
import { withMeantSpellings } from '../../query/meant-spellings.ts';
import { type ParsedQuery, withCorrections } from '../../query/parse-query.ts';
import type { QueryWord } from '../../query/query-words.ts';
import type {
  AlikeQuery,
  Correction,
  Fingerprint,
  IndexHit,
  IndexQuery,
  IndexResult,
  IndexSuggestions,
  Removal,
  SearchDocument,
} from '../port.ts';
import { browse } from './browse.ts';
import { collect } from './collect.ts';
import { correctWord } from './corrections.ts';
import { DocValues } from './doc-values.ts';
import { filtersOf } from './facets.ts';
import { IntentLists } from './intent-lists.ts';
import { LanguageIndex } from './language-index.ts';
import { mostAlike } from './most-alike.ts';
import { NamedTerms } from './named-terms.ts';
import { nearnessGains } from './nearest.ts';
import { Scan } from './scan.ts';
import { closeScore, gainListsOf } from './scoring.ts';
import { Suggestions } from './suggestions.ts';
import { Vocabulary } from './vocabulary.ts';

/**
 * One generation of the embedded index. Documents are numbered as they come; a replaced one gets a new number and its old number dies, so lists
 * only ever grow at their end. What died is left behind when the next generation is built.
 */
export class Collection {
  readonly #documents: (SearchDocument | undefined)[] = [];
  readonly #numbers = new Map<string, number>();
  /** The newest version seen of every id, removed ones included. */
  readonly #versions = new Map<string, number>();
  readonly #vocabulary = new Vocabulary();
  readonly #languages = byLanguage((language) => new LanguageIndex(language, this.#vocabulary));
  readonly #concepts = new NamedTerms();
  readonly #names = new NamedTerms();
  readonly #intents = new IntentLists();
  readonly #docValues = new DocValues();
  readonly #suggestions = new Suggestions();
  readonly #scan = new Scan();
  #checksum = 0;

  get live(): number {
    return this.#numbers.size;
  }

  get dead(): number {
    return this.#documents.length - this.live;
  }

  /** Bytes in flat arrays; what the engine's own objects take comes on top. */
  get byteLength(): number {
    const parts = [...Object.values(this.#languages), this.#concepts, this.#names];
    return parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  upsert(document: SearchDocument): void {
    if ((this.#versions.get(document.id) ?? 0) >= document.version) return;
    this.#drop(document.id);
    this.#versions.set(document.id, document.version);
    const number = this.#docValues.add(document);
    this.#documents.push(document);
    this.#numbers.set(document.id, number);
    this.#checksum += documentChecksum(document.id, document.version);
    for (const language of LANGUAGES) this.#languages[language].add(number, document.texts[language]);
    this.#concepts.add(number, document.concepts);
    this.#names.add(number, document.nameWords);
    for (const word of document.nameWords) this.#vocabulary.addUse(this.#vocabulary.number(word));
    this.#intents.add(number, document);
    this.#suggestions.add(document);
  }

  remove({ id, version }: Removal): void {
    if ((this.#versions.get(id) ?? 0) >= version) return;
    this.#drop(id);
    this.#versions.set(id, version);
  }

  #drop(id: string): void {
    const number = this.#numbers.get(id);
    if (number === undefined) return;
    const document = this.#documents[number] as SearchDocument;
    this.#checksum -= documentChecksum(id, document.version);
    this.#suggestions.remove(document);
    for (const language of LANGUAGES) this.#languages[language].dropUses(number);
    for (const word of document.nameWords) this.#vocabulary.removeUse(this.#vocabulary.number(word));
    this.#documents[number] = undefined;
    this.#docValues.drop(number);
    this.#numbers.delete(id);
  }

  search(query: IndexQuery): IndexResult {
    this.#docValues.facts.turnTo(query.day);
    const corrections = this.#corrections(query.read);
    const read = withMeantSpellings(withCorrections(query.read, corrections), (spelling, language) =>
      this.#languages[language].spellingUses(spelling),
    );
    const { page, ...counted } = read.words.length === 0 ? browse(query, this.#docValues, this.#isBefore) : this.#find(query, read);
    const hits = page.map(({ document, score }) => ({ coach: (this.#documents[document] as SearchDocument).coach, score }));
    return { ...counted, hits, read, corrections };
  }

  #find(query: IndexQuery, read: ParsedQuery) {
    const [docValues, languages] = [this.#docValues, this.#languages];
    const near = nearnessGains(query, {
      documents: this.#documents,
      live: this.live,
      languages,
      names: this.#names,
      isName: (word) => this.#suggestions.isName(word),
      isBefore: this.#isBefore,
    });
    const sources = { languages, concepts: this.#concepts, names: this.#names, intents: this.#intents, near };
    const filters = filtersOf(query, docValues);
    const { candidates, best, passedOver } = this.#scan.run(() => gainListsOf(read, query.language, sources), {
      length: docValues.length,
      live: docValues.live,
      isWanted: (document) => filters(document) === 0,
      mostPassedOver: LIMITS.searchFarCounted,
      everybody: query.far,
    });
    const scale = scoreScale(read, this.live);
    const closely = closeScore(read, query.language, languages, candidates);
    const { closeTotal, ...collected } = collect(
      query,
      docValues,
      candidates,
      { least: leastScore(best, scale), closely, filters },
      this.#isBefore,
    );
    const farTotal = Math.min(collected.farTotal + passedOver, LIMITS.searchFarCounted);
    return { ...collected, farTotal, fullScore: scale.full, isUnsure: leavesOpen(read, closeTotal, this.live) };
  }

  get(id: string): CoachState | null {
    const number = this.#numbers.get(id);
    return number === undefined ? null : (this.#documents[number] as SearchDocument).coach;
  }

  alike(query: AlikeQuery): IndexHit[] {
    return mostAlike(query, this.#docValues, (number) => this.#id(number)).map(({ document, score }) => ({
      coach: (this.#documents[document] as SearchDocument).coach,
      score,
    }));
  }

  /** Of unknown words, those of which profiles know neither the beginning nor the stem: the others are found as they are. */
  #corrections({ unknownWords }: ParsedQuery): Correction[] {
    const isFound = (word: QueryWord) => LANGUAGES.some((language) => this.#languages[language].has(word));
    return unknownWords.flatMap((word) => {
      const used = isFound(word) ? undefined : correctWord(word, this.#vocabulary);
      return used === undefined ? [] : [{ typed: word.folded, used }];
    });
  }

  /** Equals come in an order that has nothing to do with who they are. */
  readonly #isBefore = (one: number, other: number): boolean =>
    (this.#docValues.shuffle.values[one] as number) < (this.#docValues.shuffle.values[other] as number);

  #id(number: number): string {
    return (this.#documents[number] as SearchDocument).id;
  }

  suggest(typed: readonly string[], language: Language, limit: number): IndexSuggestions {
    return this.#suggestions.find(typed, language, limit);
  }

  fingerprint(): Fingerprint {
    return { count: this.live, checksum: this.#checksum };
  }

  /** Removed ids with their versions: the next generation must know them, too. */
  *removals(): Generator<Removal> {
    for (const [id, version] of this.#versions) if (!this.#numbers.has(id)) yield { id, version };
  }

  *documents(): Generator<SearchDocument> {
    for (const document of this.#documents) if (document) yield document;
  }
}
