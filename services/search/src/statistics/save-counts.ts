import { createHash } from 'node:crypto';
import { addDays, LIMITS, SERVER_LIMITS } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import type { DayCounts } from './search-counts.ts';

/** Adds counts to what is kept, whichever replica they come from; in one transaction, so that a batch that comes again is not counted twice. */
export async function saveCounts(
  tx: EntityManager,
  days: readonly DayCounts[],
  wordsADay: number = SERVER_LIMITS.searchWordsADay,
): Promise<void> {
  for (const counts of days) {
    await addTotals(tx, counts);
    if (counts.words.size > 0) await addWords(tx, counts, wordsADay);
  }
}

/** In the order of the keys: two replicas that write the same rows wait for each other in place of standing in each other's way. */
export const inOrder = <Value>(counts: ReadonlyMap<string, Value>) => [...counts].sort(([one], [other]) => (one < other ? -1 : 1));

async function addTotals(tx: EntityManager, { day, all, categories }: DayCounts): Promise<void> {
  const rows = inOrder(new Map([['', all], ...categories]));
  await tx.query(
    `insert into search_count (day, category_id, searches, without_result)
     select $1, * from unnest($2::text[], $3::int[], $4::int[])
     on conflict (day, category_id) do update set
       searches = search_count.searches + excluded.searches, without_result = search_count.without_result + excluded.without_result`,
    [day, rows.map(([id]) => id), rows.map(([, { searches }]) => searches), rows.map(([, { withoutResult }]) => withoutResult)],
  );
}

async function addWords(tx: EntityManager, { day, words }: DayCounts, wordsADay: number): Promise<void> {
  const digestOf = await wordsDigest(tx);
  const rows = inOrder(new Map([...words].map(([folded, counted]) => [digestOf(folded), counted])));
  const digests = rows.map(([digest]) => digest);
  await tx.query(
    `insert into search_words_count (day, digest, searches, without_result)
     select $1, added.* from unnest($2::text[], $3::int[], $4::int[]) as added (digest, searches, without_result)
     where (select count(*) from search_words_count where day = $1) < $5
       or exists (select 1 from search_words_count known where known.day = $1 and known.digest = added.digest)
     on conflict (day, digest) do update set
       searches = search_words_count.searches + excluded.searches,
       without_result = search_words_count.without_result + excluded.without_result`,
    [day, digests, rows.map(([, { searches }]) => searches), rows.map(([, { withoutResult }]) => withoutResult), wordsADay],
  );
  await revealWords(
    tx,
    { table: 'search_words_count', since: addDays(day, -SERVER_LIMITS.searchWordsKeptDays), shownFrom: LIMITS.searchWordsShownFrom },
    new Map(rows.map(([digest, { written }]) => [digest, written])),
  );
}

/** @returns what words rest as until enough searches had them */
export async function wordsDigest(tx: EntityManager): Promise<(folded: string) => string> {
  const [{ salt }] = await tx.query<[{ salt: string }]>('select salt from search_words_salt');
  return (folded) => createHash('sha256').update(`${salt} ${folded}`).digest('base64url');
}

type Reveal = { readonly table: 'search_words_count' | 'search_miss_words_count'; readonly since: string; readonly shownFrom: number };

/** Keeps words as they are written once so many searches had them that they lead to nobody. @param written by digest */
export async function revealWords(
  tx: EntityManager,
  { table, since, shownFrom }: Reveal,
  written: ReadonlyMap<string, string>,
): Promise<void> {
  const often = await tx.query<{ digest: string }[]>(
    `select digest from ${table} where digest = any($1) and day > $2
     group by digest having sum(searches) >= $3 and bool_or(words is null) order by digest`,
    [[...written.keys()], since, shownFrom],
  );
  if (often.length === 0) return;
  const digests = often.map(({ digest }) => digest);
  await tx.query(
    `update ${table} as counted set words = known.words
     from unnest($1::text[], $2::text[]) as known (digest, words) where counted.digest = known.digest and counted.words is null`,
    [digests, digests.map((digest) => written.get(digest))],
  );
}

/** Notes that a day is counted, also when nobody searches on it, and forgets those of long ago. Totals are kept for as long as a period is compared with. */
export async function beginDay(tx: EntityManager, day: string): Promise<void> {
  await tx.query(`insert into search_count values ($1, '', 0, 0) on conflict do nothing`, [day]);
  const longest = Math.max(...LIMITS.statsPeriods);
  await tx.query('delete from search_count where day <= $1', [addDays(day, -2 * longest)]);
  await tx.query('delete from search_words_count where day <= $1', [addDays(day, -SERVER_LIMITS.searchWordsKeptDays)]);
}
