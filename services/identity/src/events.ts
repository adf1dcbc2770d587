import * as contracts from '@pusula/contracts';
import { on } from '@pusula/service-kit';
import { keepName } from './accounts/keep-name.ts';
import { tellOfSignIn } from './accounts/tell-of-sign-in.ts';
import { keepAction } from './audit/keep-action.ts';
import type { Deps } from './deps.ts';
import { keepReceipt } from './erasure/receipts.ts';

/** What this service hears. */
export const events = (deps: Deps) => [
  on(contracts.signInNoticed, tellOfSignIn(deps)),
  on(contracts.personRenamed, keepName()),
  ...contracts.ACTIONS_TAKEN.map((told) => on(told, keepAction(deps))),
  ...contracts.ERASERS.map((service) => on(contracts.RECEIPTS[service], keepReceipt(service))),
];
