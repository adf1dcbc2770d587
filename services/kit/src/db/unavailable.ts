import { isError } from '../is-error.ts';

/** PostgreSQL: connection trouble (08), shutting down (57P0x), too many connections (53), statement or lock timeout (57014, 55P03). */
const SQL_STATES = /^(08...|57P0[1-5]|57014|53...|55P03|25P03)$/;
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]);
/** What pg says without any code. */
const TEXTS =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable/i;

/** Whether an error means that a dependency is away or overloaded, so that trying again later can help and nothing is wrong with the input. */
export function isUnavailable(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; isError(at) && depth < 6; at = at.cause, depth += 1) {
    const code = (at as Error & { code?: unknown }).code;
    if (code === 'SERVICE_UNAVAILABLE') return true;
    if (typeof code === 'string' && (SQL_STATES.test(code) || (SYSTEM_CODES.has(code) && 'syscall' in at))) return true;
    if (TEXTS.test(at.message)) return true;
    if ((at as Partial<AggregateError>).errors?.some(isUnavailable)) return true;
  }
  return false;
}

/** Whether the client gave up waiting for the answer to a statement, which leaves the connection waiting for it. */
export const isUnanswered = (error: unknown): boolean => isError(error) && error.message === 'Query read timeout';
