import type { publicToken as contract } from '@pusula/contracts';
import { mintToken } from '../tokens/token.ts';
import type { OwnHandler, OwnParts } from './own-call.ts';

/** A token for browsing: it says nothing about the visitor. */
export const publicToken =
  ({ issuer, clock, ids }: OwnParts): OwnHandler<typeof contract> =>
  async () =>
    mintToken(issuer, { typ: 'Public' }, ids.next(), clock.now());
