import type { Caller, Owner } from '@pusula/contracts';
import type { IdentitySigner } from '@pusula/service-kit';
import { createBoundedCache } from '../bounded-cache.ts';

const REMEMBERED_HEADERS = 50_000;
/** Of the header's 30 seconds of life: what is left is enough for the slowest hop. */
const REUSED_FOR_MS = 8_000;

export type IdentityHeaders = (caller: Caller, token: string | undefined, audience: Owner) => Promise<string>;

/** Signing costs more than everything else in the hot path, so one header serves a token's calls to one service for a few seconds. */
export function createIdentityHeaders(signer: IdentitySigner, now: () => number): IdentityHeaders {
  const headers = createBoundedCache<{ value: Promise<string>; until: number }>(REMEMBERED_HEADERS);
  return (caller, token, audience) => {
    const key = `${audience} ${token ?? ''}`;
    const known = headers.get(key);
    if (known && known.until > now()) return known.value;
    const value = signer.sign(caller, audience);
    headers.set(key, { value, until: now() + REUSED_FOR_MS });
    return value;
  };
}
