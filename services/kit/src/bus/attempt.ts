import { isUnavailable } from '../db/unavailable.ts';
import { isError } from '../is-error.ts';
import { redactText } from '../log/redact.ts';
import { type Trying, UnusableMessage } from './bus.ts';

/** What became of one attempt to handle a message. */
export type Outcome =
  | { readonly kind: 'done' }
  /** A dependency is away: the message is fine and its attempts are not counted. */
  | { readonly kind: 'wait'; readonly error: unknown }
  | { readonly kind: 'retry'; readonly delayMs: number; readonly problem: string; readonly error: unknown }
  | { readonly kind: 'park'; readonly problem: string; readonly error: unknown };

/**
 * Tries once and decides what comes next.
 * @param attempts failed ones before this
 * @param delaysMs pauses before each new attempt
 */
export async function attempt(work: (trying: Trying) => Promise<void>, attempts: number, delaysMs: readonly number[]): Promise<Outcome> {
  try {
    await work({ attempts, againInMs: delaysMs[attempts] ?? null });
    return { kind: 'done' };
  } catch (error) {
    if (isUnavailable(error)) return { kind: 'wait', error };
    const problem = problemOf(error);
    const delayMs = error instanceof UnusableMessage ? undefined : delaysMs[attempts];
    return delayMs === undefined ? { kind: 'park', problem, error } : { kind: 'retry', delayMs, problem, error };
  }
}

/** A line for operators, without people's data. */
export const problemOf = (error: unknown): string =>
  redactText(isError(error) ? `${error.name}: ${error.message}` : String(error)).slice(0, 500);
