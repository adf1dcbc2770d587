import { type changePassword as contract, replacePassword } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { withOwnPassword } from './with-own-password.ts';

/** Replaces the caller's password. All other sessions end. */
export const changePassword =
  (deps: Deps): GatewayHandler<typeof contract> =>
  async (request) => {
    const { input, signal } = request;
    const { id, sessionId: keptSessionId } = await withOwnPassword(deps, request, async (owner) => {
      await deps.identity(replacePassword, { ...input, id: owner.id, keptSessionId: owner.sessionId }, { signal });
      return owner;
    });
    await deps.accountSessions.endAll(id, keptSessionId);
    return {};
  };
