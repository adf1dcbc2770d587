import type { search as contract, InputOf, ReplyOf } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import { fold } from '../analysis/fold.ts';
import { splitWords } from '../analysis/words.ts';
import type { Deps } from '../deps.ts';
import { type Categories, withAncestors } from '../documents/category-tree.ts';
import { splitCities } from '../query/split-cities.ts';

type Needs = Pick<Deps, 'searchCounts' | 'missCounts' | 'categories' | 'intents'>;

/** The search, counted once it is answered: neither does it wait for that, nor can it fail by it. */
export const countSearches =
  (deps: Needs, search: Handler<typeof contract>): Handler<typeof contract> =>
  async (request) => {
    const reply = await search(request);
    if (request.input.keyword !== '' && reply.page === 1)
      void deps.categories
        .get()
        .then((known) => count(deps, request.input, reply, known))
        .catch(() => undefined);
    return reply;
  };

function count(
  { searchCounts, missCounts, intents }: Needs,
  input: InputOf<typeof contract>,
  reply: ReplyOf<typeof contract>,
  known: Categories,
) {
  searchCounts.count(answered(input, reply, known));
  const { id, keyword, language, refines } = input;
  const model = intents.current();
  const cities = [...new Set([input.city, ...input.cities])].filter(Boolean);
  if (reply.total === 0) missCounts.count({ id, keyword, language, cities, isWithoutResult: true }, model);
  if (refines && isAnotherNeed(refines.keyword, keyword))
    missCounts.count({ ...refines, language, cities: [], isWithoutResult: false }, model);
}

/** Pure: whether the second keyword says something else than the first: another city, case or order of the same words is no sign of a bad answer. */
function isAnotherNeed(before: string, after: string): boolean {
  const words = (keyword: string) => [...new Set(splitWords(splitCities(keyword).rest).map(fold))].sort().join(' ');
  const [one, other] = [words(before), words(after)];
  return one !== '' && other !== '' && one !== other;
}

/** Pure: what is counted of a search. */
function answered(
  { id, keyword, language, categoryId, categoryIds }: InputOf<typeof contract>,
  reply: ReplyOf<typeof contract>,
  known: Categories,
) {
  const tops = [categoryId, ...categoryIds].flatMap((chosen) => withAncestors(chosen, known).at(-1)?.id ?? []);
  return {
    id,
    keyword,
    language,
    total: reply.total,
    isForSomebody: reply.coaches.some(({ reasons }) => reasons.some(({ kind }) => kind === 'name')),
    categoryIds: [...new Set(tops)],
  };
}
