import {
  accountChanged,
  accountErased,
  gatewayActionTaken,
  gatewayForgot,
  LIMITS,
  SERVICE_NAMES,
  type ServiceName,
  sessionsEnded,
  signInNoticed,
} from '@pusula/contracts';
import {
  actionTaken,
  type Breaker,
  type Clock,
  createBreaker,
  createHealth,
  createServiceClient,
  type Database,
  type IdentitySigner,
  type Ids,
  type Log,
  type Metrics,
  newEvent,
  type Outbox,
  on,
  type Parts,
  type Schema,
  type Service,
} from '@pusula/service-kit';
import { answerTimes } from './api/answer-times.ts';
import { breakerFigure } from './api/breaker-figure.ts';
import { createApiHandler } from './api/handle-api.ts';
import { API_PREFIX } from './api/routes.ts';
import { createUpstream } from './api/upstream.ts';
import type { Listener } from './door.ts';
import { createAccountLimiter } from './limits/account-limiter.ts';
import { createAttemptLimiter } from './limits/attempt-limiter.ts';
import { counterStore } from './limits/counter-store.ts';
import { createRateLimiter } from './limits/rate-limiter.ts';
import { createSharedCounters } from './limits/shared-counters.ts';
import { SessionsAndLimits1763700000000 } from './migrations/1763700000000-sessions-and-limits.ts';
import { SessionDevicesAndAccountMarks1763750000000 } from './migrations/1763750000000-session-devices-and-account-marks.ts';
import { SessionRoles1763800000000 } from './migrations/1763800000000-session-roles.ts';
import { ProofsAndFactors1764200000000 } from './migrations/1764200000000-proofs-and-factors.ts';
import { queuesOf } from './operations/queues.ts';
import { asking } from './own-calls/ask.ts';
import { createOwnCalls } from './own-calls/own-calls.ts';
import { peopleOf } from './own-calls/people.ts';
import { countSecurityEvents } from './security-log/count-security-events.ts';
import { aboutCaller, securityLog } from './security-log/security-log.ts';
import { accountSessions, endSessions, eraseSessions, followAccount } from './sessions/follow-account.ts';
import { isProven } from './sessions/second-factor.ts';
import { SessionTable } from './sessions/session.ts';
import { cleanUpSessions, createUseRecorder, every, followSessions } from './sessions/session-jobs.ts';
import { sessionStore } from './sessions/session-store.ts';
import { createIdentityHeaders } from './tokens/identity-headers.ts';
import type { KeyRing } from './tokens/keys.ts';
import { createTokenVerifier } from './tokens/token-verifier.ts';
import { allowedOrigin } from './web/allowed-origin.ts';
import { createWebApp } from './web/app.ts';
import type { Brand } from './web/brand.ts';
import { clientAddress } from './web/client-address.ts';
import type { SiteSource } from './web/front-ends.ts';
import { HSTS } from './web/security-headers.ts';
import { sendTooManyPages, wantsPage } from './web/waiting-page.ts';

export const schema: Schema = {
  tables: [SessionTable],
  migrations: [
    SessionsAndLimits1763700000000,
    SessionDevicesAndAccountMarks1763750000000,
    SessionRoles1763800000000,
    ProofsAndFactors1764200000000,
  ],
};

/** Milliseconds between two exchanges of request counts with the other replicas. */
const COUNTER_EXCHANGE_MS = 200;
const COUNTER_CLEAN_UP_MS = 60_000;

export type GatewayParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly outbox: Outbox;
  readonly bus: Parts['bus'];
  /** Begins the names of the services' queues. */
  readonly queuePrefix: string;
  readonly keys: KeyRing;
  readonly signer: IdentitySigner;
  /** Origins of the services, such as `http://search:3000`. */
  readonly serviceUrls: Readonly<Record<ServiceName, string>>;
  readonly site: SiteSource;
  readonly brand: Brand;
  readonly coachLinksRequired: boolean;
  readonly publicUrl: string;
  /** Search engines are meant to find this deployment. */
  readonly listsPages: boolean;
  readonly trustedProxies: readonly string[];
  readonly allowedOrigins: readonly string[];
  readonly imageOrigins: readonly string[];
  readonly homePictureUrl: string | undefined;
  readonly showMailbox: boolean;
  /** How long an administrator may do without a second factor, in milliseconds. */
  readonly adminFactorGraceMs: number;
  readonly rateLimitScale: number;
  readonly timeoutScale: number;
  /** Shown on the management port. */
  readonly metrics: Metrics;
  /** Shows the API's documentation to anybody. */
  readonly showDocs: boolean;
};

export type Gateway = {
  /** What it hears and does beside requests; run by the kit like any service's. */
  readonly service: Service;
  readonly listener: Listener;
  /** From now on readiness answers 503. */
  readonly drain: () => void;
};

const byService = <T>(make: (name: ServiceName) => T) =>
  Object.fromEntries(SERVICE_NAMES.map((name) => [name, make(name)])) as Record<ServiceName, T>;

