import { beginPasskeySignIn, type passkeyOptions as contract } from '@pusula/contracts';
import type { OwnHandler, OwnParts } from '../own-calls/own-call.ts';
import { mintSignInTicket } from '../tokens/sign-in-ticket.ts';

/** Begins a sign-in with a passkey alone. */
export const passkeyOptions =
  ({ identity, issuer, clock, ids }: OwnParts): OwnHandler<typeof contract> =>
  async ({ signal }) => {
    const { options } = await identity(beginPasskeySignIn, {}, { signal });
    return { ticket: mintSignInTicket(issuer, { challenge: options.challenge, first: null }, ids.next(), clock.now()), options };
  };
