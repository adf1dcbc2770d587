import * as contracts from '@pusula/contracts';
import { on } from '@pusula/service-kit/service';
import { notifyOfSignIn } from './accounts/notify-of-sign-in.ts';
import { projectName } from './accounts/project-name.ts';
import { recordAction } from './audit/record-action.ts';
import type { Deps } from './deps.ts';
import { saveReceipt } from './erasure/receipts.ts';

/** What this service consumes. */
export const events = (deps: Deps) => [
  on(contracts.signInNoticed, notifyOfSignIn(deps)),
  on(contracts.personRenamed, projectName()),
  ...contracts.ACTIONS_TAKEN.map((action) => on(action, recordAction(deps))),
  ...contracts.ERASERS.map((service) => on(contracts.RECEIPTS[service], saveReceipt(service))),
];
