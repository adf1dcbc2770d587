import type { Caller, ErrorCode } from '@pusula/contracts';
import type { Log } from '@pusula/service-kit/log';

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
};
export type SecurityLog = (event: SecurityEvent) => void;

/** An attack may not fill the disk with lines about itself. */
const MOST_LINES_A_SECOND = 50;
const SECOND_MS = 1_000;
/** Nobody comes by these by using the product: a forgotten password or a token that has run out is everyday. */
const ALARMING: ReadonlySet<ErrorCode> = new Set(['TOO_MANY_REQUESTS', 'FORBIDDEN', 'INVALID_TOKEN_TYPE']);

/** @param now milliseconds that only grow */
export function securityLog(log: Log, now = performance.now.bind(performance)): SecurityLog {
  let [second, lines, dropped] = [0, 0, 0];
  return (event) => {
    const current = Math.floor(now() / SECOND_MS);
    if (current !== second) {
      [second, lines] = [current, 0];
      if (dropped > 0) log.warn({ security: 'dropped', count: dropped }, 'security events dropped: too many to log one by one');
      dropped = 0;
    }
    if (++lines > MOST_LINES_A_SECOND) {
      dropped += 1;
      return;
    }
    const { event: security, ...about } = event;
    log[about.code && ALARMING.has(about.code) ? 'warn' : 'info']({ security, ...about }, `${security} ${about.outcome}`);
  };
}

/** Who a call came from, as a security event names it. */
export const aboutCaller = (caller: Caller | undefined): Pick<SecurityEvent, 'account' | 'sessionId'> =>
  caller?.type === 'User' ? { account: caller.id, sessionId: caller.sessionId } : {};
