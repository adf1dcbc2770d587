import { type register as contract, registerAccount } from '@pusula/contracts';
import { customerOf } from '@pusula/service-kit/http';
import { failure } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { userFromRegistration } from '../users/people.ts';
import { openSession } from './open-session.ts';

/**
 * Creates an account and signs its owner in. The register token stays as it is, so that whoever is refused can mend what was refused and try again.
 * The reply shows the profile service's view of the new person, or, while that service is away, what they have just said.
 */
export const register =
  (deps: Deps): GatewayHandler<typeof contract> =>
  async ({ input, caller, client, signal }) => {
    if (caller.type !== 'Register') throw failure('INVALID_TOKEN_TYPE');
    if (caller.email !== input.user.email) throw failure('TOKEN_EMAIL_ERROR');
    const began = deps.clock.now();
    const { account, version } = await deps.identity(registerAccount, input, { signal });
    const { authenticationType, language, user: said } = input;
    const sessionId = deps.ids.next();
    const token = await openSession(deps, account, {
      sessionId,
      authenticationType,
      client,
      signInOrigin: customerOf(client.address),
      began,
    });
    await client.browser.remember(account, began);
    const isKnown = await deps.people.awaitAccountVersion(account, version, signal);
    return {
      ...token,
      user: isKnown ? await deps.people.currentUser(account, sessionId, language, signal) : userFromRegistration(account, said),
    };
  };
