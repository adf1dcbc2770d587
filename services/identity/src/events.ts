import * as contracts from '@pusula/contracts';
import { on } from '@pusula/service-kit/service';
import { projectName } from './accounts/project-name.ts';
import { recordAction } from './audit/record-action.ts';
import type { Deps } from './deps.ts';
import { saveReceipt } from './erasure/receipts.ts';
import { notifyOfSignIn } from './sign-in/notify-of-sign-in.ts';

/** What this service consumes. */
export const events = (deps: Deps) => [
  on(contracts.signInNoticed, notifyOfSignIn(deps)),
  on(contracts.personRenamed, projectName()),
  ...contracts.ACTIONS_TAKEN.map((action) => on(action, recordAction(deps))),
  ...contracts.ERASERS.map((service) => on(contracts.RECEIPTS[service], saveReceipt(service))),
];
