import type { beginPasskeySignIn as contract } from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { openChallenge } from './challenge-table.ts';

/** Asks for any passkey that the authenticator knows of us: whose it is, it says itself. */
export const beginPasskeySignIn =
  ({ db, clock, relyingParty }: Deps): Handler<typeof contract> =>
  async () => {
    const options = await relyingParty.requestAssertion();
    await openChallenge(db.manager, options.challenge, { purpose: 'sign-in', accountId: null, sessionId: null }, clock.now());
    return { options };
  };
