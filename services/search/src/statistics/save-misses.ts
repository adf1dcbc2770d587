import { addDays, LIMITS, SERVER_LIMITS } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import type { DayMisses } from './miss-counts.ts';
import { inOrder, revealWords, wordsDigest } from './save-counts.ts';

/** Adds misses to what is kept, whichever replica they come from. */
export async function saveMisses(
  tx: EntityManager,
  days: readonly DayMisses[],
  wordsADay: number = SERVER_LIMITS.searchWordsADay,
): Promise<void> {
  for (const misses of days) {
    await addTopics(tx, misses);
    if (misses.words.length > 0) await addWords(tx, misses, wordsADay);
  }
}

async function addTopics(tx: EntityManager, { day, topics }: DayMisses): Promise<void> {
  const rows = inOrder(new Map(topics.map((topic) => [`${topic.categoryId} ${topic.cityId}`, topic]))).map(([, topic]) => topic);
  await tx.query(
    `insert into search_miss_count (day, category_id, city_id, searches, without_result)
     select $1, * from unnest($2::text[], $3::text[], $4::int[], $5::int[])
     on conflict (day, category_id, city_id) do update set
       searches = search_miss_count.searches + excluded.searches, without_result = search_miss_count.without_result + excluded.without_result`,
    [
      day,
      rows.map(({ categoryId }) => categoryId),
      rows.map(({ cityId }) => cityId),
      rows.map(({ searches }) => searches),
      rows.map(({ withoutResult }) => withoutResult),
    ],
  );
}

async function addWords(tx: EntityManager, { day, words }: DayMisses, wordsADay: number): Promise<void> {
  const digestOf = await wordsDigest(tx);
  const rows = inOrder(new Map(words.map((one) => [digestOf(`${one.language} ${one.folded}`), one])));
  const digests = rows.map(([digest]) => digest);
  await tx.query(
    `insert into search_miss_words_count (day, digest, language, searches, without_result)
     select $1, added.* from unnest($2::text[], $3::text[], $4::int[], $5::int[]) as added (digest, language, searches, without_result)
     where (select count(*) from search_miss_words_count where day = $1) < $6
       or exists (select 1 from search_miss_words_count known where known.day = $1 and known.digest = added.digest)
     on conflict (day, digest) do update set
       searches = search_miss_words_count.searches + excluded.searches,
       without_result = search_miss_words_count.without_result + excluded.without_result`,
    [
      day,
      digests,
      rows.map(([, { language }]) => language),
      rows.map(([, { searches }]) => searches),
      rows.map(([, { withoutResult }]) => withoutResult),
      wordsADay,
    ],
  );
  await revealWords(
    tx,
    { table: 'search_miss_words_count', since: addDays(day, -SERVER_LIMITS.searchWordsKeptDays), shownFrom: LIMITS.missedWordsShownFrom },
    new Map(rows.map(([digest, { written }]) => [digest, written])),
  );
}

/** Forgets the misses of long ago, and words that nobody is shown after a week. */
export async function forgetMisses(tx: EntityManager, day: string): Promise<void> {
  for (const table of ['search_miss_count', 'search_miss_words_count'])
    await tx.query(`delete from ${table} where day <= $1`, [addDays(day, -SERVER_LIMITS.searchWordsKeptDays)]);
  await tx.query('delete from search_miss_words_count where words is null and day <= $1', [
    addDays(day, -SERVER_LIMITS.rareMissedWordsKeptDays),
  ]);
}
