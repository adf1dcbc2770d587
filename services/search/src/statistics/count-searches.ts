import { chosenFactCount, search as contract, type InputOf, LIMITS, type ReplyOf } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import { fold } from '../analysis/fold.ts';
import { splitWords } from '../analysis/words.ts';
import type { Deps } from '../deps.ts';
import { type Categories, withAncestors } from '../projection/category-tree.ts';
import { splitCities } from '../query/split-cities.ts';

type Search = Handler<typeof contract>;
type Request = Parameters<Search>[0];
type Reply = ReplyOf<typeof contract>;
type Needs = Pick<Deps, 'searchCounts' | 'missCounts' | 'categories' | 'intents'>;

/** The search, counted once it is answered: neither does it wait for that, nor can it fail by it. What somebody in danger types is not counted. */
export const countSearches =
  (deps: Needs, search: Search): Search =>
  async (request) => {
    const reply = await search(request);
    const isCounted = request.input.keyword !== '' && reply.page === 1 && reply.urgentHelp === null;
    if (isCounted) void count(deps, search, request, reply).catch(() => undefined);
    return reply;
  };

async function count({ searchCounts, missCounts, categories, intents }: Needs, search: Search, request: Request, reply: Reply) {
  const { input } = request;
  const { id, keyword, language, exact, refines } = input;
  // Whoever is left out by filters, or comes after those who are close, is to be found all the same.
  const everybody = isNarrowed(input) ? await search({ ...request, input: contract.input.parse({ id, keyword, language, exact }) }) : reply;
  searchCounts.count(answered(input, reply, isForSomebody(everybody), await categories.get()));
  const model = intents.current();
  const cities = [...new Set([input.city, ...input.cities])].filter(Boolean);
  if (reply.total === 0 && !isForSomebody(everybody)) missCounts.count({ id, keyword, language, cities, isWithoutResult: true }, model);
  if (!refines || !isAnotherNeed(refines.keyword, keyword)) return;
  // The name of a coach is kept nowhere, and that somebody searched for another thing afterwards is no sign of a bad answer.
  const before = await search({ ...request, input: contract.input.parse({ ...refines, language }) });
  if (!isForSomebody(before) && before.urgentHelp === null)
    missCounts.count({ ...refines, language, cities: [], isWithoutResult: false }, model);
}

/** Pure: whether the second keyword says something else than the first: another city, case or order of the same words is no sign of a bad answer. */
function isAnotherNeed(before: string, after: string): boolean {
  const words = (keyword: string) => [...new Set(splitWords(splitCities(keyword).rest).map(fold))].sort().join(' ');
  const [one, other] = [words(before), words(after)];
  return one !== '' && other !== '' && one !== other;
}

/** Pure: whether it found coaches by their names. */
const isForSomebody = ({ coaches }: Reply): boolean => coaches.some(({ reasons }) => reasons.some(({ kind }) => kind === 'name'));

/** Pure: whether it asks for less than all that its words find. */
const isNarrowed = (input: InputOf<typeof contract>): boolean =>
  input.far ||
  input.pageSize < LIMITS.searchPageSize ||
  chosenFactCount(input) > 0 ||
  [input.city, ...input.cities, input.categoryId, ...input.categoryIds].some((chosen) => chosen !== '');

/** Pure: what is counted of a search. @param isForSomebody whether a coach is to be found by its words as a name */
function answered(
  { id, keyword, language, categoryId, categoryIds }: InputOf<typeof contract>,
  reply: Reply,
  isForSomebody: boolean,
  known: Categories,
) {
  const tops = [categoryId, ...categoryIds].flatMap((chosen) => withAncestors(chosen, known).at(-1)?.id ?? []);
  return {
    id,
    keyword,
    language,
    total: reply.total,
    isForSomebody,
    categoryIds: [...new Set(tops)],
  };
}
