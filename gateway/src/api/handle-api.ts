import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Caller, type Endpoint, type ErrorCode, LIMITS } from '@pusula/contracts';
import { customerOf, readBody } from '@pusula/service-kit/http';
import type { Place } from '@pusula/service-kit/service';
import { isFailure } from '@pusula/service-kit/service';
import type { NetworkListener } from '../http-front.ts';
import { waitForTurn } from '../limits/wait-for-turn.ts';
import type { ApiOptions, Arrived, CheckedRequest, WithBody } from './api-call.ts';
import { authorize, bearerToken } from './authorize.ts';
import { sendFailure } from './reply.ts';
import { API_PREFIX, methodsOf, ROUTES } from './routes.ts';
import { sendOn } from './send-on.ts';

type Refused = { readonly refused: ErrorCode; readonly caller?: Caller; readonly headers?: Record<string, string> };
/** Whatever can refuse cheaply, before a byte of the body is read: origin, token, the call's own limits. */
function checkRequest(options: ApiOptions, endpoint: Endpoint, request: IncomingMessage, address: string): CheckedRequest | Refused {
  if (!options.originAllowed(request)) return { refused: 'FORBIDDEN' };
  const token = bearerToken(request.headers.authorization);
  const verdict = authorize(endpoint, token === undefined ? undefined : options.verify(token, request));
  if ('refused' in verdict) return verdict;
  const { caller } = verdict;
  const longer = options.limiter.ofThisCall(endpoint, caller, address);
  return longer > 0 ? { ...tooMany(longer), caller } : { caller, token, address };
}

/** Reads the body, and asks the token once more when all of it is there: whoever holds a body back keeps no right that they lose meanwhile. */
async function readCheckedBody(
  options: ApiOptions,
  endpoint: Endpoint,
  request: IncomingMessage,
  checked: CheckedRequest,
): Promise<WithBody | Refused> {
  const body = await bodyOf(request, endpoint);
  if (typeof body !== 'string') return { ...body, caller: checked.caller };
  const verdict = authorizeAgain(options, endpoint, request, checked.token);
  return 'refused' in verdict ? verdict : { ...checked, caller: verdict.caller, body };
}

const authorizeAgain = ({ verify }: ApiOptions, endpoint: Endpoint, request: IncomingMessage, token: string | undefined) =>
  authorize(endpoint, token === undefined ? undefined : verify(token, request));

const tooMany = (seconds: number): Refused => ({ refused: 'TOO_MANY_REQUESTS', headers: { 'retry-after': String(seconds) } });

const withoutQuery = (url: string) => {
  const queryAt = url.indexOf('?');
  return queryAt < 0 ? url : url.slice(0, queryAt);
};

const announcesBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Shorter bodies are bounded well enough by how many calls there may be. */
const LONG_BODY_BYTES = LIMITS.strangerBodyBytes;

/** How much room a long body may take; one that announces no length may be as long as the call allows. */
function bytesOfLongBody({ headers }: IncomingMessage, { bodyBytes }: Endpoint): number {
  const announced = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : bodyBytes;
  const bytes = Math.min(bodyBytes, announced);
  return bytes > LONG_BODY_BYTES ? bytes : 0;
}

/** The body as text; one that is refused ends the connection with the answer, because the rest of it is not wanted. */
const bodyOf = (request: IncomingMessage, endpoint: Endpoint): Promise<string | Refused> =>
  readBody(request, endpoint.bodyBytes, { form: endpoint.form }).catch((error: unknown) => ({
    refused: isFailure(error) ? error.code : 'UNEXPECTED_ERROR',
    headers: { connection: 'close' },
  }));

/**
 * The hot path: plain functions before Express, because Express alone costs four fifths of the request rate. It waits only where there is something to wait for:
 * a call without a body from a known caller goes out in the turn it came in.
 */
