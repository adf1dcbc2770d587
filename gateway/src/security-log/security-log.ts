import type { IncomingMessage } from 'node:http';
import type { Caller, ErrorCode } from '@pusula/contracts';
import type { Log } from '@pusula/service-kit/log';
import type { Clock } from '@pusula/service-kit/service';
import { type Flood, floodBudgets, ORDINARY, WEIGHTY } from './flood-budgets.ts';

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
  /** Has a line of its own whatever others do: only many of the same account take it away. */
  readonly isWeighty?: boolean;
};
export type SecurityLog = (event: SecurityEvent) => void;
/** For events of requests that are no calls. */
export type SecurityReports = { readonly record: SecurityLog; readonly addressOf: (request: IncomingMessage) => string };
export type BudgetedSecurityLog = {
  readonly record: SecurityLog;
  /** Writes down the floods whose minute is over. */
  readonly settle: () => void;
  /** Writes down all floods: nothing comes any more. */
  readonly close: () => void;
};

/** Nobody comes by these by using the product: a forgotten password or a token that has run out is everyday. */
const ALARMING: ReadonlySet<ErrorCode> = new Set(['TOO_MANY_REQUESTS', 'FORBIDDEN', 'INVALID_TOKEN_TYPE']);

/** An attack may neither hide other events nor fill the disk with lines about itself. */
export function securityLog(log: Log, clock: Clock): BudgetedSecurityLog {
  const write = ({ event: security, isWeighty: _, ...about }: SecurityEvent) =>
    log[about.code && ALARMING.has(about.code) ? 'warn' : 'info']({ security, ...about }, `${security} ${about.outcome}`);
  const writeFlood = (flood: Flood) => log.warn({ security: 'flood', ...flood }, `flood: ${flood.event} ${flood.outcome}`);
  const ordinary = floodBudgets(clock, ORDINARY, writeFlood);
  const weighty = floodBudgets(clock, WEIGHTY, writeFlood);
  const settle = () => {
    weighty.settle();
    ordinary.settle();
  };
  return {
    record: (event) => {
      settle();
      if ((event.isWeighty ? weighty : ordinary).allow(event)) write(event);
    },
    settle,
    close: () => {
      weighty.close();
      ordinary.close();
    },
  };
}

/** Who a call came from, as a security event names it. */
export const aboutCaller = (caller: Caller | undefined): Pick<SecurityEvent, 'account' | 'sessionId'> =>
  caller?.type === 'User' ? { account: caller.id, sessionId: caller.sessionId } : {};
