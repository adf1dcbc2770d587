import { type changePassword as contract, replacePassword } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { withOwnPassword } from './with-own-password.ts';

/** Replaces the caller's password. All other sessions end, and only this browser is known: its owner's still where it was. */
export const changePassword =
  (deps: Deps): GatewayHandler<typeof contract> =>
  async (request) => {
    const { client, signal } = request;
    const { account, keptSessionId, hasOpenedLetter } = await withOwnPassword(
      deps,
      request,
      async ({ id, email, sessionId, hasProvenKey, inOwnersBrowser }) => {
        const input = { ...request.input, id, keptSessionId: sessionId, hasProvenKey, inOwnersBrowser };
        const { account } = await deps.identity(replacePassword, input, { signal });
        // The address may have changed meanwhile: no letter to that one was looked for.
        return { account, keptSessionId: sessionId, hasOpenedLetter: inOwnersBrowser && account.email === email };
      },
    );
    await deps.accountSessions.endAll(account.id, keptSessionId);
    await client.browser.remember(account, deps.clock.now(), { hasOpenedLetter });
    return {};
  };
