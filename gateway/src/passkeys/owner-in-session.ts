import type { Endpoint } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import type { GatewayRequest } from '../handler.ts';
import { inOwnersBrowser } from '../known-browsers/in-owners-browser.ts';
import { signedIn } from '../sessions/signed-in.ts';
import { requireKeyProof } from './require-key-proof.ts';

/**
 * Who holds a session, and what shows beside it that they own the account.
 * @throws failure: INVALID_TOKEN_TYPE, PROOF_REQUIRED, UNAUTHORIZED
 */
export async function ownerInSession(
  deps: Pick<Deps, 'sessions' | 'clock'>,
  { caller, client }: Pick<GatewayRequest<Endpoint>, 'caller' | 'client'>,
) {
  const { id, sessionId, email } = signedIn(caller);
  const hasProvenKey = await requireKeyProof(deps, sessionId);
  return { id, sessionId, hasProvenKey, inOwnersBrowser: await inOwnersBrowser(client, { id, email }) };
}
