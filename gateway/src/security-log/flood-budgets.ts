import type { ErrorCode } from '@pusula/contracts';
import type { Clock } from '@pusula/service-kit/service';

/** What events have in common that share a budget. */
type Kind = { readonly event: string; readonly outcome: 'done' | 'refused'; readonly code?: ErrorCode };
type FromNetwork = Kind & { readonly network: string };

/** Events of one kind from one network within a minute that were too many for lines of their own. */
export type Flood = FromNetwork & {
  readonly count: number;
  /** ISO 8601: when the minute began. */
  readonly since: string;
};

const MINUTE_MS = 60_000;
/** Lines in a minute for events of one kind: from one network, and from all. */
const LINES_PER_NETWORK = 10;
const LINES_PER_KIND = 300;
/** As many networks are counted one by one; what comes from further ones is counted together. There are no more kinds than the contracts have codes. */
const MOST_NETWORKS = 500;
const OTHERS = 'others';

type Minute = {
  readonly kind: Kind;
  readonly since: number;
  lines: number;
  readonly networks: Map<string, { lines: number; count: number }>;
};

/**
 * Budgets by kind of event and network: a flood leaves room for what comes from elsewhere, and of every event there is a line or a count. A minute begins with
 * the first event of its kind.
 */
export function floodBudgets(clock: Clock, report: (flood: Flood) => void) {
  /** By kind, the minute that began first in front. */
  const minutes = new Map<string, Minute>();
  const end = (key: string, { kind, since, networks }: Minute) => {
    minutes.delete(key);
    for (const [network, { count }] of networks) if (count > 0) report({ ...kind, network, count, since: new Date(since).toISOString() });
  };
  const settle = () => {
    const now = clock.now().getTime();
    for (const [key, minute] of minutes) {
      // A clock that was put back begins anew.
      if (now >= minute.since && now < minute.since + MINUTE_MS) break;
      end(key, minute);
    }
  };
  const minuteOf = ({ event, outcome, code }: Kind): Minute => {
    const key = `${event} ${outcome} ${code ?? ''}`;
    const running = minutes.get(key);
    if (running) return running;
    const kind = { event, outcome, ...(code && { code }) };
    const minute: Minute = { kind, since: clock.now().getTime(), lines: 0, networks: new Map() };
    minutes.set(key, minute);
    return minute;
  };

  return {
    settle,
    close: () => {
      for (const [key, minute] of minutes) end(key, minute);
    },
    /** Whether the event gets a line; one that gets none is counted. */
    allow: (event: FromNetwork): boolean => {
      settle();
      const minute = minuteOf(event);
      const { networks } = minute;
      const name = networks.has(event.network) || networks.size < MOST_NETWORKS ? event.network : OTHERS;
      const budget = networks.get(name) ?? { lines: 0, count: 0 };
      networks.set(name, budget);
      const isAllowed = name !== OTHERS && budget.lines < LINES_PER_NETWORK && minute.lines < LINES_PER_KIND;
      if (isAllowed) {
        budget.lines += 1;
        minute.lines += 1;
      } else {
        budget.count += 1;
      }
      return isAllowed;
    },
  };
}
