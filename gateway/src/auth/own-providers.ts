import * as contracts from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { inOwnersBrowser } from '../known-browsers/in-owners-browser.ts';
import { askProvider } from '../limits/ask-provider.ts';
import { limitFailedAttempts, networkAttempts, proofAttempts } from '../limits/failed-attempts.ts';
import { ownerInSession } from '../passkeys/owner-in-session.ts';
import { isProven } from '../sessions/second-factor.ts';
import { signedIn } from '../sessions/signed-in.ts';

/** Removes a provider from the caller's ways in. All other sessions end, and only this browser is known: its owner's still where it was. Passwords are not tried without limit (S1). */
export const unlinkProvider =
  (deps: Deps): GatewayHandler<typeof contracts.unlinkProvider> =>
  async ({ input, caller, client, signal }) => {
    const { id, email, sessionId } = signedIn(caller);
    const proof = await proofIn(deps, sessionId);
    const isOwners = await inOwnersBrowser(client, { id, email });
    const { account, version } = await limitFailedAttempts(deps.attempts, await proofAttempts(client, { id, email, sessionId }), () =>
      deps.identity(contracts.unlinkAccountProvider, { ...input, ...proof, id, keptSessionId: sessionId }, { signal }),
    );
    await deps.accountSessions.follow(account, version);
    await deps.accountSessions.endAll(id, sessionId);
    // The address may have changed meanwhile: no letter to that one was looked for.
    await client.browser.remember(account, deps.clock.now(), { hasOpenedLetter: isOwners && account.email === email });
    return {};
  };

/** Links a provider in a session of the caller's. Tokens of providers cannot be guessed; bad ones count for the network, as at sign-in, because the provider counts what we ask. */
export const linkProvider =
  (deps: Deps): GatewayHandler<typeof contracts.linkProvider> =>
  async (request) => {
    const { input, client, signal } = request;
    const owner = await ownerInSession(deps, request);
    return askProvider(deps.attempts, request, () =>
      limitFailedAttempts(deps.attempts, [networkAttempts(client.address)], () =>
        deps.identity(contracts.linkAccountProvider, { ...input, ...owner }, { signal }),
      ),
    );
  };

/** What the holder of a session has shown lately. @throws failure('UNAUTHORIZED') where it has ended */
async function proofIn({ sessions, clock }: Pick<Deps, 'sessions' | 'clock'>, sessionId: string) {
  const now = clock.now();
  const proof = await sessions.proofOf(sessionId, now);
  if (!proof) throw failure('UNAUTHORIZED');
  const isProvenNow = isProven(proof, now);
  return { isProven: isProvenNow, hasProvenKey: proof.hasPasskey && isProvenNow };
}
