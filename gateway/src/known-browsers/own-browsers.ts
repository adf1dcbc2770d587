import type * as contracts from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { signedIn } from '../sessions/signed-in.ts';
import type { BrowserOfAccount } from './browser-store.ts';

/** Pure: known browsers as their owner sees them, the one in use first. */
export const browserList = (browsers: readonly BrowserOfAccount[], currentId: string | undefined): contracts.KnownBrowser[] =>
  browsers
    .map(({ browserId: id, userAgent, lastSignInAt }) => ({
      id,
      userAgent,
      lastSignInAt: lastSignInAt.toISOString(),
      isCurrent: id === currentId,
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));

/** The browsers that the caller is known in. */
export const knownBrowsers =
  ({ browsers, clock }: Deps): GatewayHandler<typeof contracts.knownBrowsers> =>
  async ({ caller, client: { browser } }) => ({
    browsers: browserList(await browsers.knownTo(signedIn(caller).id, clock.now()), browser.id),
  });

/** Of somebody else's browsers it changes nothing (S5). */
export const forgetBrowser =
  ({ browsers }: Deps): GatewayHandler<typeof contracts.forgetBrowser> =>
  async ({ input, caller }) => {
    await browsers.forget(signedIn(caller).id, input.id);
    return {};
  };
