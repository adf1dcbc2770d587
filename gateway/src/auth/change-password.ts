import { type changePassword as contract, replacePassword } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { withOwnPassword } from './with-own-password.ts';

/** Replaces the caller's password. All other sessions end, and only this browser is known. */
export const changePassword =
  (deps: Deps): GatewayHandler<typeof contract> =>
  async (request) => {
    const { input, client, signal } = request;
    const { account, keptSessionId } = await withOwnPassword(deps, request, async ({ id, sessionId, hasProvenKey }) => {
      const replaced = await deps.identity(replacePassword, { ...input, id, keptSessionId: sessionId, hasProvenKey }, { signal });
      return { account: replaced.account, keptSessionId: sessionId };
    });
    await deps.accountSessions.endAll(account.id, keptSessionId);
    await client.browser.remember(account, deps.clock.now());
    return {};
  };
