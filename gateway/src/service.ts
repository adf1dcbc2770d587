import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { accountChanged, accountErased, type ErrorCode, gatewayForgot, sessionsEnded } from '@pusula/contracts';
import type { Schema } from '@pusula/service-kit/db';
import { createHealth } from '@pusula/service-kit/http';
import { type ConcurrencyPerCaller, concurrencyPerCaller, on, type Service } from '@pusula/service-kit/service';
import { endSessions, eraseSessions, followAccount } from './account/follow-account.ts';
import { createAnswerCall } from './api/answer-call.ts';
import { answerTimes } from './api/answer-times.ts';
import { breakerFigure } from './api/breaker-figure.ts';
import { eventOfServiceCall } from './api/event-of-call.ts';
import { createApiHandler } from './api/handle-api.ts';
import { sendFailure } from './api/reply.ts';
import { API_PREFIX } from './api/routes.ts';
import { api } from './api.ts';
import { sessionNamer } from './auth/exchange-cookie.ts';
import { createDeps, type Deps, databaseProbe, type GatewayOptions } from './deps.ts';
import type { Listener, NetworkListener } from './http-front.ts';
import { accountQueues } from './limits/account-queues.ts';
import { boundConnections } from './limits/bound-connections.ts';
import { callQueues, OF_ONE_IN_ALL } from './limits/call-queues.ts';
import { clientAddress } from './limits/client-address.ts';
import { LONG_BODIES, LONG_REPLIES, limitPerCustomer, REQUESTS } from './limits/limit-per-customer.ts';
import { createRateLimiter, type RateLimiter } from './limits/rate-limiter.ts';
import { createSharedCounters } from './limits/shared-counters.ts';
import { visitQueues } from './limits/visit-queues.ts';
import { SessionsAndLimits1763700000000 } from './migrations/0001-sessions-and-limits.ts';
import { SessionDevicesAndAccountMarks1763750000000 } from './migrations/0002-session-devices-and-account-marks.ts';
import { SessionRoles1763800000000 } from './migrations/0003-session-roles.ts';
import { ProofsAndFactors1764200000000 } from './migrations/0004-proofs-and-factors.ts';
import { KnownBrowsers1764400000000 } from './migrations/0005-known-browsers.ts';
import { ExchangeCookies1764400000001 } from './migrations/0006-exchange-cookies.ts';
import { OpenSessions1764500000000 } from './migrations/0007-open-sessions.ts';
import { ReceivedTokens1764500000001 } from './migrations/0008-received-tokens.ts';
import { OpenedLetters1764500000002 } from './migrations/0009-opened-letters.ts';
import { KeyedAccounts1764500000003 } from './migrations/0010-keyed-accounts.ts';
import { NamedCounts1764600000000 } from './migrations/0011-named-counts.ts';
import { GivenUpTokens1764700000000 } from './migrations/0012-given-up-tokens.ts';
import { countSecurityEvents } from './security-log/count-security-events.ts';
import { aboutCaller, type SecurityLog, securityLog } from './security-log/security-log.ts';
import { writeFloods } from './security-log/write-floods.ts';
import { isProven } from './sessions/second-factor.ts';
import { SessionTable } from './sessions/session.ts';
import { cleanUpSessions, createUseRecorder, every, followSessions, type UseRecorder } from './sessions/session-jobs.ts';
import { createIdentityHeaders } from './tokens/identity-headers.ts';
import { traceRequests } from './tracing/trace-requests.ts';
import { allowedOrigin, ownPage } from './web/allowed-origin.ts';
import { visitHandler } from './web/answer-visit.ts';
import { checkRequestHead } from './web/check-request-head.ts';
import { HSTS } from './web/security-headers.ts';
import { webListener } from './web/web-listener.ts';

