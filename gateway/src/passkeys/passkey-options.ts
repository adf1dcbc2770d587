import { beginPasskeySignIn, type passkeyOptions as contract } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { mintSignInTicket } from '../tokens/sign-in-ticket.ts';

/** Begins a sign-in with a passkey alone. */
export const passkeyOptions =
  ({ identity, issuer, clock, ids }: Deps): GatewayHandler<typeof contract> =>
  async ({ signal }) => {
    const { options } = await identity(beginPasskeySignIn, {}, { signal });
    return { ticket: mintSignInTicket(issuer, { challenge: options.challenge, first: null }, ids.next(), clock.now()), options };
  };
