import * as contracts from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { factorDueAt, factorOf } from '../sessions/second-factor.ts';
import { signedIn } from '../sessions/signed-in.ts';
import { ownerInSession } from './owner-in-session.ts';
import { requireKeyProof } from './require-key-proof.ts';

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
  (deps: Deps): GatewayHandler<typeof contracts.newPasskeyOptions> =>
  async (request) =>
    deps.identity(contracts.beginPasskey, await ownerInSession(deps, request), { signal: request.signal });

/** The next token of each open session says that there is a second factor. Only this one has proven that its holder has it. */
export const addPasskey =
  (deps: Deps): GatewayHandler<typeof contracts.addPasskey> =>
  async (request) => {
    const { accountSessions, sessions, clock } = deps;
    const owner = await ownerInSession(deps, request);
    const { account, version, ...added } = await deps.identity(
      contracts.savePasskey,
      { ...request.input, ...owner },
      { signal: request.signal },
    );
    await accountSessions.follow(account, version);
    await sessions.prove(owner.sessionId, clock.now(), { byPasskey: true });
    return added;
  };

export const renamePasskey =
  ({ identity }: Deps): GatewayHandler<typeof contracts.renamePasskey> =>
  ({ input, caller, signal }) =>
    identity(contracts.renameAccountPasskey, { ...input, accountId: signedIn(caller).id }, { signal });

export const removePasskey =
  (deps: Deps): GatewayHandler<typeof contracts.removePasskey> =>
  async ({ input: { id }, caller, signal }) => {
    const { id: accountId, sessionId } = signedIn(caller);
    const hasProvenKey = await requireKeyProof(deps, sessionId);
    const { account, version } = await deps.identity(contracts.removeAccountPasskey, { id, accountId, hasProvenKey }, { signal });
    await deps.accountSessions.follow(account, version);
    return {};
  };

export const renewRecoveryCodes =
  (deps: Deps): GatewayHandler<typeof contracts.renewRecoveryCodes> =>
  async ({ caller, signal }) => {
    const { id, sessionId } = signedIn(caller);
    const hasProvenKey = await requireKeyProof(deps, sessionId);
    return deps.identity(contracts.makeRecoveryCodes, { id, hasProvenKey }, { signal });
  };