export const createApiHandler =
  (options: ApiOptions): NetworkListener =>
  (request, response, address) => {
    const requestId = randomUUID();
    handle(options, { request, response, address, requestId }).catch((error: Error) => {
      options.onMistake({ requestId, error });
      sendFailure(response, requestId, 'UNEXPECTED_ERROR');
    });
  };

type Received = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly address: string;
  readonly requestId: string;
};

async function handle(options: ApiOptions, { request, response, address, requestId }: Received): Promise<void> {
  const url = request.url ?? '/';
  const path = withoutQuery(url);
  const endpoint = ROUTES.get(`${request.method} ${path}`);
  const began = performance.now();
  let sentOn: Arrived | undefined;
  response.on('close', () => {
    options.onAnswered(endpoint?.route, response.statusCode, performance.now() - began);
    if (sentOn) options.onServiceAnswered(sentOn, response.headersSent ? response.statusCode : undefined);
  });
  const turnAway = ({ refused: code, caller, headers }: Refused) => {
    options.onRefused({ requestId, path, code, caller, address });
    sendFailure(response, requestId, code, { headers });
  };

  const wait = options.limiter.ofAnyCall(address);
  if (wait > 0) return turnAway(tooMany(wait));
  if (!endpoint) return refuseUnknown(options, { request, response, requestId, path, address });
  const checked = checkRequest(options, endpoint, request, address);
  if ('refused' in checked) return turnAway(checked);
  const onSent = (sent: Arrived) => {
    sentOn = sent;
  };
  const { caller, token } = checked;
  const call = { caller, token, address, endpoint, url, path, requestId, outlivesCaller: waitsForTurn(endpoint, caller) };
  const ways = { request, response, turnAway, onSent, onSending: NOTHING_LONG };
  await (announcesBody(request) || endpoint.replyBytes
    ? dispatchInRoom(options, call, ways)
    : dispatch(options, { ...call, body: '' }, ways));
}

/** Of calls whose replies are all short. */
const NOTHING_LONG = () => undefined;

type Ways = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly turnAway: (refused: Refused) => void;
  readonly onSent: (arrived: Arrived) => void;
  readonly onSending: (isTaken: Promise<void>) => void;
};

/** @returns when the call is over and nothing holds its body or its long reply any more, which may be after its caller has gone */
async function dispatchInRoom(options: ApiOptions, call: Omit<Arrived, 'body'>, ways: Ways): Promise<void> {
  const { request, response, turnAway } = ways;
  const { endpoint, requestId, path, caller, address } = call;
  const [room, weight] = endpoint.replyBytes
    ? [options.longReplies, endpoint.replyBytes]
    : [options.longBodies, bytesOfLongBody(request, endpoint)];
  const giveUp = () => {
    options.onRefused({ requestId, path, code: 'TOO_MANY_REQUESTS', caller, address });
    response.destroy();
  };
  const end = weight > 0 ? room.begin(address, { weight, giveUp }) : () => undefined;
  if (!end) return turnAway({ ...tooMany(1), caller, headers: { 'retry-after': '1', connection: 'close' } });
  let isTaken: Promise<void> | undefined;
  const onSending = (sending: Promise<void>) => {
    isTaken = sending;
  };
  try {
    const whole = await readCheckedBody(options, endpoint, request, call);
    if ('refused' in whole) return turnAway(whole);
    await dispatch(options, { ...call, ...whole }, { ...ways, onSending });
    // By now its place in the queue is another's.
    await isTaken;
  } finally {
    end();
  }
}

/** A place comes before a turn: whoever has their account's turn waits for nothing but the service, and no other session of the account for who waits for their own calls. */
function dispatch(options: ApiOptions, arrived: Arrived, ways: Ways): Promise<void> {
  const queue = options.queueOf(arrived.endpoint);
  if (!queue) return dispatchInTurn(options, arrived, ways);
  return hold(options, arrived, ways, queue.enter(customerOf(arrived.address), arrived.address), dispatchInTurn);
}

