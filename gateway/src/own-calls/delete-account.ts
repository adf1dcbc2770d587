import { type deleteAccount as contract, eraseAccount } from '@pusula/contracts';
import type { OwnHandler, OwnParts } from './own-call.ts';
import { withOwnPassword } from './with-own-password.ts';

/** Erases the caller's account, proven once more: a session that somebody else holds is not enough. */
export const deleteAccount =
  (parts: OwnParts): OwnHandler<typeof contract> =>
  async (request) => {
    const { input, signal } = request;
    const { id, email, version, code } = await withOwnPassword(parts, request, async (owner) => ({
      ...(await parts.identity(eraseAccount, { ...input, id: owner.id }, { signal })),
      id: owner.id,
      email: owner.email,
    }));
    await parts.accountSessions.erase({ id, version }, email);
    return { code };
  };
