import * as contracts from '@pusula/contracts';
import type { Failure } from '@pusula/service-kit/service';
import { aboutCaller, type SecurityEvent } from '../security-log/security-log.ts';
import { SessionReplayed } from '../sessions/session-replayed.ts';
import type { HashEmail } from '../tokens/hash-email.ts';
import { API_PREFIX } from './routes.ts';

/** Calls that say who somebody is, or change what lets them in or what they may do. */
const EVENTS: ReadonlyMap<contracts.Endpoint, string> = new Map<contracts.Endpoint, string>([
  [contracts.login, 'sign-in'],
  [contracts.passkeyLogin, 'passkey-sign-in'],
  [contracts.recoveryLogin, 'recovery-sign-in'],
  [contracts.logout, 'sign-out'],
  [contracts.register, 'registration'],
  [contracts.refreshToken, 'token-exchange'],
  [contracts.verifyAccount, 'mailed-link'],
  [contracts.resetPassword, 'password-reset'],
  [contracts.changePassword, 'password-change'],
  [contracts.changeEmail, 'address-change'],
  [contracts.addPasskey, 'passkey-added'],
  [contracts.removePasskey, 'passkey-removed'],
  [contracts.renewRecoveryCodes, 'recovery-codes-made'],
  [contracts.unlinkProvider, 'provider-unlinked'],
  [contracts.linkProvider, 'provider-linked'],
  [contracts.prove, 'proof'],
  [contracts.deleteAccount, 'own-erasure'],
  [contracts.revokeSession, 'session-end'],
  [contracts.revokeOtherSessions, 'session-end'],
  [contracts.becomeCoach, 'became-coach'],
  [contracts.updateUser, 'edit-by-admin'],
  [contracts.setUserStatuses, 'status-by-admin'],
  [contracts.deleteUser, 'erasure-by-admin'],
]);
/** Of what else administrators may change; the path says what. */
const ACTION_BY_ADMIN = 'action-by-admin';
/** Each tab does it every few minutes. */
const USUAL: ReadonlySet<contracts.Endpoint> = new Set<contracts.Endpoint>([contracts.refreshToken]);
/** With these nothing was tried: whoever likes brings them about as often as calls may be made at all. */
const UNTRIED: ReadonlySet<contracts.ErrorCode> = new Set([...contracts.COMMON_ERRORS, 'CHALLENGE_EXPIRED']);
/** What a service says by the status of its answer: the code itself is in a body that passes through unread. */
const REFUSALS: ReadonlyMap<number, contracts.ErrorCode> = new Map<number, contracts.ErrorCode>([
  [400, 'VALIDATION_FAILED'],
  [403, 'FORBIDDEN'],
]);

type Call = {
  readonly endpoint: contracts.Endpoint;
  readonly caller: contracts.Caller;
  readonly input: unknown;
  /** Whose sign-in it goes on with, by id. */
  readonly account?: string | undefined;
};

type EventOfCall = Omit<SecurityEvent, 'network' | 'requestId'>;

const nameOf = (endpoint: contracts.Endpoint): string | undefined =>
  EVENTS.get(endpoint) ?? (endpoint.roles?.join() === 'admin' && !endpoint.readsOnly ? ACTION_BY_ADMIN : undefined);

/** Pure: the security event of a call that the gateway answered; undefined for a call that needs none. @param refusal why it was refused */
export function eventOfCall(
  { endpoint, caller, input, account }: Call,
  hashEmail: HashEmail,
  refusal?: Failure,
  reply?: object,
): EventOfCall | undefined {
  const event = nameOf(endpoint);
  if (event === undefined || (refusal === undefined && USUAL.has(endpoint))) return undefined;
  const hasEndedSession = refusal instanceof SessionReplayed;
  return {
    event,
    outcome: refusal ? 'refused' : 'done',
    ...(refusal && { code: refusal.code }),
    account: (hasEndedSession ? refusal.accountId : accountIn(reply)) ?? account ?? nameless(input, hashEmail),
    ...aboutCaller(caller),
    path: API_PREFIX + endpoint.path,
    isWeighty: refusal === undefined || hasEndedSession || wasTried(endpoint, input, refusal.code),
  };
}

/**
 * Pure: the security event of a call that was for a service; undefined for a call that needs none. What the service decided about an administrator's weighs;
 * whether it did what its caller did not wait for is in the audit log.
 * @param status of the answer; undefined when its caller was gone before
 */
export function eventOfServiceCall(
  { endpoint, caller }: Pick<Call, 'endpoint' | 'caller'>,
  status: number | undefined,
): EventOfCall | undefined {
  const event = nameOf(endpoint);
  const code = status === undefined || status >= 500 ? 'SERVICE_UNAVAILABLE' : REFUSALS.get(status);
  const isRefusal = status !== undefined && REFUSALS.has(status);
  if (event === undefined && !isRefusal) return undefined;
  return {
    event: event ?? 'call',
    outcome: status !== undefined && status < 400 ? 'done' : 'refused',
    ...(code && { code }),
    ...aboutCaller(caller),
    path: API_PREFIX + endpoint.path,
    isWeighty: code === undefined,
  };
}

/** @param input undefined when there was no sense in it */
const wasTried = (endpoint: contracts.Endpoint, input: unknown, code: contracts.ErrorCode): boolean =>
  input !== undefined && !USUAL.has(endpoint) && !UNTRIED.has(code);

const accountIn = (reply: object | undefined): string | undefined => (reply as { user?: { id?: string } } | undefined)?.user?.id;

/** Whom somebody says that they are. */
function nameless(input: unknown, hashEmail: HashEmail): string | undefined {
  const { email, user } = (input ?? {}) as { email?: unknown; user?: { email?: unknown } };
  const said = email ?? user?.email;
  return typeof said === 'string' ? hashEmail(said) : undefined;
}
