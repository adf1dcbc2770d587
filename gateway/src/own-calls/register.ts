import { type register as contract, registerAccount } from '@pusula/contracts';
import { failure } from '@pusula/service-kit';
import { openSession } from './open-session.ts';
import type { OwnHandler, OwnParts } from './own-call.ts';
import { saidUser } from './people.ts';

/**
 * Creates an account and signs its owner in. The register token stays as it is, so that whoever is refused can mend what was refused and try again.
 * The reply shows the profile service's view of the new person, or, while that service is away, what they have just said.
 */
export const register =
  (parts: OwnParts): OwnHandler<typeof contract> =>
  async ({ input, caller, userAgent, device, signal }) => {
    if (caller.type !== 'Register') throw failure('INVALID_TOKEN_TYPE');
    if (caller.email !== input.user.email) throw failure('TOKEN_EMAIL_ERROR');
    const began = parts.clock.now();
    const { account, version } = await parts.identity(registerAccount, input, { signal });
    const { authenticationType, language, user: said } = input;
    const sessionId = parts.ids.next();
    const token = await openSession(parts, account, { sessionId, authenticationType, userAgent, began });
    device.remember(account.email);
    const isKnown = await parts.people.haveHeard(account, version, signal);
    return { ...token, user: isKnown ? await parts.people.currentUser(account, sessionId, language, signal) : saidUser(account, said) };
  };
