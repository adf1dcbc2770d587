import type * as contracts from '@pusula/contracts';
import { failure, type Handler, isFailure } from '@pusula/service-kit';
import type { Deps } from '../service.ts';
import { readSignedRequest } from '../social/facebook/signed-request.ts';
import { findLink } from '../social/link-table.ts';
import { DeletionRequestTable } from './deletion-request-table.ts';
import { erase } from './erase.ts';

/**
 * Erases whom Facebook asks to erase, at once, and keeps a request that can be asked after. Somebody we do not know has nothing here: that is done, too. The last
 * administrator is not erased by a machine; the request stays open for an operator.
 */
export const facebookDataDeletion =
  (deps: Deps): Handler<typeof contracts.facebookDataDeletion> =>
  async ({ input: { signed_request } }) => {
    const { db, clock, ids, config, log } = deps;
    if (config.FACEBOOK_APP_SECRET === undefined) throw failure('PROVIDER_NOT_CONFIGURED');
    const subject = readSignedRequest(signed_request, config.FACEBOOK_APP_SECRET);
    const code = ids.next();
    await db.transaction(async (tx) => {
      const requestedAt = clock.now();
      const link = await findLink(tx, { authenticationType: 'Facebook', subject });
      const isErased = link === null || (await erase(deps, tx, link.accountId).then(() => true, isGone));
      if (!isErased)
        log.error({ request: code }, 'Facebook asks to erase the last administrator: appoint another one, then erase the account');
      await tx.insert(DeletionRequestTable, { code, requestedAt, erasedAt: isErased ? requestedAt : null });
    });
    return { url: `${config.PUBLIC_URL.replace(/\/$/, '')}/data-deletion-status?code=${code}`, confirmation_code: code };
  };

/** Whether nothing is left of the account although it could not be erased: somebody else was quicker. */
function isGone(error: unknown): boolean {
  if (isFailure(error) && error.code === 'USER_NOT_FOUND') return true;
  if (isFailure(error) && error.code === 'CONFLICT') return false;
  throw error;
}
