import { addDays, type Language, LIMITS, SERVER_LIMITS } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import { splitWords } from '../analysis/words.ts';
import type { Deps } from '../deps.ts';
import { countedWords } from './counted-words.ts';
import { wordsDigest } from './save-counts.ts';
import type { Tally } from './search-counts.ts';

type Words = Tally & { readonly words: string; readonly language: Language };
/** What was counted on a day that is over, from elsewhere: as counters say it, with words as they were typed. */
export type HistoryDay = Tally & {
  readonly day: string;
  readonly categories: readonly (Tally & { readonly id: string })[];
  readonly words: readonly Words[];
  readonly misses: {
    readonly topics: readonly (Tally & { readonly categoryId: string; readonly cityId: string })[];
    readonly words: readonly Words[];
  };
};

/**
 * Adds the counts of many days at once to a service that has not counted any yet; where it has, nothing is changed, so that importing twice is importing once.
 * @returns how many days were added
 */
export const importHistory =
  ({ db }: Pick<Deps, 'db'>) =>
  async (days: readonly HistoryDay[]): Promise<number> =>
    db.transaction(async (tx) => {
      const last = days.at(-1)?.day ?? '';
      const known = await tx.query<unknown[]>('select 1 from search_count where day < $1 limit 1', [last || null]);
      if (last === '' || known.length > 0) return 0;
      const digestOf = await wordsDigest(tx);
      await addTotals(tx, days);
      await addRows(tx, 'search_miss_count', ['day', 'category_id', 'city_id'], missedTopics(days));
      const since = addDays(last, -SERVER_LIMITS.searchWordsKeptDays);
      const kept = days.filter(({ day }) => day > since);
      await addRows(tx, 'search_words_count', ['day', 'digest', 'words'], searchedWords(kept, digestOf));
      await addRows(tx, 'search_miss_words_count', ['day', 'digest', 'language', 'words'], missedWords(kept, digestOf));
      return days.length;
    });

/** A row for a table of counters: its key, then its tally. */
type Row = Tally & { readonly key: readonly (string | null)[] };

const addTotals = (tx: EntityManager, days: readonly HistoryDay[]) =>
  addRows(
    tx,
    'search_count',
    ['day', 'category_id'],
    days.flatMap(({ day, categories, ...all }) => [
      { ...all, key: [day, ''] },
      ...categories.map(({ id, ...tally }) => ({ ...tally, key: [day, id] })),
    ]),
  );

const missedTopics = (days: readonly HistoryDay[]): Row[] =>
  days.flatMap(({ day, misses }) =>
    misses.topics.map(({ categoryId, cityId, ...tally }) => ({ ...tally, key: [day, categoryId, cityId] })),
  );

const searchedWords = (days: readonly HistoryDay[], digestOf: (folded: string) => string): Row[] =>
  revealed(
    days.flatMap(({ day, words }) => words.map((one) => ({ ...one, day, ...spelled(one) }))),
    ({ folded }) => digestOf(folded),
    LIMITS.searchWordsShownFrom,
  ).map(({ row, digest, words }) => ({ ...row, key: [row.day, digest, words] }));

const missedWords = (days: readonly HistoryDay[], digestOf: (folded: string) => string): Row[] =>
  revealed(
    days.flatMap(({ day, misses }) => misses.words.map((one) => ({ ...one, day, ...spelled(one) }))),
    ({ language, folded }) => digestOf(`${language} ${folded}`),
    LIMITS.missedWordsShownFrom,
  ).map(({ row, digest, words }) => ({ ...row, key: [row.day, digest, row.language, words] }));

const spelled = ({ words, language }: Words) => countedWords(splitWords(words), language);

type Spelled = Words & { readonly folded: string; readonly written: string };

/** Pure: each row with its digest, and with its words where so many searches had them that they lead to nobody. */
function revealed<One extends Spelled>(rows: readonly One[], digestOf: (row: One) => string, shownFrom: number) {
  const withDigests = rows.map((row) => ({ row, digest: digestOf(row) }));
  const searches = new Map<string, number>();
  for (const { row, digest } of withDigests) searches.set(digest, (searches.get(digest) ?? 0) + row.searches);
  return withDigests.map(({ row, digest }) => ({ row, digest, words: (searches.get(digest) ?? 0) >= shownFrom ? row.written : null }));
}

/** Adds rows to a table of counters in one statement. The running day may have been counted already: its words stay as they are known. */
async function addRows(
  tx: EntityManager,
  table: 'search_count' | 'search_miss_count' | 'search_words_count' | 'search_miss_words_count',
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const unique = columns.filter((name) => name !== 'words' && name !== 'language');
  const casts = columns.map((name, place) => `$${place + 1}::${name === 'day' ? 'date' : 'text'}[]`);
  await tx.query(
    `insert into ${table} (${columns.join(', ')}, searches, without_result)
     select * from unnest(${casts.join(', ')}, $${columns.length + 1}::int[], $${columns.length + 2}::int[])
     on conflict (${unique.join(', ')}) do update set
       searches = ${table}.searches + excluded.searches, without_result = ${table}.without_result + excluded.without_result`,
    [
      ...columns.map((_, place) => rows.map(({ key }) => key[place])),
      rows.map(({ searches }) => searches),
      rows.map(({ withoutResult }) => withoutResult),
    ],
  );
}
