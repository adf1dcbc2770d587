import type { ServerResponse } from 'node:http';
import type { Account } from '@pusula/contracts';
import type { Clock, Ids } from '@pusula/service-kit/service';
import { userAgentLine } from '../sessions/session.ts';
import type { HashEmail } from '../tokens/hash-email.ts';
import type { Issuer } from '../tokens/token.ts';
import { readBrowserCookie, setBrowserCookie } from './browser-cookie.ts';
import type { BrowserOfAccount, BrowserStore } from './browser-store.ts';

/** A browser that its owner is known to use for an account. */
export type KnownTo = Pick<BrowserOfAccount, 'browserId' | 'accountId' | 'hasOpenedLetter'>;

/** The browser that a call comes from, by a cookie that names it. */
export type CallingBrowser = {
  /** Its id; undefined for one that nobody has signed in with. */
  readonly id: string | undefined;
  /** For whose account of that address it is known; undefined where it was never used for one, or not since the password was changed. */
  readonly knownTo: (email: string) => Promise<KnownTo | undefined>;
  /**
   * From now on it is known for the account. An address that nobody has proven may be somebody else's: for such an account no browser is known.
   * @param at when its owner proved in it who they are
   * @param how whether by a mailed link that they opened in it
   */
  readonly remember: (account: Account, at: Date, how?: { readonly hasOpenedLetter: boolean }) => Promise<void>;
};

type BrowserDeps = {
  readonly issuer: Issuer;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly browsers: BrowserStore;
  readonly hashEmail: HashEmail;
};
type Headers = { readonly cookies: string | undefined; readonly userAgent: string | undefined };

export function callingBrowser(
  { issuer, clock, ids, browsers, hashEmail }: BrowserDeps,
  { cookies, userAgent }: Headers,
  response: ServerResponse,
): CallingBrowser {
  const id = readBrowserCookie(issuer, cookies, clock.now());
  return {
    id,
    async knownTo(email) {
      return id ? browsers.knownFor(id, hashEmail(email), clock.now()) : undefined;
    },
    async remember({ id: accountId, email, isVerified }, lastSignInAt, { hasOpenedLetter } = { hasOpenedLetter: false }) {
      if (!isVerified) return;
      const browserId = id ?? ids.next();
      await browsers.remember({
        browserId,
        accountId,
        emailHash: hashEmail(email),
        userAgent: userAgentLine(userAgent),
        lastSignInAt,
        hasOpenedLetter,
      });
      setBrowserCookie(issuer, response, browserId, clock.now());
    },
  };
}
