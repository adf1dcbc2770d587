import type * as contracts from '@pusula/contracts';
import { addDays, daysUntil, LIMITS, localDay, type SearchStats } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import { dailyMean } from './daily-mean.ts';
import type { Tally } from './search-counts.ts';

/** What visitors searched for in the last days, beside as many days before them. */
export const searchStats =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Handler<typeof contracts.searchStats> =>
  ({ input: { days } }) =>
    db.transaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read, read only');
      const now = clock.now();
      const today = localDay(now);
      const from = addDays(today, 1 - days);
      return {
        searchStats: {
          days,
          ...compared(await totals(tx), daysUntil(today, days)),
          words: await askedWords(tx, from, 'searches'),
          wordsWithoutResult: await askedWords(tx, from, 'without_result'),
          byCategory: await tx.query(
            `select category_id as id, sum(searches)::int as searches from search_count
             where day >= $1 and category_id <> '' group by id order by searches desc, id`,
            [from],
          ),
          at: now.toISOString(),
        },
      };
    });

type Totals = ReadonlyMap<string, Tally>;
type Row = Tally & { readonly day: string };

/** All searches by day, in the order of the days. */
async function totals(tx: EntityManager): Promise<Totals> {
  const rows = await tx.query<Row[]>(
    `select day::text as day, searches, without_result as "withoutResult" from search_count where category_id = '' order by day`,
  );
  return new Map(rows.map(({ day, ...tally }) => [day, tally]));
}

const NOTHING: Tally = { searches: 0, withoutResult: 0 };

/** Pure: the days of a period beside those before it. Nothing is compared with days that were not counted, or not all of them. */
function compared(counted: Totals, days: readonly string[]): Pick<SearchStats, 'perDay' | 'dailySearches' | 'withoutResultRatio'> {
  const [begin = ''] = counted.keys();
  const today = days.at(-1) ?? '';
  const before = days.map((day) => addDays(day, -days.length));
  const isComparable = begin !== '' && begin <= (before[0] ?? '');
  const [now, then] = [countedOf(counted, days), countedOf(counted, before)];
  const mean = dailyMean(now, today);
  return {
    perDay: days.map((day, place) => ({
      day,
      ...(counted.get(day) ?? NOTHING),
      isCounted: counted.has(day),
      before: counted.get(before[place] ?? '')?.searches ?? null,
    })),
    dailySearches: { now: mean.mean, days: mean.days, before: isComparable ? dailyMean(then, today).mean : null },
    withoutResultRatio: { now: share(sum(now)), before: isComparable ? share(sum(then)) : null },
  };
}

/** Pure: those of the days that were counted. */
const countedOf = (counted: Totals, days: readonly string[]): Row[] =>
  days.flatMap((day) => {
    const tally = counted.get(day);
    return tally ? [{ day, ...tally }] : [];
  });

const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (all, { searches, withoutResult }) => ({
      searches: all.searches + searches,
      withoutResult: all.withoutResult + withoutResult,
    }),
    NOTHING,
  );
const share = ({ searches, withoutResult }: Tally): number | null => (searches === 0 ? null : withoutResult / searches);

/** The words that most searches had, in the spelling of most days. @param by which of the searches */
const askedWords = (tx: EntityManager, from: string, by: 'searches' | 'without_result'): Promise<SearchStats['words']> =>
  tx.query(
    `select mode() within group (order by words) as words, sum(${by})::int as searches from search_words_count
     where day >= $1 group by digest having sum(searches) >= $2 and sum(${by}) > 0 and count(words) > 0
     order by sum(${by}) desc, words limit $3`,
    [from, LIMITS.searchWordsShownFrom, LIMITS.searchWordsShown],
  );
