import type { Caller, Owner } from '@pusula/contracts';
import type { IdentitySigner } from '@pusula/service-kit/http';
import { LRUCache } from 'lru-cache';

const REMEMBERED_HEADERS = 50_000;
/** Of the header's 30 seconds of life: what is left is enough for the slowest hop. */
const REUSED_FOR_MS = 8_000;

/** At once when the header is known, which it nearly always is: waiting for what is there costs a turn of the event loop. */
export type IdentityHeaders = (caller: Caller, token: string | undefined, audience: Owner) => string | Promise<string>;

type Header = { value: string | Promise<string>; readonly until: number };

/** Signing costs more than everything else in the hot path, so one header serves a token's calls, or those of all visitors, to one service for a few seconds. */
export function createIdentityHeaders(signer: IdentitySigner, now: () => number): IdentityHeaders {
  const headers = new LRUCache<string, Header>({ max: REMEMBERED_HEADERS });
  return (caller, token, audience) => {
    // Of a visitor the header says no more than that, whatever the token.
    const key = caller.type === 'Public' ? audience : `${audience} ${token} ${'network' in caller ? caller.network : ''}`;
    const known = headers.get(key);
    if (known && known.until > now()) return known.value;
    const signing = signer.sign(caller, audience);
    const header: Header = { value: signing, until: now() + REUSED_FOR_MS };
    headers.set(key, header);
    void signing.then(
      (signed) => {
        header.value = signed;
      },
      () => headers.delete(key), // whoever waits for it learns of the failure; the next one tries again
    );
    return signing;
  };
}
