import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { type Endpoint, IDENTITY_HEADER, wirePath } from '@pusula/contracts';
import { failure, isFailure } from '../failure.ts';
import { refusalOf } from './authorize.ts';
import { readBody } from './body.ts';
import type { SendChunk } from './event-stream.ts';
import type { VerifyIdentity } from './identity.ts';
import { checkInput, parseJson, queryInput } from './input.ts';
import type { Route } from './router.ts';

/** Whoever asked gives up at the contract's time; the clear answer has to be there before. */
const SHARE_OF_TIME = 0.92;

export type CallOptions = {
  readonly verifyIdentity: VerifyIdentity;
  /** Compare each reply with its contract; on in tests, off in production. */
  readonly checkReplies: boolean;
  /** How many times as long as its contract says a call may take; 1 by default. */
  readonly timeoutScale?: number;
  readonly slowBodyMs?: number;
};

/** A call as it arrived. */
export type Arrived = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly query: string;
  readonly requestId: string;
  /** For a caller who asked for the reply in chunks. */
  readonly chunk?: SendChunk | undefined;
};

/** Authenticates, authorizes, validates the input, then calls the handler. @throws Failure and whatever the handler throws */
export async function answerCall(
  { endpoint, handler }: Route,
  { request, response, query, requestId, chunk }: Arrived,
  options: CallOptions,
): Promise<object> {
  const caller = await options.verifyIdentity(request.headers[IDENTITY_HEADER]);
  const refusal = refusalOf(endpoint, caller);
  if (refusal) throw failure(refusal);
  const raw = endpoint.method === 'POST' ? await readInput(request, endpoint, options.slowBodyMs) : queryInput(query);
  const input = checkInput(endpoint, raw);
  const time = endpoint.timeoutMs * (options.timeoutScale ?? 1) * SHARE_OF_TIME;
  const reply = (await withinTime(time, response, (signal) =>
    handler({ caller, input, requestId, signal, chunk: chunk && untilAborted(chunk, signal) }),
  ).catch((error: unknown) => {
    throw asCallerKnowsIt(endpoint, error);
  })) as object;
  if (options.checkReplies) checkReply(endpoint, reply);
  return reply;
}

/** Handlers name refused fields as the code does; the caller may know them by other names. */
const asCallerKnowsIt = ({ input }: Endpoint, error: unknown): unknown =>
  isFailure(error) && error.details
    ? failure(
        error.code,
        error.details.map(({ path, problem }) => ({ path: wirePath(input, path), problem })),
        error.cause,
      )
    : error;

/** Whatever a handler still says when its time is over comes too late. */
const untilAborted =
  (chunk: SendChunk, signal: AbortSignal): SendChunk =>
  async (text) => {
    if (!signal.aborted) await chunk(text);
  };

async function readInput(request: IncomingMessage, endpoint: Endpoint, slowMs: number | undefined): Promise<unknown> {
  const { bodyBytes, form } = endpoint;
  const body = await readBody(request, bodyBytes, { form, slowMs });
  if (form) return queryInput(body);
  return body === '' ? {} : parseJson(body);
}

/** Gives the work a signal that fires when the caller hangs up or the time is over, and stops waiting for it then. */
async function withinTime<T>(timeoutMs: number, response: ServerResponse, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const onClose = () => controller.abort(failure('REQUEST_TIMEOUT'));
  response.once('close', onClose);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = failure('SERVICE_UNAVAILABLE');
      controller.abort(error);
      reject(error);
    }, timeoutMs);
  });
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
    response.off('close', onClose);
  }
}

/** A reply must be what the contract says, field for field: anything more could be a leak. @throws Error naming the difference */
function checkReply(endpoint: Endpoint, reply: object): void {
  const sent = JSON.parse(JSON.stringify(reply)) as unknown;
  const result = endpoint.reply.safeParse(sent);
  if (!result.success) throw new Error(`${endpoint.route} answered against its contract: ${result.error.message}`);
  const declared = JSON.parse(JSON.stringify(result.data)) as unknown;
  if (!isDeepStrictEqual(sent, declared))
    throw new Error(`${endpoint.route} answered more than its contract names: ${Object.keys(sent as object)}`);
}
