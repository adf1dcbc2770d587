import type * as contracts from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { wholeTree } from './tree.ts';

/** All categories as a tree, inactive ones included, as the database has them now: admins must not work on what was a moment ago. */
export const listCategories =
  ({ cache }: Deps): Handler<typeof contracts.listCategories> =>
  async ({ input }) => ({ categories: wholeTree(await cache.get(false), input.language) });