/** Wires the gateway: calls on a fast path of plain functions, everything else through Express. */
export function createGateway(parts: GatewayParts): Gateway {
  const { db, clock, ids, log, keys, signer, serviceUrls, bus, outbox } = parts;
  const now = () => clock.now().getTime();
  const issuer = { issuer: parts.publicUrl, keys };
  const verifier = createTokenVerifier(issuer, now);
  const sessions = sessionStore(db);
  const store = counterStore(db);
  const sessionParts = { sessions, counters: store, databaseUrl: db.url, clock, log };
  const use = createUseRecorder(sessionParts);
  const counters = createSharedCounters(store);
  const attempts = createAttemptLimiter(store, now, parts.rateLimitScale);
  const limiter = createRateLimiter(counters, now, parts.rateLimitScale);
  const upstreams = byService((name) => createUpstream(name, serviceUrls[name], now, parts.timeoutScale));
  const ask = (name: ServiceName, breaker: Breaker = upstreams[name].breaker) =>
    asking(createServiceClient({ name, baseUrl: serviceUrls[name], identity: signer, timeoutScale: parts.timeoutScale }), breaker);
  // Pages wait a fifth of the time that calls do: their own breaker keeps a slow service from looking like a dead one to the calls.
  const askForPages = (name: ServiceName) => ask(name, createBreaker(now));
  const profile = ask('profile');
  // Pages and searches are answered without it: a gateway that leaves its load balancer then would take them away from everybody.
  const database = { name: 'database', check: db.check, onlyAtStart: true };
  const health = createHealth([database], { isPublic: true });
  const security = countSecurityEvents(securityLog(log));
  const tellSecurity = security.tell;
  const isHttps = parts.publicUrl.startsWith('https:');

  const addressOf = clientAddress(parts.trustedProxies);

  const api = createApiHandler({
    upstreams,
    ownCalls: createOwnCalls(
      {
        issuer,
        verifier,
        sessions,
        accountSessions: accountSessions({ db, verifier, sessions, counters: store, clock }),
        identity: ask('identity'),
        profile,
        catalog: ask('catalog'),
        people: peopleOf(profile),
        services: byService((name) => ({ url: serviceUrls[name], breaker: upstreams[name].breaker })),
        health: createHealth([database, { name: 'bus', check: bus.check }]),
        queues: queuesOf(bus, parts.queuePrefix),
        tellAuditLog: (done) => db.transaction((tx) => outbox.add(tx, actionTaken(gatewayActionTaken, { clock, ids }, done))),
        tellOwner: (noticed) => db.transaction((tx) => outbox.add(tx, newEvent(signInNoticed, noticed.id, noticed))),
        attempts,
        adminFactorGraceMs: parts.adminFactorGraceMs,
        clock,
        ids,
      },
      log,
      tellSecurity,
    ),
    verify(token) {
      const claims = verifier.verify(token);
      if (claims?.typ === 'User') use.used(claims.sid);
      return claims;
    },
    isProven: async (caller) => caller.type === 'User' && isProven(await sessions.proofOf(caller.sessionId), clock.now()),
    identityHeader: createIdentityHeaders(signer, now),
    limiter,
    accountLimiter: createAccountLimiter(attempts),
    addressOf,
    originAllowed: allowedOrigin(parts.publicUrl, parts.allowedOrigins),
    onAnswered: answerTimes(parts.metrics.requests),
    onRefused: ({ caller, address: network, ...about }) =>
      tellSecurity({ event: 'call', outcome: 'refused', ...aboutCaller(caller), network, ...about }),
    onFailure: ({ error, ...about }) => log.warn({ err: error, ...about }, 'a service did not answer'),
    onMistake: ({ error, ...about }) => log.error({ err: error, ...about }, 'a call failed'),
  });
  const web = createWebApp({
    brand: parts.brand,
    coachLinksRequired: parts.coachLinksRequired,
    site: parts.site,
    publicUrl: parts.publicUrl,
    listsPages: parts.listsPages,
    profile: askForPages('profile'),
    catalog: askForPages('catalog'),
    patienceMs: LIMITS.pageFactsTimeoutMs,
    now,
    security: { imageOrigins: parts.imageOrigins, https: isHttps },
    issuer,
    profileUrl: serviceUrls.profile,
    mailboxUrl: parts.showMailbox ? serviceUrls.mail : undefined,
    homePictureUrl: parts.homePictureUrl,
    showDocs: parts.showDocs,
    log,
  });

  return {
    service: {
      api: [],
      events: [
        on(accountChanged, followAccount(sessionParts)),
        on(accountErased, eraseSessions(sessionParts)),
        on(sessionsEnded, endSessions(sessionParts)),
      ],
      jobs: [
        followSessions(sessionParts, verifier.hear),
        use.job,
        cleanUpSessions(sessionParts),
        every('exchanging request counts', COUNTER_EXCHANGE_MS, log, counters.exchange),
        every('cleaning up request counts', COUNTER_CLEAN_UP_MS, log, () => store.forgetExpired(clock.now())),
      ],
      figures: [security.figure, breakerFigure(upstreams)],
      forgetting: { receipt: gatewayForgot },
    },
    drain: health.drain,
    listener: (request, response) => {
      if (isHttps) response.setHeader('strict-transport-security', HSTS);
      const url = request.url ?? '/';
      if (url.startsWith(`${API_PREFIX}/`)) api(request, response);
      else if (url === '/health/live') health.live(response);
      else if (url === '/health/ready') void health.ready(response);
      else {
        const seconds = limiter.ofPages(addressOf(request));
        if (seconds > 0) sendTooManyPages(response, wantsPage(request), seconds);
        else web(request, response);
      }
    },
  };
}
