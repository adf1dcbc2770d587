import { type login as contract, type InputOf, verifyCredentials, verifyProviderToken } from '@pusula/contracts';
import { failure } from '@pusula/service-kit';
import { guess, passwordGuesses } from '../limits/guess.ts';
import { openSession } from './open-session.ts';
import type { OwnHandler, OwnParts } from './own-call.ts';

/**
 * Opens a session for an e-mail address and a password, or a provider's token. Failures are counted per account and per address (S1); an unknown address costs and
 * answers the same (S7). A browser that has been used for the account before is counted by itself: whoever guesses elsewhere keeps its owner out of nothing. A provider's
 * token is no guess at one account: its failures count per address alone.
 */
export const login =
  (parts: OwnParts): OwnHandler<typeof contract> =>
  async ({ input, address, userAgent, device, signal }) => {
    const { authenticationType } = input;
    const sessionId = parts.ids.next();
    const guesses = passwordGuesses(input.email, address, device.countedBy(input.email)).filter(
      ({ limit }) => authenticationType === 'Basic' || limit === 'loginPerAddress',
    );
    const { account, began } = await guess(parts.attempts, guesses, () => admit(parts, input, sessionId, signal));
    const token = await openSession(parts, account, { sessionId, authenticationType, userAgent, began });
    device.remember(account.email);
    return { ...token, user: await parts.people.currentUser(account, sessionId, account.language, signal) };
  };

/**
 * A password is only as good as it was when it came: changed meanwhile, it opens nothing. A provider's token may itself have ended the account's
 * sessions, those of whoever had registered somebody else's address: its own begins after that.
 */
async function admit({ identity, clock }: OwnParts, input: InputOf<typeof contract>, keptSessionId: string, signal: AbortSignal) {
  const { authenticationType, email, password, token } = input;
  if (authenticationType === 'Basic') {
    const began = clock.now();
    return { ...(await identity(verifyCredentials, { email, password }, { signal })), began };
  }
  if (token === undefined) throw failure('VALIDATION_FAILED', [{ path: 'token', problem: 'the provider’s token is missing' }]);
  const { account } = await identity(verifyProviderToken, { authenticationType, token, email, keptSessionId }, { signal });
  return { account, began: clock.now() };
}
