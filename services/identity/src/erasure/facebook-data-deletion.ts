import type * as contracts from '@pusula/contracts';
import { failure, type Handler, isFailure } from '@pusula/service-kit/service';
import type { EntityManager } from 'typeorm';
import { findLocked } from '../accounts/account-table.ts';
import { lockAdmins } from '../accounts/lock-admins.ts';
import type { Deps } from '../deps.ts';
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
    const { db, config } = deps;
    if (config.FACEBOOK_APP_SECRET === undefined) throw failure('PROVIDER_NOT_CONFIGURED');
    const subject = readSignedRequest(signed_request, config.FACEBOOK_APP_SECRET);
    const code = await db.transaction(async (tx) => {
      const accountId = await lockLinked(tx, subject);
      if (accountId === null) return keepRequest(deps, tx, null, 'done');
      return erase(deps, tx, accountId).then(
        (erasure) => erasure.code,
        (error: unknown) => keepRequest(deps, tx, accountId, whyNot(error)),
      );
    });
    return { url: `${config.PUBLIC_URL.replace(/\/$/, '')}/data-deletion-status?code=${code}`, confirmation_code: code };
  };

/** The account that Facebook's person opens, locked; null where there is none, be it that its owner has removed Facebook while the lock was waited for. */
async function lockLinked(tx: EntityManager, subject: string): Promise<string | null> {
  const find = async () => (await findLink(tx, { authenticationType: 'Facebook', subject }))?.accountId ?? null;
  const accountId = await find();
  if (accountId === null) return null;
  await lockAdmins(tx);
  await findLocked(tx, { id: accountId });
  return (await find()) === accountId ? accountId : null;
}

/** What keeps an account from being erased now: somebody else was quicker, or a person has to see to it. */
function whyNot(error: unknown): 'done' | 'last administrator' {
  if (isFailure(error) && error.code === 'USER_NOT_FOUND') return 'done';
  if (isFailure(error) && error.code === 'LAST_ADMIN') return 'last administrator';
  throw error;
}

async function keepRequest(
  { clock, ids, log }: Deps,
  tx: EntityManager,
  accountId: string | null,
  state: ReturnType<typeof whyNot>,
): Promise<string> {
  const [code, requestedAt] = [ids.next(), clock.now()];
  await tx.insert(DeletionRequestTable, { code, accountId, requestedAt, erasedAt: state === 'done' ? requestedAt : null });
  if (state !== 'done')
    log.error({ request: code }, 'Facebook asks to erase the last administrator: appoint another one, then erase the account');
  return code;
}
