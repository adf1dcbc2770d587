import { setTimeout as wait } from 'node:timers/promises';
import * as contracts from '@pusula/contracts';
import { timeLimit } from '@pusula/service-kit/config';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { linksOf } from './link-table.ts';

/** Takes a provider's token back at the provider. One that does not answer, or not within three seconds, keeps nobody signed in here. */
export const signOutOfProvider =
  ({ db, providers, log }: Deps): Handler<typeof contracts.signOutOfProvider> =>
  async ({ caller, input: { authenticationType, token } }) => {
    if (caller.type !== 'User') throw failure('INVALID_TOKEN_TYPE');
    const provider = providers.require(authenticationType);
    const link = (await linksOf(db.manager, caller.id)).find((one) => one.authenticationType === authenticationType);
    const limit = new AbortController();
    try {
      const late = wait(timeLimit(contracts.SERVER_LIMITS.providerTimeoutMs), null, { signal: limit.signal });
      late.catch(() => undefined); // ended below, when the provider was quicker
      return { endSessionUrl: await Promise.race([provider.signOut(token, link?.subject ?? null), late]) };
    } catch (error) {
      log.warn({ err: error, provider: authenticationType }, 'signing out of a provider failed');
      return { endSessionUrl: null };
    } finally {
      limit.abort();
    }
  };
