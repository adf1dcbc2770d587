import * as contracts from '@pusula/contracts';
import { isUnavailable } from '@pusula/service-kit/db';
import { checkInput, parseJson, queryInput } from '@pusula/service-kit/http';
import type { Log } from '@pusula/service-kit/log';
import { type Clock, type Failure, failure, type Ids, isFailure, type ServedEndpoint } from '@pusula/service-kit/service';
import { exchangeCookie } from '../auth/exchange-cookie.ts';
import type { Client } from '../handler.ts';
import type { BrowserStore } from '../known-browsers/browser-store.ts';
import { callingBrowser } from '../known-browsers/calling-browser.ts';
import type { AttemptLimiter } from '../limits/attempt-limiter.ts';
import { isCountedChange, limitChanges } from '../limits/limit-changes.ts';
import { TooManyRequests } from '../limits/too-many-requests.ts';
import { SecondStepRequired } from '../passkeys/second-step-required.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { HashEmail } from '../tokens/hash-email.ts';
import { readSignInTicket } from '../tokens/sign-in-ticket.ts';
import type { Issuer } from '../tokens/token.ts';
import type { AnswerCall } from './api-call.ts';
import { eventOfCall } from './event-of-call.ts';
import { PartlySaved } from './partly-saved.ts';
import { sendFailure, sendLongReply, sendReply } from './reply.ts';

type Options = {
  readonly served: readonly ServedEndpoint<{ readonly client: Client }>[];
  readonly issuer: Issuer;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly browsers: BrowserStore;
  readonly hashEmail: HashEmail;
  readonly attempts: AttemptLimiter;
  readonly log: Log;
  readonly logSecurityEvent: SecurityLog;
};

/** Whether a call goes on when its caller hangs up: a letter is opened once, and half of what it does is of no use. */
const outlivesCaller = (endpoint: contracts.Endpoint): boolean => isCountedChange(endpoint) || OPENS_LETTER.has(endpoint);
const OPENS_LETTER: ReadonlySet<contracts.Endpoint> = new Set<contracts.Endpoint>([contracts.resetPassword, contracts.verifyAccount]);

/** Answers the calls that the gateway serves itself. */
export function createAnswerCall({
  served,
  issuer,
  clock,
  ids,
  browsers,
  hashEmail,
  attempts,
  log,
  logSecurityEvent,
}: Options): AnswerCall {
  const handlers = new Map(served.map(({ endpoint, handler }) => [endpoint, handler]));

  /** Whose sign-in a ticket of ours goes on with. */
  const beganBy = (input: unknown): string | undefined => {
    const { ticket } = (input ?? {}) as { ticket?: unknown };
    return typeof ticket === 'string' ? readSignInTicket(issuer, ticket, clock.now())?.first?.accountId : undefined;
  };

  const report = (error: unknown, { path }: contracts.Endpoint, requestId: string): void => {
    if (isFailure(error)) return;
    if (isUnavailable(error)) log.warn({ err: error, requestId, path }, 'database unavailable');
    else log.error({ err: error, requestId, path }, 'a call of the gateway failed');
  };

  return async ({ endpoint, caller, body, query, address, userAgent, cookies, isOurPage, requestId, response, onSending }) => {
    const handler = handlers.get(endpoint);
    if (!handler) return sendFailure(response, requestId, 'ROUTE_NOT_FOUND');
    const hangUp = new AbortController();
    if (!outlivesCaller(endpoint)) response.once('close', () => hangUp.abort());
    let input: unknown;
    const recordOutcome = (refusal?: Failure, reply?: object) => {
      const event = eventOfCall({ endpoint, caller, input, account: beganBy(input) }, hashEmail, refusal, reply);
      if (event) logSecurityEvent({ ...event, network: address, requestId });
    };
    try {
      input = checkInput(endpoint, endpoint.method === 'POST' ? parseJson(body === '' ? '{}' : body) : queryInput(query));
      const client = {
        address,
        userAgent,
        browser: callingBrowser({ issuer, clock, ids, browsers, hashEmail }, { cookies, userAgent }, response),
        exchangeCookie: exchangeCookie({ issuer, clock }, { cookies, isOurPage }, response),
      };
      const answer = () => handler({ caller, input: input as never, client, requestId, signal: hangUp.signal });
      const reply = (await limitChanges(attempts, { endpoint, caller, address }, answer)) as object;
      recordOutcome(undefined, reply);
      if (endpoint.replyBytes) onSending(sendLongReply(response, requestId, reply, hangUp.signal));
      else sendReply(response, requestId, reply);
    } catch (error) {
      report(error, endpoint, requestId);
      const refusal = refusalOf(error);
      recordOutcome(refusal);
      const { code, details } = refusal;
      sendFailure(response, requestId, code, { details, headers: retryAfter(refusal), more: neededAfter(refusal) });
    }
  };
}

/** What the caller is told of it. */
const refusalOf = (error: unknown): Failure =>
  isFailure(error) ? error : failure(isUnavailable(error) ? 'SERVICE_UNAVAILABLE' : 'UNEXPECTED_ERROR');

const retryAfter = (error: Failure): Record<string, string> =>
  error instanceof TooManyRequests ? { 'retry-after': String(error.retryAfterSeconds) } : {};

/** What a refused caller needs to go on. */
const neededAfter = (error: Failure): object | undefined =>
  error instanceof SecondStepRequired
    ? { secondStep: error.secondStep }
    : error instanceof PartlySaved
      ? { saved: error.saved, undoableEntryIds: error.undoableEntryIds }
      : undefined;
