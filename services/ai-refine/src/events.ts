import { accountErased } from '@pusula/contracts';
import { on } from '@pusula/service-kit/service';
import { forgetUses } from './allowance/forget-uses.ts';

/** What this service consumes. */
export const events = () => [on(accountErased, forgetUses())];
