import { inLanguage, LANGUAGES, nameKey } from '@pusula/contracts';
import { type Database, localisedColumn } from '@pusula/service-kit/db';
import type { Log } from '@pusula/service-kit/log';
import type { Clock } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import { fold } from '../analysis/fold.ts';
import { DOMAIN_WORDS, QUESTION_WORDS } from '../analysis/stop-words.ts';
import { prefixOf } from '../analysis/terms.ts';
import { splitWords } from '../analysis/words.ts';
import { freshValue } from '../fresh-value.ts';
import { loadCategories } from '../projection/category-table.ts';
import { type Categories, visibleCategories } from '../projection/category-tree.ts';
import { madeOfCategories } from './made-of-categories.ts';

/** Another replica's change is seen after this long at most. */
const MAXIMUM_AGE_MS = 500;
/** Further words belong to no name. */
const LONGEST_NAME = 6;

/** A category that a text names, and which share of its telling words the name is: 0 to 1; those of all categories add up to 1 at most. */
export type Named = { readonly categoryId: string; readonly share: number };
/** The categories that a text names. */
export type CategoryNames = (text: string) => readonly Named[];
/** What else a category is called. */
type OtherNames = { readonly id: string; readonly names: readonly string[] };

export const NO_NAMES: CategoryNames = () => [];

/** What people call the categories. While the database is away it is what they were last called. */
export function categoryNames({ db, clock, log }: { db: Database; clock: Clock; log: Log }): () => Promise<CategoryNames> {
  const readNames = madeOfCategories(async (tx) => namesOf(await loadCategories(tx), await loadOtherNames(tx)));
  return freshValue({
    load: () => readNames(db.manager),
    maximumAgeMs: MAXIMUM_AGE_MS,
    clock,
    log,
    problem: 'names of categories cannot be read: those last seen count',
  });
}

const OTHER_NAMES = LANGUAGES.map((language) => localisedColumn('also_called', language)).join(' || ');
const loadOtherNames = (db: EntityManager): Promise<OtherNames[]> =>
  db.query(`select id, ${OTHER_NAMES} as names from category_examples where cardinality(${OTHER_NAMES}) > 0 order by id`);

type Ids = ReadonlySet<string>;

/**
 * Pure: finds in texts the names of visible categories, and what else those are called. Letters count as they were typed; where none has a mark, a name that is
 * written with some is meant, unless the letters are a name as they stand. Names of several words are found with other endings and as verbs, too.
 */
export function namesOf(categories: Categories, otherNames: readonly OtherNames[]): CategoryNames {
  const others = new Map(otherNames.map(({ id, names }) => [id, names]));
  const idsByName = () => new Map<string, Set<string>>();
  const [written, folded, begun, done] = [idsByName(), idsByName(), idsByName(), idsByName()];
  for (const category of visibleCategories([...categories.keys()].sort(), categories)) {
    const { id } = category;
    const names = LANGUAGES.map((language) => inLanguage(category, 'name', language));
    for (const name of [...names, ...(others.get(id) ?? [])]) {
      const words = splitWords(name).map(readWord);
      addTo(written, together(words, 'written'), id);
      addTo(folded, together(words, 'folded'), id);
      if (words.length === 1) continue;
      addTo(begun, together(words, 'begun'), id);
      addTo(done, together(words, 'done'), id);
    }
  }
  const called = (words: readonly Word[]) =>
    written.get(together(words, 'written')) ??
    (words.some(hasMarks) ? undefined : folded.get(together(words, 'folded'))) ??
    begun.get(together(words, 'begun')) ??
    done.get(together(words, 'done'));
  return (text) => namedIn(splitWords(text).map(readWord), called);
}

function addTo(names: Map<string, Set<string>>, key: string, id: string): void {
  const ids = names.get(key) ?? new Set();
  names.set(key, ids.add(id));
}

/** Turkish makes nouns of verbs in three ways: who types `işe dönmek` means what is called `işe dönüş`. */
const VERBAL_NOUN = /(?<=..)(?:m[ae]k?|[iu]s)$/;

/** A word as names are compared by it: as it is written, without marks, by how it begins, and by how the verb begins that it may be a noun of. */
type Word = { readonly written: string; readonly folded: string; readonly begun: string; readonly done: string };

function readWord(word: string): Word {
  const folded = fold(word);
  return { written: nameKey(word), folded, begun: prefixOf(folded), done: prefixOf(folded.replace(VERBAL_NOUN, '')) };
}
const together = (words: readonly Word[], by: keyof Word): string => words.map((word) => word[by]).join(' ');
const hasMarks = ({ written, folded }: Word): boolean => written !== folded;

/** Words that every search may say tell nothing, unless they are part of a name. */
const isTelling = ({ folded }: Word): boolean => !QUESTION_WORDS.has(folded) && !DOMAIN_WORDS.has(folded);

/** From the left, the longest names that follow one another. */
function namedIn(words: readonly Word[], called: (words: readonly Word[]) => Ids | undefined): readonly Named[] {
  const counts = new Map<string, number>();
  let telling = 0;
  for (let at = 0; at < words.length; ) {
    const [length, ids] = longestName(words.slice(at, at + LONGEST_NAME), called);
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + length / ids.size);
    telling += length > 0 ? length : Number(isTelling(words[at] as Word));
    at += Math.max(1, length);
  }
  return [...counts].map(([categoryId, count]) => ({ categoryId, share: count / telling }));
}

const NOBODYS: Ids = new Set();

function longestName(words: readonly Word[], called: (words: readonly Word[]) => Ids | undefined): readonly [number, Ids] {
  for (let length = words.length; length > 0; length--) {
    const ids = called(words.slice(0, length));
    if (ids) return [length, ids];
  }
  return [0, NOBODYS];
}
