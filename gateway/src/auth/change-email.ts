import { type changeEmail as contract, requestEmailChange } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { inOwnersBrowser } from '../known-browsers/in-owners-browser.ts';
import { withOwnPassword } from './with-own-password.ts';

/** Has a link mailed to the caller's new address. */
export const changeEmail =
  (deps: Deps): GatewayHandler<typeof contract> =>
  (request) =>
    withOwnPassword(deps, request, async ({ id, email, hasProvenKey }) => {
      const owner = { id, hasProvenKey, inOwnersBrowser: await inOwnersBrowser(request.client, { id, email }) };
      return deps.identity(requestEmailChange, { ...request.input, ...owner }, { signal: request.signal });
    });
