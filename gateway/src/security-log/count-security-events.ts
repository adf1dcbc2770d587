import type { Figure } from '@pusula/service-kit/service';
import type { SecurityLog } from './security-log.ts';

/** Counts security events, also those that are too many for the log: alerts on failed sign-ins and on refusals hang on this. */
export function countSecurityEvents(record: SecurityLog): { readonly record: SecurityLog; readonly figure: Figure } {
  const counts = new Map<string, { readonly labels: Readonly<Record<string, string>>; value: number }>();
  return {
    record: (event) => {
      const labels = { event: event.event, outcome: event.outcome, code: event.code ?? '' };
      const key = Object.values(labels).join(' ');
      const count = counts.get(key) ?? { labels, value: 0 };
      count.value += 1;
      counts.set(key, count);
      record(event);
    },
    figure: {
      name: 'security_events_total',
      help: 'Sign-ins and refused calls; code TOO_MANY_REQUESTS: a limit was reached',
      kind: 'counter',
      labels: ['event', 'outcome', 'code'],
      read: () => [...counts.values()],
    },
  };
}
