import type { ErrorCode } from '@pusula/contracts';
import type { Clock } from '@pusula/service-kit/service';

/** What events have in common that share a budget. */
type Kind = { readonly event: string; readonly outcome: 'done' | 'refused'; readonly code?: ErrorCode; readonly path?: string };
/** Whose budget it is. */
type Subject = { readonly network: string; readonly account?: string };
type Budgeted = Kind & { readonly network: string; readonly account?: string | undefined; readonly path: string };

/** Events of one kind and subject within a minute that were too many for lines of their own. */
export type Flood = Kind &
  Subject & {
    readonly count: number;
    /** ISO 8601: when the minute began. */
    readonly since: string;
  };

/** Lines in a minute. */
export type Budget = {
  readonly kindOf: (event: Budgeted) => Kind;
  readonly subjectOf: (event: Budgeted) => Subject;
  /** For events of one kind: of one subject, and of all. */
  readonly linesEach: number;
  readonly linesOfAll: number;
  /** As many subjects of a kind are counted one by one. */
  readonly mostSubjects: number;
  /** What becomes of events of further ones: they are counted together, or each has a line. */
  readonly further: 'counted' | 'written';
};

const inCommon = ({ event, outcome, code }: Budgeted): Kind => ({ event, outcome, ...(code && { code }) });

/** What whoever likes brings about from networks without number. There are no more kinds than the contracts have codes. */
export const ORDINARY: Budget = {
  kindOf: inCommon,
  subjectOf: ({ network }) => ({ network }),
  linesEach: 10,
  linesOfAll: 300,
  mostSubjects: 500,
  further: 'counted',
};

/** What needs a try at an account, or an account: as many as nobody makes by hand, and however many somebody makes, they hide nobody else's, nothing else and no other network. */
export const WEIGHTY: Budget = {
  kindOf: (event) => ({ ...inCommon(event), path: event.path }),
  subjectOf: ({ account, network }) => ({ network, ...(account !== undefined && { account }) }),
  linesEach: 60,
  linesOfAll: Number.POSITIVE_INFINITY,
  mostSubjects: 10_000,
  further: 'written',
};

const MINUTE_MS = 60_000;
const OTHERS: Subject = { network: 'others' };

type Counted = { readonly subject: Subject; lines: number; count: number };
type Minute = { readonly kind: Kind; readonly since: number; lines: number; readonly subjects: Map<string, Counted> };

/**
 * Budgets by kind of event and subject: a flood leaves room for what comes from elsewhere, and of every event there is a line or a count. A minute begins with
 * the first event of its kind.
 */
export function floodBudgets(clock: Clock, budget: Budget, report: (flood: Flood) => void) {
  /** By kind, the minute that began first in front. */
  const minutes = new Map<string, Minute>();
  const end = (key: string, { kind, since, subjects }: Minute) => {
    minutes.delete(key);
    for (const { subject, count } of subjects.values())
      if (count > 0) report({ ...kind, ...subject, count, since: new Date(since).toISOString() });
  };
  const minuteOf = (event: Budgeted): Minute => {
    const kind = budget.kindOf(event);
    const key = Object.values(kind).join(' ');
    const running = minutes.get(key);
    if (running) return running;
    const minute: Minute = { kind, since: clock.now().getTime(), lines: 0, subjects: new Map() };
    minutes.set(key, minute);
    return minute;
  };
  const countedIn = ({ subjects }: Minute, event: Budgeted): Counted | undefined => {
    const own = budget.subjectOf(event);
    const isFurther = subjects.size >= budget.mostSubjects && !subjects.has(keyOf(own));
    if (isFurther && budget.further === 'written') return undefined;
    const subject = isFurther ? OTHERS : own;
    const counted = subjects.get(keyOf(subject)) ?? { subject, lines: 0, count: 0 };
    subjects.set(keyOf(subject), counted);
    return counted;
  };

  return {
    /** Reports the floods whose minute is over. */
    settle: () => {
      const now = clock.now().getTime();
      for (const [key, minute] of minutes) {
        // A clock that was put back begins anew.
        if (now >= minute.since && now < minute.since + MINUTE_MS) break;
        end(key, minute);
      }
    },
    close: () => {
      for (const [key, minute] of minutes) end(key, minute);
    },
    /** Whether the event gets a line; one that gets none is counted. Minutes that are over have to be settled before. */
    allow: (event: Budgeted): boolean => {
      const minute = minuteOf(event);
      const counted = countedIn(minute, event);
      if (!counted) return true;
      const isAllowed = counted.subject !== OTHERS && counted.lines < budget.linesEach && minute.lines < budget.linesOfAll;
      if (isAllowed) {
        counted.lines += 1;
        minute.lines += 1;
      } else {
        counted.count += 1;
      }
      return isAllowed;
    },
  };
}

const keyOf = (subject: Subject): string => Object.entries(subject).join();
