import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { LIMITS } from './limits.ts';
import type { RateLimitName } from './rate-limits.ts';

/** 'None' exists in the client only: it marks a call that is sent before any token is there. */
export const TOKEN_TYPES = ['None', 'Public', 'Register', 'User'] as const;
export type TokenType = (typeof TOKEN_TYPES)[number];

export const ROLES = ['member', 'coach', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Of a call that only administrators may make, and only those who have proven their address and, once their grace is over, have a second factor. */
export const ADMIN_ONLY = { tokens: ['User'], roles: ['admin'], verifiedOnly: true, factorOnly: true } as const satisfies {
  tokens: readonly TokenType[];
  roles: readonly Role[];
  verifiedOnly: boolean;
  factorOnly: boolean;
};

export const SERVICE_NAMES = ['identity', 'profile', 'catalog', 'search', 'mail', 'ai-refine'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];
/** The gateway answers its token calls itself; everything else belongs to one service. */
export type Owner = ServiceName | 'gateway';

export type Method = 'GET' | 'POST' | 'DELETE';
export type Route = `${Method} /${string}`;
export type Shape = z.ZodType;

export type EndpointSpec<In extends Shape, Out extends Shape> = {
  /** Who answers. */
  readonly owner: Owner;
  /** One sentence for the API page. */
  readonly summary: string;
  /** Which token types may call. Empty: callable without a token. */
  readonly tokens: readonly TokenType[];
  /** Roles allowed to a User token; left out, every role may. Other token types are not asked for a role. */
  readonly roles?: readonly Role[];
  /** Refuse a User token whose account has not been verified yet. */
  readonly verifiedOnly?: boolean;
  /** Refuse an administrator who has let the grace for a second factor go by. */
  readonly factorOnly?: boolean;
  /** Refuse a session whose holder has not proven themself in the last minutes (LIMITS.proofMs): signing in is a proof. Asked by the gateway alone. */
  readonly provenOnly?: boolean;
  /** Whether it changes nothing; left out, a GET reads and all else changes something. What administrators change is a security event. */
  readonly readsOnly?: boolean;
  /** The query string of a GET or DELETE, the JSON body of a POST. */
  readonly input: In;
  /** What is in a successful reply besides `success` and `errorMessage`. */
  readonly reply: Out;
  /** Codes this call can answer besides those that every call can (COMMON_ERRORS). */
  readonly errors: readonly ErrorCode[];
  readonly limits?: readonly RateLimitName[];
  readonly bodyBytes?: number;
  /** How long a reply may be that is long; left out, it is short enough to lie in memory until it is taken. Of the gateway's own calls alone. */
  readonly replyBytes?: number;
  readonly timeoutMs?: number;
  /** The body of a POST is an HTML form (`application/x-www-form-urlencoded`) in place of JSON: calls from servers that speak nothing else. */
  readonly form?: boolean;
  /**
   * May also be asked for with `Accept: text/event-stream`: `chunk` events carry the text as it comes (`{ text }`), one `reply` event ends the stream with
   * what the call would have answered, success or failure. Without that header it answers like any other call.
   */
  readonly streams?: boolean;
  /**
   * The gateway compresses its replies for whoever takes them so. Of calls that answer every reader alike, and nothing but what is public: how long a compressed
   * reply is tells what repeats in it, so that a secret of the reader beside words that somebody else chose could be guessed letter by letter (BREACH). No tokens, no
   * data of the caller's own, no call of administrators, and none that the gateway answers itself.
   */
  readonly compressible?: boolean;
  /** Its replies carry an ETag, and a browser keeps one and asks whether it still holds: a GET that answers every reader alike and changes seldom. Other replies are kept nowhere. */
  readonly revalidated?: boolean;
  /** Locks nothing of the account, and stops when its caller has gone. Other changes of an account come one after the other and are finished. */
  readonly stopsWithCaller?: boolean;
  /** The service learns the network address of callers: accounts, proven ones as well, are as many as anybody likes who has a mailbox that takes aliases. */
  readonly namesNetwork?: boolean;
  /** Called by the gateway or another service only; the gateway does not mount it. */
  readonly internal?: boolean;
};

/** `route` keeps its literal type, so that a client can name a call by it without importing any schema. */
export type Endpoint<In extends Shape = Shape, Out extends Shape = Shape, R extends Route = Route> = Readonly<
  EndpointSpec<In, Out> & { route: R; method: Method; path: `/${string}`; readsOnly: boolean; bodyBytes: number; timeoutMs: number }
>;

/** What a handler reads: checked, with defaults filled in. */
export type InputOf<E extends Endpoint> = z.output<E['input']>;
/** What a caller sends. */
export type SentInput<E extends Endpoint> = z.input<E['input']>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;
/** What travels back: always `success`; on failure `errorMessage` is the code. */
export type Envelope<T = unknown> =
  | ({ success: true; errorMessage?: undefined } & T)
  | { success: false; errorMessage: ErrorCode; requestId?: string; details?: readonly InputProblem[] };
/** One field of the input that was refused. `path` is dotted, `problem` a short English reason for developers. */
export type InputProblem = { readonly path: string; readonly problem: string };

/** Any call can answer these: they come from the edge, not from the owner's rules. */
export const COMMON_ERRORS: readonly ErrorCode[] = [
  'VALIDATION_FAILED',
  'UNAUTHORIZED',
  'INVALID_TOKEN_TYPE',
  'FORBIDDEN',
  'MALFORMED_JSON',
  'UNSUPPORTED_MEDIA_TYPE',
  'PAYLOAD_TOO_LARGE',
  'REQUEST_TIMEOUT',
  'TOO_MANY_REQUESTS',
  'SERVICE_UNAVAILABLE',
  'UNEXPECTED_ERROR',
];

/**
 * Describes a call once, for the gateway's route, the service's validation, the clients, OpenAPI and the generated tests.
 * @param route method and path below `/api`, exactly as in the specification's section 7
 */
export function endpoint<R extends Route, In extends Shape, Out extends Shape>(
  route: R,
  spec: EndpointSpec<In, Out>,
): Endpoint<In, Out, R> {
  const [method, path] = route.split(' ') as [Method, `/${string}`];
  return {
    ...spec,
    route,
    method,
    path,
    errors: [...spec.errors, ...codesOfGate(spec)],
    readsOnly: spec.readsOnly ?? method === 'GET',
    bodyBytes: spec.bodyBytes ?? (isForStrangers(spec) ? LIMITS.strangerBodyBytes : LIMITS.jsonBodyBytes),
    timeoutMs: spec.timeoutMs ?? LIMITS.gatewayHopTimeoutMs,
  };
}

/** Calls between our own services are nobody's from outside. */
const isForStrangers = ({ tokens, internal }: Pick<EndpointSpec<Shape, Shape>, 'tokens' | 'internal'>) =>
  !internal && (tokens.length === 0 || tokens.some((type) => type !== 'User'));

/** Errors that depend on the caller and on when they last proved their identity. */
const codesOfGate = ({ errors, factorOnly, provenOnly }: Pick<EndpointSpec<Shape, Shape>, 'errors' | 'factorOnly' | 'provenOnly'>) =>
  [...(factorOnly ? ['FACTOR_REQUIRED' as const] : []), ...(provenOnly ? ['PROOF_REQUIRED' as const] : [])].filter(
    (code) => !errors.includes(code),
  );

export type EventSpec<Data extends Shape> = {
  readonly summary: string;
  readonly data: Data;
  /** Who listens: publishers see to it that the queues of these are there first, so that an event sent before their first start reaches them. */
  readonly consumers: readonly Owner[];
};
export type EventDefinition<Data extends Shape = Shape> = Readonly<EventSpec<Data> & { name: EventName }>;
export type EventName = `${Owner}.${string}.v${number}`;
export type DataOf<E extends EventDefinition> = z.output<E['data']>;

/**
 * Describes an event once. Events about one subject keep their order; `data` carries the subject's whole public state and its version, so applying
 * it twice or late changes nothing.
 * @param name `owner.past-tense.v1`
 */
export function event<Data extends Shape>(name: EventName, spec: EventSpec<Data>): EventDefinition<Data> {
  return { ...spec, name };
}

/** An event on its way. `subject` is the id of what it is about; `id` makes it recognisable when it comes twice. */
export type EventMessage<Data = unknown> = {
  readonly id: string;
  readonly name: EventName;
  readonly subject: string;
  /** ISO 8601, when the change was committed. */
  readonly occurredAt: string;
  /** W3C trace context of the request that caused the change. */
  readonly traceparent?: string;
  readonly data: Data;
};
