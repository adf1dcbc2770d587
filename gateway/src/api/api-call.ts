import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller, Endpoint, ErrorCode, Owner, ServiceName, TokenClaims } from '@pusula/contracts';
import type { AccountQueues } from '../limits/account-queues.ts';
import type { QueueOf } from '../limits/call-queues.ts';
import type { CustomerLimit } from '../limits/limit-per-customer.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { Upstream } from './upstream.ts';

/** A call that the gateway answers itself. */
export type AnswerCall = (call: {
  endpoint: Endpoint;
  caller: Caller;
  body: string;
  /** What stands behind the question mark. */
  query: string;
  address: string;
  userAgent: string | undefined;
  cookies: string | undefined;
  isOurPage: boolean;
  requestId: string;
  response: ServerResponse;
  /** The reply is long, and made: it takes room until its reader has it. */
  onSending: (isTaken: Promise<void>) => void;
}) => Promise<void>;

export type ApiOptions = {
  readonly upstreams: Readonly<Record<ServiceName, Upstream>>;
  readonly answerCall: AnswerCall;
  /** What a token says that counts in this call. */
  readonly verify: (token: string, request: IncomingMessage) => TokenClaims | undefined;
  /** Why a call is refused that needs a proof of the last minutes; undefined where there is one. */
  readonly refusalOfProof: (caller: Caller) => Promise<ErrorCode | undefined>;
  /** The signed header that identifies the caller to `audience`. */
  readonly identityHeader: (caller: Caller, token: string | undefined, audience: Owner) => string | Promise<string>;
  readonly limiter: RateLimiter;
  /** Bytes of long bodies, from before the first of them is read until their calls are answered. */
  readonly longBodies: CustomerLimit;
  /** Bytes of long replies, from before they are made until they are taken. */
  readonly longReplies: CustomerLimit;
  readonly turns: AccountQueues;
  readonly queueOf: QueueOf;
  readonly originAllowed: (request: IncomingMessage) => boolean;
  readonly isOurPage: (request: IncomingMessage) => boolean;
  /** A call was refused before any service saw it. */
  readonly onRefused: (about: { requestId: string; path: string; code: ErrorCode; caller: Caller | undefined; address: string }) => void;
  /** A call has been answered, or its caller is gone. @param route as its contract names it; undefined for a call that there is none of */
  readonly onAnswered: (route: string | undefined, status: number, tookMs: number) => void;
  /** The same of a call that was for a service. @param status undefined when its caller was gone before there was an answer */
  readonly onServiceAnswered: (
    about: { requestId: string; endpoint: Endpoint; caller: Caller; address: string },
    status: number | undefined,
  ) => void;
  readonly onFailure: (about: { requestId: string; path: string; service: string; error: Error }) => void;
  /** Something that must not happen did; the caller learns no more than that. */
  readonly onMistake: (about: { requestId: string; error: Error }) => void;
};

export type CheckedRequest = { readonly caller: Caller; readonly token: string | undefined; readonly address: string };
export type WithBody = CheckedRequest & { readonly body: string };
export type Arrived = WithBody & {
  readonly endpoint: Endpoint;
  readonly url: string;
  readonly path: string;
  readonly requestId: string;
  /** Its service is left to finish what a caller who has gone began. */
  readonly outlivesCaller: boolean;
};
