import * as contracts from '@pusula/contracts';
import { serve } from '@pusula/service-kit';
import { isUserExist } from './accounts/is-user-exist.ts';
import { verifyCredentials } from './accounts/verify-credentials.ts';
import type { Deps } from './service.ts';

/** What this service serves. */
export const api = (deps: Deps) => [
  serve(contracts.verifyCredentials, verifyCredentials(deps)),
  serve(contracts.isUserExist, isUserExist(deps)),
];
