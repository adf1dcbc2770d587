import { type changePassword as contract, replacePassword } from '@pusula/contracts';
import type { OwnHandler, OwnParts } from './own-call.ts';
import { withOwnPassword } from './with-own-password.ts';

/** Replaces the caller's password. All other sessions end. */
export const changePassword =
  (parts: OwnParts): OwnHandler<typeof contract> =>
  async (request) => {
    const { input, signal } = request;
    const { id, sessionId: keptSessionId } = await withOwnPassword(parts, request, async (owner) => {
      await parts.identity(replacePassword, { ...input, id: owner.id, keptSessionId: owner.sessionId }, { signal });
      return owner;
    });
    await parts.accountSessions.endAll(id, keptSessionId);
    return {};
  };
