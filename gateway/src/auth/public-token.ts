import type { publicToken as contract } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { mintToken } from '../tokens/token.ts';

/** A token for browsing: it says nothing about the visitor. */
export const publicToken =
  ({ issuer, clock, ids }: Deps): GatewayHandler<typeof contract> =>
  async () =>
    mintToken(issuer, { typ: 'Public' }, ids.next(), clock.now());
