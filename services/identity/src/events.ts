import * as contracts from '@pusula/contracts';
import { on } from '@pusula/service-kit';
import { keepName } from './accounts/keep-name.ts';
import { keepAction } from './audit/keep-action.ts';
import { keepReceipt } from './erasure/receipts.ts';

/** What this service hears. */
export const events = () => [
  on(contracts.personRenamed, keepName()),
  ...contracts.ACTIONS_TAKEN.map((told) => on(told, keepAction())),
  ...contracts.ERASERS.map((service) => on(contracts.RECEIPTS[service], keepReceipt(service))),
];
