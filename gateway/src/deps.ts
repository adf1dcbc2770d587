import { type DataOf, gatewayActionTaken, SERVICE_NAMES, type ServiceName, signInNoticed } from '@pusula/contracts';
import { actionTaken, type Done, dataAccessRecorder, type RecordDataAccess } from '@pusula/service-kit/audit';
import { newEvent } from '@pusula/service-kit/bus';
import type { Database } from '@pusula/service-kit/db';
import { createBreaker, createHealth, createServiceClient, type Health, type IdentitySigner, type Metrics } from '@pusula/service-kit/http';
import { repeatedWarning } from '@pusula/service-kit/log';
import type { Probe, ServiceOptions } from '@pusula/service-kit/service';
import type { Tracer } from '@pusula/service-kit/tracing';
import { type AccountSessions, accountSessions } from './account/follow-account.ts';
import { type CallService, createServiceCaller } from './api/service-caller.ts';
import { createUpstream, type Upstream } from './api/upstream.ts';
import type { GatewayConfig } from './config.ts';
import { type BrowserStore, browserStore } from './known-browsers/browser-store.ts';
import { type AttemptLimiter, createAttemptLimiter } from './limits/attempt-limiter.ts';
import { CONNECTIONS_TO_SERVICE } from './limits/call-queues.ts';
import { counterStore } from './limits/counter-store.ts';
import { type Queues, queuesOf } from './operations/queues.ts';
import { noteReceived } from './sessions/note-received.ts';
import { type SessionStore, sessionStore } from './sessions/session-store.ts';
import { emailHash, type HashEmail } from './tokens/hash-email.ts';
import type { KeyRing } from './tokens/keys.ts';
import type { Issuer } from './tokens/token.ts';
import { createTokenVerifier, type TokenVerifier } from './tokens/token-verifier.ts';
import { type People, peopleOf } from './users/people.ts';
import type { SiteSource } from './web/front-ends.ts';
import type { PageServices } from './web/rendering/answer-page-calls.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What the gateway is started with. */
export type GatewayOptions = Omit<ServiceOptions, 'config'> & {
  readonly config: GatewayConfig;
  readonly keys: KeyRing;
  readonly signer: IdentitySigner;
  /** Origins of the services, such as `http://search:3000`. */
  readonly serviceUrls: Readonly<Record<ServiceName, string>>;
  readonly site: SiteSource;
  /** Shown on the management port. */
  readonly metrics: Metrics;
  /** Where spans of visitors' requests are exported. */
  readonly tracer: Tracer | undefined;
};

/** What the gateway's verbs work with. */
export type Deps = GatewayOptions & {
  readonly issuer: Issuer;
  readonly verifier: TokenVerifier;
  readonly sessions: SessionStore;
  readonly browsers: BrowserStore;
  readonly hashEmail: HashEmail;
  readonly accountSessions: AccountSessions;
  readonly counters: ReturnType<typeof counterStore>;
  /** The identity service, which knows accounts. */
  readonly identity: CallService;
  readonly profile: CallService;
  readonly mail: CallService;
  readonly catalog: CallService;
  /** The same for pages, which wait a fifth of the time that calls do: their own breaker keeps a slow service from looking like a dead one to the calls. */
  readonly pages: PageServices;
  readonly people: People;
  /** Where calls are forwarded to. */
  readonly upstreams: Readonly<Record<ServiceName, Upstream>>;
  /** What the gateway itself depends on. */
  readonly health: Health;
  readonly queues: Queues;
  /** For what an admin does here and not in a service; resolves when it is written down. */
  readonly recordAction: (done: Done) => Promise<void>;
  /** For what an admin reads here. */
  readonly recordDataAccess: RecordDataAccess;
  /** For what happens to somebody's sessions; resolves when the e-mail is on its way. */
  readonly notifyOwner: (noticed: DataOf<typeof signInNoticed>) => Promise<void>;
  readonly attempts: AttemptLimiter;
  /** How long an administrator may do without a second factor. */
  readonly adminFactorGraceMs: number;
  /** Whether visitors come over TLS. */
  readonly isHttps: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

const byService = <T>(make: (name: ServiceName) => T) =>
  Object.fromEntries(SERVICE_NAMES.map((name) => [name, make(name)])) as Record<ServiceName, T>;

/** Pages and searches are answered without it: a gateway that leaves its load balancer then would take them away from everybody. */
export const databaseProbe = ({ check }: Database): Probe => ({ name: 'database', check, onlyAtStart: true });

export function createDeps(options: GatewayOptions): Deps {
  const { config, db, clock, ids, keys, log, signer, serviceUrls, bus, outbox, tracer } = options;
  const timeoutScale = config.TIMEOUT_SCALE;
  const now = () => clock.now().getTime();
  const issuer = { issuer: config.PUBLIC_URL, keys };
  const sessions = sessionStore(db);
  const warnOfUnmarked = repeatedWarning(log, 'that a token was received could not be written down');
  const notifyOwner: Deps['notifyOwner'] = (noticed) =>
    db.transaction((tx) => outbox.add(tx, newEvent(signInNoticed, noticed.id, noticed)));
  const note = noteReceived({ sessions, clock, log, notifyOwner });
  const verifier: TokenVerifier = createTokenVerifier(issuer, now, {
    onFirstUse: (claims) => void note(claims).then((hasEnded) => hasEnded && verifier.revokeSession(claims.sid), warnOfUnmarked),
  });
  const browsers = browserStore(db);
  const hashEmail = emailHash(config.EMAIL_HASH_KEY);
  const counters = counterStore(db);
  const upstreams = byService((name) => createUpstream(name, serviceUrls[name], now, timeoutScale, tracer !== undefined));
  const callerOf = (name: ServiceName, breaker = upstreams[name].breaker) =>
    createServiceCaller(
      createServiceClient({ name, baseUrl: serviceUrls[name], identity: signer, timeoutScale, connections: CONNECTIONS_TO_SERVICE }),
      breaker,
    );
  const profile = callerOf('profile');
  return {
    ...options,
    issuer,
    verifier,
    sessions,
    browsers,
    hashEmail,
    accountSessions: accountSessions({ db, verifier, sessions, browsers, counters, hashEmail, clock }),
    counters,
    identity: callerOf('identity'),
    profile,
    mail: callerOf('mail'),
    catalog: callerOf('catalog'),
    pages: byService((name) => callerOf(name, createBreaker(now))),
    people: peopleOf(profile),
    upstreams,
    health: createHealth([databaseProbe(db), { name: 'bus', check: bus.check }]),
    queues: queuesOf(bus, config.AMQP_PREFIX),
    recordAction: (done) => db.transaction((tx) => outbox.add(tx, actionTaken(gatewayActionTaken, { clock, ids }, done))),
    recordDataAccess: dataAccessRecorder(gatewayActionTaken, { db, outbox, clock, ids }),
    notifyOwner,
    attempts: createAttemptLimiter(counters, now, config.RATE_LIMIT_SCALE),
    adminFactorGraceMs: config.ADMIN_FACTOR_GRACE_DAYS * DAY_MS,
    isHttps: config.PUBLIC_URL.startsWith('https:'),
    now,
  };
}
