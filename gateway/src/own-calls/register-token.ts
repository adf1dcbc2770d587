import type { registerToken as contract } from '@pusula/contracts';
import { mintToken } from '../tokens/token.ts';
import type { OwnHandler, OwnParts } from './own-call.ts';

/** A token for the sign-up wizard's calls, good for one e-mail address. */
export const registerToken =
  ({ issuer, clock, ids }: OwnParts): OwnHandler<typeof contract> =>
  async ({ input }) =>
    mintToken(issuer, { typ: 'Register', email: input.email }, ids.next(), clock.now());
