import * as contracts from '@pusula/contracts';
import type { ConcurrencyPerCaller } from '@pusula/service-kit/service';
import { type FairQueue, fairQueue } from '@pusula/service-kit/service';

/** To one service; a customer has an eighth of them, each of which may think for some twenty milliseconds. */
export const CONNECTIONS_TO_SERVICE = 64;
const OF_ONE_TO_SERVICE = 8;
/** The identity service hashes four at a time, a twentieth of a second each. */
const PASSWORDS_AT_ONCE = 16;
const PASSWORDS_OF_ONE = 2;
/** What the gateway answers by asking a service or its database. */
const OWN_AT_ONCE = 32;
const OWN_OF_ONE = 4;
/** Of the ten connections to the database: so many at most write to sessions. */
const SESSIONS_AT_ONCE = 4;
const SESSIONS_OF_ONE = 2;
/** What takes long there, and nobody's time: a provider writes, for up to twenty seconds. */
const WAITS_FOR_OTHERS: ReadonlySet<contracts.ServiceName> = new Set<contracts.ServiceName>(['ai-refine']);
/**
 * Of all queues together, those of visits as well: each turn of the event loop that somebody needs comes after what a customer has begun before it. More than one service
 * takes, so that one which is frozen keeps nobody from the others.
 */
export const OF_ONE_IN_ALL = 10;
/** No more requests of a network are under way than that. */
const WAITING_OF_ONE = 250;

/** Calls that the gateway answers and that have a password hashed. */
export const WITH_PASSWORD: ReadonlySet<contracts.Endpoint> = new Set<contracts.Endpoint>([
  contracts.login,
  contracts.register,
  contracts.resetPassword,
  contracts.changePassword,
  contracts.changeEmail,
  contracts.deleteAccount,
  contracts.prove,
  contracts.unlinkProvider,
]);

/** What takes no time. */
const AT_ONCE: ReadonlySet<contracts.Endpoint> = new Set<contracts.Endpoint>([contracts.publicToken, contracts.registerToken]);

/** What writes to a session in the gateway's database, and waits there for what else does: tokens are to be had also while a service keeps others waiting. */
const OF_SESSIONS: ReadonlySet<contracts.Endpoint> = new Set<contracts.Endpoint>([contracts.refreshToken, contracts.logout]);

/** Where a call waits until there is room for it; undefined for one that the gateway answers at once. */
export type QueueOf = (endpoint: contracts.Endpoint) => FairQueue | undefined;

/**
 * One queue for each service, one for passwords, one for tokens of sessions and one for what else the gateway answers, so that whoever asks for much, or for what takes long, waits for themself and nobody else does.
 * @param scale as RATE_LIMIT_SCALE
 * @param places what a customer has in all queues together
 */
export function callQueues(scale: number, places: ConcurrencyPerCaller): QueueOf {
  const queue = (atOnce: number, ofOne: number, shared?: ConcurrencyPerCaller) =>
    fairQueue({ atOnce, ofOneAtOnce: Math.min(atOnce, ofOne * scale), ofOneWaiting: WAITING_OF_ONE * scale }, shared);
  const passwords = queue(PASSWORDS_AT_ONCE, PASSWORDS_OF_ONE, places);
  const sessions = queue(SESSIONS_AT_ONCE, SESSIONS_OF_ONE, places);
  const own = queue(OWN_AT_ONCE, OWN_OF_ONE, places);
  const toService = new Map(
    contracts.SERVICE_NAMES.map((name) => [
      name,
      queue(CONNECTIONS_TO_SERVICE, OF_ONE_TO_SERVICE, WAITS_FOR_OTHERS.has(name) ? undefined : places),
    ]),
  );
  return (endpoint) => {
    // It thinks about a password for as long as it takes to hash one.
    if (endpoint === contracts.checkPassword) return passwords;
    if (endpoint.owner !== 'gateway') return toService.get(endpoint.owner);
    if (AT_ONCE.has(endpoint)) return undefined;
    if (OF_SESSIONS.has(endpoint)) return sessions;
    return WITH_PASSWORD.has(endpoint) ? passwords : own;
  };
}
