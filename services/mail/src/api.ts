import * as contracts from '@pusula/contracts';
import { serve } from '@pusula/service-kit/service';
import type { Deps } from './deps.ts';
import { accountEmails } from './sending/account-emails.ts';
import { mailQueue } from './sending/mail-queue.ts';

/** What this service serves. */
export const api = (deps: Deps) => [serve(contracts.mailQueue, mailQueue(deps)), serve(contracts.accountEmails, accountEmails(deps))];
