import { randomBytes } from 'node:crypto';
import type * as contracts from '@pusula/contracts';
import type { Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { openSocialAttempt } from './social-attempts.ts';

const secret = () => randomBytes(32).toString('base64url');

/** Where a popup goes. The nonce is ours: a token that comes back without it was not made for this product's visitor. */
export const startSocial =
  ({ db, clock, providers }: Deps): Handler<typeof contracts.startSocial> =>
  async ({ input: { authenticationType } }) => {
    const [state, nonce] = [secret(), secret()];
    const authorizeUrl = await providers.require(authenticationType).authorizeUrl({ state, nonce });
    // Facebook's tokens carry no nonce; Facebook itself says for whom they were made.
    if (authenticationType !== 'Facebook') await openSocialAttempt(db.manager, authenticationType, nonce, clock.now());
    return { authorizeUrl, state };
  };
