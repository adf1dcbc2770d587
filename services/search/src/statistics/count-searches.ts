import type { search as contract, InputOf, ReplyOf } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit';
import type { Deps } from '../deps.ts';
import { type Categories, withAncestors } from '../documents/category-tree.ts';

/** The search, counted once it is answered: neither does it wait for that, nor can it fail by it. */
export const countSearches =
  ({ searchCounts, categories }: Pick<Deps, 'searchCounts' | 'categories'>, search: Handler<typeof contract>): Handler<typeof contract> =>
  async (request) => {
    const reply = await search(request);
    if (request.input.keyword !== '' && reply.page === 1)
      void categories
        .get()
        .then((known) => searchCounts.count(answered(request.input, reply, known)))
        .catch(() => undefined);
    return reply;
  };

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