export const schema: Schema = {
  tables: [SessionTable],
  migrations: [
    SessionsAndLimits1763700000000,
    SessionDevicesAndAccountMarks1763750000000,
    SessionRoles1763800000000,
    ProofsAndFactors1764200000000,
    KnownBrowsers1764400000000,
    ExchangeCookies1764400000001,
    OpenSessions1764500000000,
    ReceivedTokens1764500000001,
    OpenedLetters1764500000002,
    KeyedAccounts1764500000003,
    NamedCounts1764600000000,
    GivenUpTokens1764700000000,
  ],
};

/** Milliseconds between two exchanges of request counts with the other replicas. */
const COUNTER_EXCHANGE_MS = 200;
const LATE_UNDO_MS = 1_000;
const COUNTER_CLEAN_UP_MS = 60_000;
const BROWSER_CLEAN_UP_MS = 60 * 60_000;

/** Stands in an event for what was never looked at. */
const ANY_PATH = '/*';

export type Gateway = {
  /** What it consumes and does beside requests; run by the kit like any service's. */
  readonly service: Service;
  /** For when its database is there: a token of a session that has ended lives on, and whoever answers has to know of it first. */
  readonly prepare: () => Promise<void>;
  readonly listener: Listener;
  /** Ends a new connection for which there is no place. */
  readonly onConnection: (socket: Socket) => void;
  /** From now on readiness answers 503. */
  readonly drain: () => void;
};

/** The gateway: calls on a fast path of plain functions, everything else through Express. */
export function createGateway(options: GatewayOptions): Gateway {
  const deps = createDeps(options);
  const { config, db, clock, log, counters, browsers, verifier, upstreams, isHttps, now, tracer } = deps;
  const sharedCounters = createSharedCounters(counters);
  const limiter = createRateLimiter(sharedCounters, now, config.RATE_LIMIT_SCALE);
  const use = createUseRecorder(deps);
  const sessions = followSessions(deps, verifier.applySessionNews);
  const budgetedLog = securityLog(log, clock);
  const security = countSecurityEvents(budgetedLog.record);
  const health = createHealth([databaseProbe(db)], { isPublic: true });
  const addressOf = clientAddress(config.TRUSTED_PROXIES);
  const places = concurrencyPerCaller(OF_ONE_IN_ALL * config.RATE_LIMIT_SCALE);
  const answerApi = apiHandler(deps, { limiter, places, use, logSecurityEvent: security.record });
  const web = webListener(deps, limiter, { record: security.record, addressOf });
  const answerVisit = visitHandler({ web, limiter, queueOf: visitQueues(config.RATE_LIMIT_SCALE, places) });
  const underWay = limitPerCustomer(REQUESTS, config.RATE_LIMIT_SCALE);
  const checkHead = checkRequestHead(config.NODE_ENV === 'production' ? config.PUBLIC_URL : undefined);
  /** Whoever sends such requests is counted and seen like those whose calls are refused. */
  const refuse = (response: ServerResponse, network: string, problem: ErrorCode): void => {
    const requestId = randomUUID();
    const wait = limiter.ofAnyCall(network);
    const code = wait > 0 ? 'TOO_MANY_REQUESTS' : problem;
    recordRefusal(code, network, requestId);
    sendFailure(response, requestId, code, {
      headers: { connection: 'close', ...(code === 'TOO_MANY_REQUESTS' && { 'retry-after': String(Math.max(1, wait)) }) },
    });
  };
  const recordRefusal = (code: ErrorCode, network: string, requestId: string) =>
    security.record({ event: 'request', outcome: 'refused', code, network, requestId, path: ANY_PATH });
  const giveUp = (response: ServerResponse, network: string) => () => {
    recordRefusal('TOO_MANY_REQUESTS', network, randomUUID());
    response.destroy();
  };
  const answerAny: NetworkListener = (request, response, network) =>
    (request.url?.startsWith(`${API_PREFIX}/`) ? answerApi : answerVisit)(request, response, network);
  const answer = tracer ? traceRequests(tracer, answerAny) : answerAny;

  return {
    service: {
      api: [],
      events: [on(accountChanged, followAccount(deps)), on(accountErased, eraseSessions(deps)), on(sessionsEnded, endSessions(deps))],
      jobs: [
        sessions.job,
        use.job,
        cleanUpSessions(deps),
        every('forgetting unused browsers', BROWSER_CLEAN_UP_MS, log, () => browsers.forgetUnused(clock.now())),
        every('exchanging request counts', COUNTER_EXCHANGE_MS, log, sharedCounters.exchange),
        every('taking back tries that were right', LATE_UNDO_MS, log, deps.attempts.undoLate),
        writeFloods(budgetedLog, log),
        every('cleaning up request counts', COUNTER_CLEAN_UP_MS, log, () => counters.forgetExpired(clock.now())),
      ],
      figures: [security.figure, breakerFigure(upstreams)],
      forgetting: { receipt: gatewayForgot },
    },
    prepare: sessions.learn,
    drain: health.drain,
    onConnection: boundConnections(config.TRUSTED_PROXIES, config.RATE_LIMIT_SCALE),
    listener: (request, response) => {
      if (isHttps) response.setHeader('strict-transport-security', HSTS);
      const problem = checkHead(request);
      // However much is under way, whoever watches the process is answered.
      if (!problem && request.url === '/health/live') return health.live(response);
      if (!problem && request.url === '/health/ready') return void health.ready(response);
      const network = addressOf(request);
      const end = underWay.begin(network, { giveUp: giveUp(response, network) });
      if (!end) return refuse(response, network, 'TOO_MANY_REQUESTS');
      response.on('close', end);
      if (problem) refuse(response, network, problem);
      else answer(request, response, network);
    },
  };
}

