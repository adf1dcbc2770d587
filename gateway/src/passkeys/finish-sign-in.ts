import {
  type Account,
  type passkeyLogin as byPasskey,
  type recoveryLogin as byRecovery,
  checkPasskey,
  takeRecoveryCode,
} from '@pusula/contracts';
import { failure } from '@pusula/service-kit';
import { guess, passwordGuesses } from '../limits/guess.ts';
import { enter } from '../own-calls/enter.ts';
import type { OwnHandler, OwnParts, OwnRequest } from '../own-calls/own-call.ts';
import { readSignInTicket, type SignInTicket } from '../tokens/sign-in-ticket.ts';

/** @throws failure('CHALLENGE_EXPIRED') */
function ticketIn({ issuer, clock }: OwnParts, token: string): SignInTicket {
  const ticket = readSignInTicket(issuer, token, clock.now());
  if (!ticket) throw failure('CHALLENGE_EXPIRED');
  return ticket;
}

/** A second step is as good as the first one was: what was changed in between lets nobody in. */
function enterAfter(parts: OwnParts, request: OwnRequest<typeof byPasskey | typeof byRecovery>, account: Account, { first }: SignInTicket) {
  const began = first ? new Date(first.began) : parts.clock.now();
  const authenticationType = first?.authenticationType ?? 'Basic';
  return enter(parts, request, account, { sessionId: parts.ids.next(), authenticationType, began });
}

/** Opens a session for whoever has the passkey. Wrong answers count like wrong passwords: of the account, or of the key where it alone says who it is. */
export const passkeyLogin =
  (parts: OwnParts): OwnHandler<typeof byPasskey> =>
  async (request) => {
    const { input, address, device, signal } = request;
    const ticket = ticketIn(parts, input.ticket);
    const { challenge, first } = ticket;
    const whose = first?.email ?? `passkey:${input.assertion.id}`;
    const { account } = await guess(parts.attempts, passwordGuesses(whose, address, device.countedBy(whose)), () =>
      parts.identity(checkPasskey, { challenge, accountId: first?.accountId ?? null, assertion: input.assertion }, { signal }),
    );
    return enterAfter(parts, request, account, ticket);
  };

/** Opens a session for somebody who has lost their passkey and kept a code. */
export const recoveryLogin =
  (parts: OwnParts): OwnHandler<typeof byRecovery> =>
  async (request) => {
    const { input, address, device, signal } = request;
    const ticket = ticketIn(parts, input.ticket);
    const { first } = ticket;
    // A code stands in for the second step alone.
    if (!first) throw failure('INVALID_RECOVERY_CODE');
    const { account, recoveryCodesLeft } = await guess(
      parts.attempts,
      passwordGuesses(first.email, address, device.countedBy(first.email)),
      () => parts.identity(takeRecoveryCode, { accountId: first.accountId, code: input.code }, { signal }),
    );
    return { ...(await enterAfter(parts, request, account, ticket)), recoveryCodesLeft };
  };
