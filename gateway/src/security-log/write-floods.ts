import type { Log } from '@pusula/service-kit/log';
import type { Job } from '@pusula/service-kit/service';
import { every } from '../sessions/session-jobs.ts';
import type { BudgetedSecurityLog } from './security-log.ts';

const SETTLE_MS = 5_000;

/** Has a flood that has ended written down as well, and at the end of the process all that are going on: requests are answered by then. */
export function writeFloods({ settle, close }: BudgetedSecurityLog, log: Log): Job {
  const settling = every('writing down floods of security events', SETTLE_MS, log, async () => settle());
  return {
    name: settling.name,
    async run(signal) {
      await settling.run(signal);
      close();
    },
  };
}
