import type { registerToken as contract } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { mintToken } from '../tokens/token.ts';

/** A token for the sign-up wizard's calls, good for one e-mail address. */
export const registerToken =
  ({ issuer, clock, ids }: Deps): GatewayHandler<typeof contract> =>
  async ({ input }) =>
    mintToken(issuer, { typ: 'Register', email: input.email }, ids.next(), clock.now());
