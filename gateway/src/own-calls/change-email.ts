import { type changeEmail as contract, requestEmailChange } from '@pusula/contracts';
import type { OwnHandler, OwnParts } from './own-call.ts';
import { withOwnPassword } from './with-own-password.ts';

/** Has a link mailed to the caller's new address. */
export const changeEmail =
  (parts: OwnParts): OwnHandler<typeof contract> =>
  (request) =>
    withOwnPassword(parts, request, ({ id }) => parts.identity(requestEmailChange, { ...request.input, id }, { signal: request.signal }));