type ApiOptions = {
  readonly limiter: RateLimiter;
  readonly places: ConcurrencyPerCaller;
  readonly use: UseRecorder;
  readonly logSecurityEvent: SecurityLog;
};

function apiHandler(deps: Deps, { limiter, places, use, logSecurityEvent }: ApiOptions): NetworkListener {
  const { config, signer, metrics, sessions, verifier, upstreams, clock, log, now } = deps;
  const isOurPage = ownPage(config);
  const namesSession = sessionNamer(deps);
  return createApiHandler({
    longBodies: limitPerCustomer(LONG_BODIES),
    longReplies: limitPerCustomer(LONG_REPLIES),
    turns: accountQueues(),
    queueOf: callQueues(config.RATE_LIMIT_SCALE, places),
    upstreams,
    answerCall: createAnswerCall({ ...deps, served: api(deps), logSecurityEvent }),
    verify(token, request) {
      const claims = verifier.verify(token);
      if (claims?.typ !== 'User') return claims;
      if (claims.needsCookie && !namesSession(request.headers.cookie, claims.sid)) return undefined;
      use.used(claims.sid);
      return claims;
    },
    async refusalOfProof(caller) {
      if (caller.type !== 'User') return 'PROOF_REQUIRED';
      const at = clock.now();
      const proof = await sessions.proofOf(caller.sessionId, at);
      if (!proof) return 'UNAUTHORIZED';
      return isProven(proof, at) ? undefined : 'PROOF_REQUIRED';
    },
    identityHeader: createIdentityHeaders(signer, now),
    limiter,
    originAllowed: allowedOrigin(config, config.ALLOWED_ORIGINS),
    isOurPage,
    onAnswered: answerTimes(metrics.requests),
    onRefused: ({ caller, address: network, ...about }) =>
      logSecurityEvent({ event: 'call', outcome: 'refused', ...aboutCaller(caller), network, ...about }),
    onServiceAnswered: ({ address: network, requestId, ...call }, status) => {
      const event = eventOfServiceCall(call, status);
      if (event) logSecurityEvent({ ...event, network, requestId });
    },
    onFailure: ({ error, ...about }) => log.warn({ err: error, ...about }, 'a service did not answer'),
    onMistake: ({ error, ...about }) => log.error({ err: error, ...about }, 'a call failed'),
  });
}
