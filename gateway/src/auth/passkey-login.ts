import {
  type Account,
  type passkeyLogin as byPasskey,
  type recoveryLogin as byRecovery,
  checkPasskey,
  takeRecoveryCode,
} from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import type { GatewayHandler, GatewayRequest } from '../handler.ts';
import { limitFailedAttempts, networkAttempts, signInAttempts } from '../limits/failed-attempts.ts';
import { readSignInTicket, type SignInTicket } from '../tokens/sign-in-ticket.ts';
import { completeSignIn, requireSignInAllowed } from './complete-sign-in.ts';

/** @throws failure('CHALLENGE_EXPIRED') */
function ticketIn({ issuer, clock }: Deps, token: string): SignInTicket {
  const ticket = readSignInTicket(issuer, token, clock.now());
  if (!ticket) throw failure('CHALLENGE_EXPIRED');
  return ticket;
}

/** A second step is as good as the first one was: what was changed in between lets nobody in. */
function completeSecondStep(
  deps: Deps,
  request: GatewayRequest<typeof byPasskey | typeof byRecovery>,
  account: Account,
  { first }: SignInTicket,
  asked: Date,
) {
  const began = first ? new Date(first.began) : asked;
  const authenticationType = first?.authenticationType ?? 'Basic';
  return completeSignIn(deps, request, account, { sessionId: deps.ids.next(), authenticationType, began });
}

/**
 * Opens a session for whoever has the passkey. Wrong answers count like wrong passwords. Where the key alone says whose account it is, they count for the network: a
 * signature is not guessed, and whoever has seen a key's id once would keep its owner out of every browser.
 */
export const passkeyLogin =
  (deps: Deps): GatewayHandler<typeof byPasskey> =>
  async (request) => {
    const {
      input,
      client: { address, browser },
      signal,
    } = request;
    const ticket = ticketIn(deps, input.ticket);
    const { challenge, first } = ticket;
    // Not when the answer came: sessions may have ended while the key was looked at.
    const asked = deps.clock.now();
    const subjects = first
      ? signInAttempts(deps.hashEmail(first.email), address, await browser.knownTo(first.email))
      : [networkAttempts(address)];
    const { account } = await limitFailedAttempts(
      deps.attempts,
      subjects,
      () => deps.identity(checkPasskey, { challenge, accountId: first?.accountId ?? null, assertion: input.assertion }, { signal }),
      signal,
    );
    return completeSecondStep(deps, request, account, ticket, asked);
  };

/** Opens a session for somebody who has lost their passkey and kept a code. */
export const recoveryLogin =
  (deps: Deps): GatewayHandler<typeof byRecovery> =>
  async (request) => {
    const { input, client, signal } = request;
    const { address, browser } = client;
    const ticket = ticketIn(deps, input.ticket);
    const { challenge, first } = ticket;
    // A code stands in for the second step alone. Anybody can have such a ticket, therefore it is a wrong proof like any other.
    if (!first)
      return limitFailedAttempts(deps.attempts, [networkAttempts(address)], async () => {
        throw failure('INVALID_RECOVERY_CODE');
      });
    // A code that could open nothing stays good.
    if (!(await deps.sessions.mayOpen(first.accountId, new Date(first.began)))) throw failure('INVALID_CREDENTIALS');
    const known = await browser.knownTo(first.email);
    await requireSignInAllowed(deps, client, first.accountId, known);
    const { account, recoveryCodesLeft } = await limitFailedAttempts(
      deps.attempts,
      signInAttempts(deps.hashEmail(first.email), address, known),
      () => deps.identity(takeRecoveryCode, { accountId: first.accountId, challenge, code: input.code }, { signal }),
      signal,
    );
    return { ...(await completeSecondStep(deps, request, account, ticket, new Date(first.began))), recoveryCodesLeft };
  };
