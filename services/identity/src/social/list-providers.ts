import type * as contracts from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';

/** Which buttons work. */
export const listProviders =
  ({ providers }: Pick<Deps, 'providers'>): Handler<typeof contracts.providers> =>
  async () => ({ providers: [...providers.list] });
