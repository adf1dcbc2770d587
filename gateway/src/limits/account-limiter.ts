import { type Caller, ENDPOINTS, type Endpoint, RATE_LIMITS, type RateLimitName } from '@pusula/contracts';
import { parseJson } from '@pusula/service-kit/http';
import type { AttemptLimiter, AttemptSubject } from './attempt-limiter.ts';
import { fingerprint } from './failed-attempts.ts';

export type AccountLimiter = {
  readonly applies: (endpoint: Endpoint) => boolean;
  /** Counts the call; 0 when it may go on, else the seconds until it may. @throws when the shared store is away */
  readonly secondsToWait: (endpoint: Endpoint, caller: Caller, body: string) => Promise<number>;
};

/**
 * Limits on calls about one account, whoever makes them: an address that is written to, and the account that is signed in. Counted in the shared store
 * before the call goes on, because several replicas together may not send more mails than one. Limits on failures are the verbs' own (failed-attempts.ts).
 */
export const createAccountLimiter = (attempts: AttemptLimiter): AccountLimiter => ({
  applies: (endpoint) => LIMITED.has(endpoint),
  async secondsToWait(endpoint, caller, body) {
    const subjects = subjectsOf(endpoint, caller, body);
    return subjects.length === 0 ? 0 : (await attempts.begin(subjects)).secondsToWait;
  },
});

const limitsOf = ({ limits = [] }: Endpoint): readonly RateLimitName[] =>
  limits.filter((name) => RATE_LIMITS[name].per === 'account' && RATE_LIMITS[name].counts === 'calls');

/** Asked at every call, so it is known beforehand. */
const LIMITED: ReadonlySet<Endpoint> = new Set(ENDPOINTS.filter((endpoint) => limitsOf(endpoint).length > 0));

function subjectsOf(endpoint: Endpoint, caller: Caller, body: string): AttemptSubject[] {
  const email = addressIn(endpoint, caller, body);
  const accounts = [...(email === undefined ? [] : [fingerprint(inboxOf(email))]), ...(caller.type === 'User' ? [caller.id] : [])];
  return limitsOf(endpoint).flatMap((limit) => accounts.map((subject) => ({ limit, subject })));
}

/** Where an address is read: most providers deliver `name+anything` to `name`, and five letters to each of a hundred such would be five hundred to one person. */
const inboxOf = (email: string): string => email.replace(/\+[^@]*(?=@)/, '');

/** The address as the service will read it, folded, or the one that is being registered; input that the service will refuse is about no address. */
function addressIn(endpoint: Endpoint, caller: Caller, body: string): string | undefined {
  if (endpoint.method !== 'POST' || body === '') return undefined;
  try {
    const { email } = endpoint.input.parse(parseJson(body)) as { email?: unknown };
    if (typeof email === 'string') return email;
    return caller.type === 'Register' ? caller.email : undefined;
  } catch {
    return undefined;
  }
}
