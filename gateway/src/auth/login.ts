import { type login as contract, type InputOf, type PasskeyOptions, verifyCredentials, verifyProviderToken } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { askProvider } from '../limits/ask-provider.ts';
import { limitFailedAttempts, networkAttempts, signInAttempts } from '../limits/failed-attempts.ts';
import { SecondStepRequired } from '../passkeys/second-step-required.ts';
import { type FirstStep, mintSignInTicket } from '../tokens/sign-in-ticket.ts';
import { completeSignIn } from './complete-sign-in.ts';

/**
 * Opens a session for an e-mail address and a password, or a provider's token. Failures are counted per account and per address (S1); an unknown address costs and
 * answers the same (S7). A browser that has been used for the account before is counted by itself: whoever guesses elsewhere keeps its owner out of nothing. A provider's
 * token is no attempt at one account: its failures count per network alone. Whoever has a passkey is asked for it then.
 */
export const login =
  (deps: Deps): GatewayHandler<typeof contract> =>
  async (request) => {
    const {
      input,
      client: { address, browser },
      signal,
    } = request;
    const { authenticationType } = input;
    const sessionId = deps.ids.next();
    const known = await browser.knownTo(input.email);
    const subjects =
      authenticationType === 'Basic' ? signInAttempts(deps.hashEmail(input.email), address, known) : [networkAttempts(address)];
    const ownersBrowserOf = known?.hasOpenedLetter ? known.accountId : undefined;
    const prove = () =>
      limitFailedAttempts(deps.attempts, subjects, () => authenticate(deps, input, { sessionId, ownersBrowserOf, signal }), signal);
    const { account, began, secondStep } = await askProvider(deps.attempts, request, prove);
    if (secondStep)
      throw secondStepRequired(deps, secondStep, {
        accountId: account.id,
        email: account.email,
        authenticationType,
        began: began.getTime(),
      });
    return completeSignIn(deps, request, account, { sessionId, authenticationType, began });
  };

/**
 * A password is only as good as it was when it came, and so is a provider: changed or removed meanwhile, it opens nothing. A provider's token may itself have
 * ended the account's sessions, those of whoever had registered somebody else's address: its own begins after that.
 */
async function authenticate(
  { identity, accountSessions, clock }: Deps,
  input: InputOf<typeof contract>,
  { sessionId: keptSessionId, ownersBrowserOf, signal }: { sessionId: string; ownersBrowserOf: string | undefined; signal: AbortSignal },
) {
  const { authenticationType, email, password, token } = input;
  const began = clock.now();
  if (authenticationType === 'Basic')
    return { ...(await identity(verifyCredentials, { email, password, ownersBrowserOf }, { signal })), began };
  if (token === undefined) throw failure('VALIDATION_FAILED', [{ path: 'token', problem: 'the provider’s token is missing' }]);
  const proven = await identity(verifyProviderToken, { authenticationType, token, email, keptSessionId, ownersBrowserOf }, { signal });
  if (!proven.hasEndedSessions) return { ...proven, began };
  await accountSessions.endAll(proven.account.id);
  return { ...proven, began: clock.now() };
}

/** The ticket holds what was proven: whoever ends the sign-in need not be believed to have begun it. */
const secondStepRequired = ({ issuer, ids, clock }: Deps, options: PasskeyOptions, first: FirstStep): SecondStepRequired =>
  new SecondStepRequired({ ticket: mintSignInTicket(issuer, { challenge: options.challenge, first }, ids.next(), clock.now()), options });
