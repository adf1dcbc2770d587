import { addDays, type searchMisses as contract, exampleKey, findCity, LIMITS, localDay, type SearchMisses } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import type { Deps } from '../deps.ts';
import type { IntentModel } from '../intents/intent-model.ts';
import type { Categories } from '../projection/category-tree.ts';
import { countSupply, type Supply } from './count-supply.ts';
import { exampleOwners } from './example-owners.ts';
import { topicOf } from './miss-counts.ts';
import type { Tally } from './search-counts.ts';

/** What visitors searched for without a good answer in the last days, by topic and city beside the coaches there are. */
export const searchMisses = ({
  db,
  clock,
  intents,
  categories,
}: Pick<Deps, 'db' | 'clock' | 'intents' | 'categories'>): Handler<typeof contract> => {
  const readOwners = exampleOwners();
  return async ({ input: { days } }) => {
    const known = await categories.get();
    return db.transaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read, read only');
      const now = clock.now();
      const from = addDays(localDay(now), 1 - days);
      const counted = await countedTopics(tx, from, known);
      const ids = new Set(counted.flatMap(({ categoryId }) => categoryId ?? []));
      return {
        searchMisses: {
          days,
          ...sum(counted),
          topics: topics(counted, await countSupply(tx, [...ids], known)),
          words: (await missedWords(tx, from)).map(readWith({ known, model: intents.current(), ownerOf: await readOwners(tx) })),
          at: now.toISOString(),
        },
      };
    });
  };
};

type TopicRow = Tally & { readonly categoryId: string | null; readonly cityId: string };

/** A category that was deleted is the one that its coaches went to, or none. */
async function countedTopics(tx: EntityManager, from: string, known: Categories): Promise<TopicRow[]> {
  const rows = await tx.query<(Tally & { categoryId: string; cityId: string })[]>(
    `select category_id as "categoryId", city_id as "cityId", sum(searches)::int as searches, sum(without_result)::int as "withoutResult"
     from search_miss_count where day >= $1 group by category_id, city_id`,
    [from],
  );
  return rows.map((row) => ({ ...row, categoryId: known.get(row.categoryId)?.id ?? null }));
}

const sum = (tallies: readonly Tally[]): Tally => ({
  searches: tallies.reduce((all, { searches }) => all + searches, 0),
  withoutResult: tallies.reduce((all, { withoutResult }) => all + withoutResult, 0),
});
const isShown = ({ searches }: Pick<Tally, 'searches'>) => searches >= LIMITS.missedWordsShownFrom;
const mostFirst = (one: Pick<Tally, 'searches'>, other: Pick<Tally, 'searches'>) => other.searches - one.searches;

/** Pure: the topics that enough searches had, those without a category last. */
function topics(rows: readonly TopicRow[], supply: Supply): SearchMisses['topics'] {
  return [...Map.groupBy(rows, ({ categoryId }) => categoryId)]
    .map(([categoryId, ofTopic]) => ({
      categoryId,
      ...sum(ofTopic),
      coaches: supply(categoryId),
      cities: [...Map.groupBy(ofTopic, ({ cityId }) => cityId)]
        .map(([id, inCity]) => ({ id, name: findCity(id)?.name ?? '', ...sum(inCity) }))
        .filter((city) => city.name !== '' && isShown(city))
        .sort(mostFirst)
        .map(({ id, name, searches }) => ({ id, name, searches, coaches: supply(categoryId, id) })),
    }))
    .filter(isShown)
    .sort((one, other) => Number(one.categoryId === null) - Number(other.categoryId === null) || mostFirst(one, other));
}

type CountedWords = Omit<SearchMisses['words'][number], 'categoryId' | 'givenTo'>;

/** The same words typed on pages of both languages are one row, of the language that most typed them in. @param rows most searches first */
const inAnyLanguage = (rows: readonly CountedWords[]): CountedWords[] =>
  [...Map.groupBy(rows, ({ words }) => exampleKey(words)).values()]
    .map((same) => ({ ...(same[0] as CountedWords), ...sum(same) }))
    .sort(mostFirst);

/** The words that enough searches had, in the spelling of most days. */
async function missedWords(tx: EntityManager, from: string): Promise<readonly CountedWords[]> {
  const rows = await tx.query<CountedWords[]>(
    `select mode() within group (order by words) as words, min(language) as language,
            sum(searches)::int as searches, sum(without_result)::int as "withoutResult"
     from search_miss_words_count where day >= $1
     group by digest having sum(searches) >= $2 and count(words) > 0 order by sum(searches) desc, words limit $3`,
    [from, LIMITS.missedWordsShownFrom, LIMITS.missedWordsShown],
  );
  return inAnyLanguage(rows);
}

type Reading = { readonly known: Categories; readonly model: IntentModel; readonly ownerOf: ReadonlyMap<string, string> };

/** What the search makes of words now. */
const readWith =
  ({ known, model, ownerOf }: Reading) =>
  (row: CountedWords): SearchMisses['words'][number] => {
    const owner = ownerOf.get(exampleKey(row.words)) ?? '';
    return {
      ...row,
      categoryId: known.get(topicOf(row.words, model) ?? '')?.id ?? null,
      givenTo: known.get(owner)?.id === owner ? owner : null,
    };
  };
