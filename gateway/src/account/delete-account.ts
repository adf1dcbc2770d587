import { type deleteAccount as contract, eraseAccount } from '@pusula/contracts';
import { withOwnPassword } from '../auth/with-own-password.ts';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { askProvider } from '../limits/ask-provider.ts';

/** Erases the caller's account, proven once more: a session that somebody else holds is not enough. */
export const deleteAccount =
  (deps: Deps): GatewayHandler<typeof contract> =>
  async (request) => {
    const { input, signal } = request;
    const { id, email, version, code } = await withOwnPassword(deps, request, async ({ id, email, hasProvenKey }) => {
      const erase = () => deps.identity(eraseAccount, { ...input, id, hasProvenKey }, { signal });
      const erased = await askProvider(deps.attempts, request, erase);
      return { ...erased, id, email };
    });
    await deps.accountSessions.erase({ id, version }, email);
    return { code };
  };
