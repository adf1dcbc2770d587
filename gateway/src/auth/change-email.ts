import { type changeEmail as contract, requestEmailChange } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import type { GatewayHandler } from '../handler.ts';
import { withOwnPassword } from './with-own-password.ts';

/** Has a link mailed to the caller's new address. */
export const changeEmail =
  (deps: Deps): GatewayHandler<typeof contract> =>
  (request) =>
    withOwnPassword(deps, request, ({ id, hasProvenKey, inOwnersBrowser }) =>
      deps.identity(requestEmailChange, { ...request.input, id, hasProvenKey, inOwnersBrowser }, { signal: request.signal }),
    );
