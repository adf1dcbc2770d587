import * as contracts from '@pusula/contracts';
import { signedIn } from '../auth/signed-in.ts';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { inOwnersBrowser } from '../known-browsers/in-owners-browser.ts';
import { factorDueAt, factorOf } from '../sessions/second-factor.ts';

/** What the caller signs in with, and by when an administrator needs a passkey. */
export const passkeys =
  ({ identity, adminFactorGraceMs }: Deps): GatewayHandler<typeof contracts.passkeys> =>
  async ({ caller, signal }) => {
    const { account, ...factors } = await identity(contracts.accountFactors, { id: signedIn(caller).id }, { signal });
    const standing = { role: account.userType, ...factorOf(account) };
    const dueOf = (hasPasskey: boolean) => factorDueAt({ ...standing, hasPasskey }, adminFactorGraceMs)?.toISOString() ?? null;
    return {
      ...factors,
      factorDueAt: dueOf(standing.hasPasskey),
      factorDueIfRemoved: standing.hasPasskey ? dueOf(false) : null,
    };
  };

export const newPasskeyOptions =
  ({ identity }: Deps): GatewayHandler<typeof contracts.newPasskeyOptions> =>
  async ({ caller, client, signal }) => {
    const { id, sessionId, email } = signedIn(caller);
    const owner = { id, sessionId, inOwnersBrowser: await inOwnersBrowser(client, { id, email }) };
    return identity(contracts.beginPasskey, owner, { signal });
  };

/** The next token of each open session says that there is a second factor. Only this one has proven that its holder has it. */
export const addPasskey =
  ({ identity, accountSessions, sessions, clock }: Deps): GatewayHandler<typeof contracts.addPasskey> =>
  async ({ input, caller, client, signal }) => {
    const { id, sessionId, email } = signedIn(caller);
    const owner = { id, sessionId, inOwnersBrowser: await inOwnersBrowser(client, { id, email }) };
    const { account, version, ...added } = await identity(contracts.keepPasskey, { ...input, ...owner }, { signal });
    await accountSessions.follow(account, version);
    await sessions.prove(sessionId, clock.now(), { byPasskey: true });
    return added;
  };

export const renamePasskey =
  ({ identity }: Deps): GatewayHandler<typeof contracts.renamePasskey> =>
  ({ input, caller, signal }) =>
    identity(contracts.renameAccountPasskey, { ...input, accountId: signedIn(caller).id }, { signal });

export const removePasskey =
  ({ identity, accountSessions }: Deps): GatewayHandler<typeof contracts.removePasskey> =>
  async ({ input: { id }, caller, signal }) => {
    const { account, version } = await identity(contracts.removeAccountPasskey, { id, accountId: signedIn(caller).id }, { signal });
    await accountSessions.follow(account, version);
    return {};
  };

export const renewRecoveryCodes =
  ({ identity }: Deps): GatewayHandler<typeof contracts.renewRecoveryCodes> =>
  ({ caller, signal }) =>
    identity(contracts.makeRecoveryCodes, { id: signedIn(caller).id }, { signal });
