import { accountErased } from '@pusula/contracts';
import { on } from '@pusula/service-kit';
import { forgetUses } from './allowance/forget-uses.ts';

/** What this service hears. */
export const events = () => [on(accountErased, forgetUses())];
