import { indexStatus, type ReplyOf } from '@pusula/contracts';
import { aUser, eventually, type TestPostgres } from '@pusula/service-kit/testing';
import type { SearchConfig } from '../config.ts';
import { CATEGORIES, coach, HEALTH, idOf, PEOPLE, SLEEP } from '../testing/people.ts';
import { categorySaid, coachSaid, examplesSaid, type SearchUnderTest, startSearch } from '../testing/search-under-test.ts';

export const admin = aUser({ id: idOf(50), role: 'admin' });
/** In no profile, and of no word in one the beginning or the stem; the test's model sees that `fotoğrafçılık` is in it. */
export const NEAR_WORD = 'doğafotoğrafçı';
export const PHOTOGRAPHER = 9;
export const EVERYBODY = [...PEOPLE.map((person, at) => coach(at + 1, person)), photographer()];
export const COACHES = EVERYBODY.length;

function photographer() {
  return coach(PHOTOGRAPHER, { name: 'Nil Ada', city: 'Van', categoryIds: [HEALTH], tr: ['Fotoğrafçılık', 'Fotoğrafçılıkta ilk adım.'] });
}

/** What is embedded of them: each category's name in two languages and two sentences of one, each coach's texts, and the first two texts of a process. */
export const TEXTS = 2 * CATEGORIES.size + 2 + EVERYBODY.flatMap(({ texts }) => Object.keys(texts)).length + 2;

/** For each step, on a machine that has much else to do. */
const PATIENCE_MS = 120_000;
/** For a whole test. */
export const TEST_MS = 480_000;

/** The search service on a database of its own, which knows a few coaches; with a provider when the configuration says so. */
export async function startFilled(
  postgres: TestPostgres,
  config: Partial<SearchConfig>,
  elasticsearchUrl?: string,
  indexName = 'embeddings',
): Promise<SearchUnderTest> {
  const service = await startSearch(postgres, elasticsearchUrl, indexName, config);
  await service.publish(
    ...[...CATEGORIES].map(([id, state]) => categorySaid(id, 1, state)),
    examplesSaid(SLEEP, 1, ['gözüme uyku girmiyor', 'sabaha kadar tavana bakıyorum']),
  );
  // What is embedded first is embedded even where there is not budget for all.
  await eventually(async () => {
    const [{ known }] = await service.running.db.manager.query(
      'select (select count(*) from category)::int + (select count(*) from category_examples)::int as known',
    );
    if (known !== CATEGORIES.size + 1) throw new Error('not all categories are known yet');
  }, PATIENCE_MS);
  await service.publish(...EVERYBODY.map((one) => coachSaid(one.id, 1, one)));
  await eventually(async () => {
    if ((await service.find({})).total !== COACHES) throw new Error('not everybody is indexed yet');
  }, PATIENCE_MS);
  return service;
}

export const statusOf = (service: SearchUnderTest): Promise<ReplyOf<typeof indexStatus>> => service.callAs(admin)(indexStatus, {});
/** Resolves with the embeddings' status when all that is known was embedded and indexed. */
export const embedded = (service: SearchUnderTest) =>
  eventually(async () => {
    const { embeddings, unindexed, inIndex } = await statusOf(service);
    if (!embeddings || embeddings.embedded !== COACHES || embeddings.waiting > 0 || unindexed > 0 || inIndex !== COACHES)
      throw new Error(`not yet: ${JSON.stringify(embeddings)}`);
    return embeddings;
  }, PATIENCE_MS);
/** Resolves when a search finds by nearness. */
export const findsByNearness = (service: SearchUnderTest) =>
  eventually(async () => {
    // What queries are compared with is looked at every five seconds of a clock that only the test moves.
    service.clock.advance(10_000);
    const [first] = await service.namesOf(NEAR_WORD);
    if (first !== 'Nil') throw new Error(`found ${first}`);
  }, PATIENCE_MS);
