import type * as contracts from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { pickTree } from './pick-tree.ts';
import { activeTree } from './tree.ts';

/** The active categories as a tree, in the order of the marketplace. */
export const getCategories =
  ({ cache }: Deps): Handler<typeof contracts.getCategories> =>
  async ({ input }) => ({ categories: pickTree(activeTree(await cache.get(input.useCache), input.language), input) });
