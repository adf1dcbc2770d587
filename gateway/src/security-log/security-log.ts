import type { Caller, ErrorCode } from '@pusula/contracts';
import type { Log } from '@pusula/service-kit/log';
import type { Clock } from '@pusula/service-kit/service';
import { type Flood, floodBudgets } from './flood-budgets.ts';

/** Something that shows who tried what: for operators who look for attacks, and for those who ask afterwards what happened. */
export type SecurityEvent = {
  /** What was tried: `sign-in`, or `call` for a call that was refused at the door. */
  readonly event: string;
  readonly outcome: 'done' | 'refused';
  /** Why it was refused. */
  readonly code?: ErrorCode;
  /** Of the caller, or of whom it was about: an id, or the hash of an address that nobody has proven. Never an address itself (S19). */
  readonly account?: string | undefined;
  readonly sessionId?: string | undefined;
  /** Where it came from. */
  readonly network: string;
  readonly requestId: string;
  readonly path: string;
  /** Has a line of its own whatever else is going on: limits of their own keep these few. */
  readonly isWeighty?: boolean;
};
export type SecurityLog = (event: SecurityEvent) => void;
export type BudgetedSecurityLog = {
  readonly record: SecurityLog;
  /** Writes down the floods whose minute is over. */
  readonly settle: () => void;
  /** Writes down all floods: nothing comes any more. */
  readonly close: () => void;
};

/** Nobody comes by these by using the product: a forgotten password or a token that has run out is everyday. */
const ALARMING: ReadonlySet<ErrorCode> = new Set(['TOO_MANY_REQUESTS', 'FORBIDDEN', 'INVALID_TOKEN_TYPE']);

/** Weighty events are written one by one; an attack may neither hide them nor fill the disk with lines about itself, so the others have budgets. */
export function securityLog(log: Log, clock: Clock): BudgetedSecurityLog {
  const write = ({ event: security, isWeighty: _, ...about }: SecurityEvent) =>
    log[about.code && ALARMING.has(about.code) ? 'warn' : 'info']({ security, ...about }, `${security} ${about.outcome}`);
  const writeFlood = (flood: Flood) => log.warn({ security: 'flood', ...flood }, `flood: ${flood.event} ${flood.outcome}`);
  const budgets = floodBudgets(clock, writeFlood);
  return {
    record: (event) => {
      if (event.isWeighty || budgets.allow(event)) write(event);
    },
    settle: budgets.settle,
    close: budgets.close,
  };
}

/** Who a call came from, as a security event names it. */
export const aboutCaller = (caller: Caller | undefined): Pick<SecurityEvent, 'account' | 'sessionId'> =>
  caller?.type === 'User' ? { account: caller.id, sessionId: caller.sessionId } : {};
