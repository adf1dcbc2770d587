import { type lately as contract, LIMITS, NO_FACTS } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { orSearchFailed } from '../index/search-failed.ts';
import { parseQuery } from '../query/parse-query.ts';

/** So many are looked at for some that show their faces. */
const LOOKED_AT = 12;

/** What many people searched for lately, and some of the coaches in the fair order of the day. */
export const lately =
  ({ index, orderDay, popularSearches }: Pick<Deps, 'index' | 'orderDay' | 'popularSearches'>): Handler<typeof contract> =>
  async ({ input: { language } }) => {
    const { hits } = await orSearchFailed(
      index.search({
        read: parseQuery(''),
        language,
        cityIds: [],
        categoryIds: [],
        facts: NO_FACTS,
        from: 0,
        size: LOOKED_AT,
        day: orderDay(),
        far: false,
      }),
    );
    return {
      words: [...(await popularSearches.in(language))],
      coaches: hits
        .filter(({ coach }) => coach.imageUrl !== '')
        .slice(0, LIMITS.latelyCoaches)
        .map(({ coach: { id, slug, firstName, lastName, imageUrl } }) => ({ id, slug, firstName, lastName, imageUrl })),
    };
  };