/** Carries out a change when it is its account's turn, which ends with the service's answer, whatever its reader does. */
function dispatchInTurn(options: ApiOptions, arrived: Arrived, ways: Ways): Promise<void> {
  const { endpoint, caller } = arrived;
  if (!waitsForTurn(endpoint, caller)) return carryOut(options, arrived, ways);
  return hold(options, arrived, ways, options.turns.take({ accountId: caller.id, sessionId: caller.sessionId }), carryOut);
}

type Work = (options: ApiOptions, arrived: Arrived, ways: Ways) => Promise<void>;

/** Does the work when there is a place for it; what came before may have ended the session that waited, and its caller may have gone. */
async function hold(options: ApiOptions, arrived: Arrived, ways: Ways, place: Place, work: Work): Promise<void> {
  const { endpoint, caller, token } = arrived;
  const { request, response, turnAway } = ways;
  if (!place) return turnAway({ ...tooMany(1), caller });
  const leave = typeof place === 'function' ? place : await waitForTurn(place, response);
  if (!leave) return;
  try {
    const verdict = typeof place === 'function' ? { caller } : authorizeAgain(options, endpoint, request, token);
    if ('refused' in verdict) turnAway(verdict);
    else await work(options, arrived, ways);
  } finally {
    leave();
  }
}

/** Answers a call that may be answered, or sends it on. */
async function carryOut(options: ApiOptions, arrived: Arrived, ways: Ways): Promise<void> {
  const { request, response, turnAway, onSent } = ways;
  const { endpoint, caller } = arrived;
  const { owner } = endpoint;
  const late = endpoint.provenOnly && (await refusedUnproven(options, caller));
  if (late) return turnAway({ ...late, caller });
  if (owner === 'gateway') return answer(options, arrived, ways);
  onSent(arrived);
  await sendOn(options, arrived, owner, request, response);
}

type Session = Extract<Caller, { type: 'User' }>;
/** What stops with its caller locks no account. */
const waitsForTurn = ({ readsOnly, stopsWithCaller }: Endpoint, caller: Caller): caller is Session =>
  !readsOnly && !stopsWithCaller && caller.type === 'User';

function answer(
  { answerCall, isOurPage }: ApiOptions,
  { endpoint, caller, body, address, requestId, url, path }: Arrived,
  { request, response, onSending }: Ways,
): Promise<void> {
  const { 'user-agent': userAgent, cookie: cookies } = request.headers;
  const query = url.slice(path.length + 1);
  const about = { endpoint, caller, body, query, address, userAgent, cookies, isOurPage: isOurPage(request) };
  return answerCall({ ...about, requestId, response, onSending });
}

async function refusedUnproven({ refusalOfProof }: ApiOptions, caller: Caller): Promise<Refused | undefined> {
  try {
    const refused = await refusalOfProof(caller);
    return refused && { refused };
  } catch {
    // A proof that nobody can look up is none.
    return { refused: 'SERVICE_UNAVAILABLE', headers: { 'retry-after': '10' } };
  }
}

/** A path that somebody made up can hold anything, addresses and tokens among it (S19). */
const UNKNOWN_PATH = `${API_PREFIX}/*`;

type Unknown = Pick<Arrived, 'requestId' | 'path' | 'address'> & { readonly request: IncomingMessage; readonly response: ServerResponse };

/** Such a call is an event as well: whoever looks for a way in tries one path after the other. */
function refuseUnknown({ onRefused }: ApiOptions, { request, response, requestId, path, address }: Unknown): void {
  const methods = methodsOf(path);
  const allow = { allow: methods.join(', ') };
  if (methods.length > 0 && request.method === 'OPTIONS') {
    response.writeHead(204, allow).end();
    return;
  }
  const code = methods.length === 0 ? 'ROUTE_NOT_FOUND' : 'METHOD_NOT_ALLOWED';
  onRefused({ requestId, path: methods.length === 0 ? UNKNOWN_PATH : path, code, caller: undefined, address });
  sendFailure(response, requestId, code, { headers: methods.length === 0 ? {} : allow });
}
