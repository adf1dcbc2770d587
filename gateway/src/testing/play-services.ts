import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  type Account,
  type Caller,
  type CurrentUser,
  type ErrorCode,
  IDENTITY_HEADER,
  type NewUser,
  type PasskeyAssertion,
  statusOf,
} from '@pusula/contracts';
import { type Answerer, sendJson } from './upstream.ts';

export const RIGHT_PASSWORD = 'Correct-Horse-1';
/**
 * What a mailed link or a provider's token is worth here: it names its owner's address behind this word.
 * @param ownerId of an account that has had another address before
 */
export const goodToken = (email: string, ownerId = '') => `good:${email}${ownerId && `>${ownerId}`}`;

/** The address of each id that was given out. */
const emails = new Map<string, string>();
const idOf = (email: string) => {
  const id = `01k${createHash('sha256').update(email).digest('hex').slice(0, 23)}`;
  emails.set(id, email);
  return id;
};
const accountWithId = (id: string): Account => ({ ...accountOf(emails.get(id) ?? 'whoever@example.test'), id });
export const accountOf = (email: string): Account => ({
  id: idOf(email),
  email,
  userType: email.startsWith('admin') ? 'admin' : email.startsWith('coach') ? 'coach' : 'member',
  status: 'enabled',
  isVerified: !email.includes('unverified'),
  language: 'tr',
  ...(email.includes('keyed') && { hasPasskey: true }),
  ...(email.startsWith('admin') && email.includes('overdue') && { adminSince: new Date(0).toISOString() }),
  ...(email.startsWith('admin') && email.includes('new') && { adminSince: new Date().toISOString() }),
});

const userOf = ({ id, email, role, verified }: Extract<Caller, { type: 'User' }>): CurrentUser => ({
  id,
  email,
  firstName: 'Ayşe',
  lastName: 'Yılmaz',
  userType: role,
  status: 'enabled',
  isDeleted: false,
  isVerified: verified,
  imageUrl: '',
  imageFileName: '',
  city: 'İzmir',
  country: 'TR',
  phone: '5321234567',
});

type Input = {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly currentPassword: string;
  readonly token: string;
  readonly code: string;
  readonly challenge: string;
  readonly accountId: string | null;
  readonly assertion: PasskeyAssertion | undefined;
  readonly user: NewUser;
};
type Played = (input: Input, caller: Caller) => object | ErrorCode;

const ownerOf = (token: string | undefined) => (token?.startsWith('good:') ? token.slice('good:'.length) : undefined);
const byToken =
  (code: ErrorCode, more: object = {}): Played =>
  ({ token }) => {
    const [email, id] = ownerOf(token)?.split('>') ?? [];
    return email === undefined ? code : { account: { ...accountOf(email), ...(id && { id }), isVerified: true }, version: 2, ...more };
  };

/** What the played identity service asks to be signed; never anything else. */
export const CHALLENGE = 'Y2hhbGxlbmdl';
const secondStepOf = (email: string) => (accountOf(email).hasPasskey ? { secondStep: { challenge: CHALLENGE } } : {});
const GOOD_SIGNATURE = 'Z29vZA';
/** An answer of somebody's passkey; of a wrong one when it is not good. */
export const signedBy = (email: string, isGood = true): PasskeyAssertion => {
  const id = Buffer.from(email).toString('base64url');
  return {
    id,
    rawId: id,
    type: 'public-key',
    response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: isGood ? GOOD_SIGNATURE : 'YmFk' },
  };
};
const signerOf = (assertion: PasskeyAssertion | undefined) =>
  assertion?.response.signature === GOOD_SIGNATURE ? Buffer.from(assertion.id, 'base64url').toString() : undefined;

export const PLAYED_PHOTOGRAPH = 'data:image/jpeg;base64,/9j/';

/** The services behind the gateway as far as its own calls ask them: they know one password, good tokens, and that some addresses are taken. */
const SERVICES: Readonly<Record<string, Played>> = {
  '/api/internal/verify-credentials': ({ email, password }) =>
    password === RIGHT_PASSWORD ? { account: accountOf(email), ...secondStepOf(email) } : 'INVALID_CREDENTIALS',
  '/api/internal/verify-provider-token': ({ token }) => {
    const email = ownerOf(token);
    return email === undefined ? 'INVALID_PROVIDER_TOKEN' : { account: accountOf(email), ...secondStepOf(email) };
  },
  '/api/internal/register-account': ({ user: { email } }) =>
    email.startsWith('taken') ? 'USER_ALREADY_EXIST' : { account: accountOf(email), version: 1 },
  '/api/internal/use-link': byToken('TOKEN_NOT_FOUND', { purpose: 'activation' }),
  '/api/internal/set-password-by-link': byToken('TOKEN_NOT_FOUND'),
  '/api/internal/replace-password': ({ id, currentPassword }) =>
    currentPassword === RIGHT_PASSWORD ? { account: accountWithId(id), version: 2 } : 'INVALID_CREDENTIALS',
  '/api/internal/unlink-provider': ({ id, password }) =>
    password === RIGHT_PASSWORD ? { account: accountWithId(id), version: 2 } : 'INVALID_CREDENTIALS',
  '/api/internal/request-email-change': ({ password }) => (password === RIGHT_PASSWORD ? {} : 'INVALID_CREDENTIALS'),
  '/api/internal/erase-account': ({ password }) =>
    password === RIGHT_PASSWORD ? { version: 9, code: '01k90000000000000000000009' } : 'INVALID_CREDENTIALS',
  '/api/internal/begin-passkey-sign-in': () => ({ options: { challenge: CHALLENGE } }),
  '/api/internal/check-passkey': ({ assertion, accountId, challenge }) => {
    const email = signerOf(assertion);
    if (challenge !== CHALLENGE || email === undefined) return 'PASSKEY_NOT_ACCEPTED';
    return accountId === null || accountId === idOf(email) ? { account: accountOf(email) } : 'PASSKEY_NOT_ACCEPTED';
  },
  '/api/internal/take-recovery-code': ({ code, accountId }) => {
    const email = ownerOf(code);
    return email !== undefined && idOf(email) === accountId ? { account: accountOf(email), recoveryCodesLeft: 9 } : 'INVALID_RECOVERY_CODE';
  },
  '/api/internal/begin-proof': () => ({ method: 'password', options: null }),
  '/api/internal/check-proof': ({ password, assertion }) =>
    password === RIGHT_PASSWORD || signerOf(assertion) ? {} : 'INVALID_CREDENTIALS',
  '/api/internal/become-coach': ({ id }) => ({ account: { ...accountWithId(id), userType: 'coach' }, version: 2 }),
  '/api/internal/account-data': () => ({ account: { ...accountOf('whoever@example.test'), hasPassword: true, providers: [] } }),
  '/api/internal/person-data': () => ({ profile: { person: { firstName: 'Ayşe' } }, photograph: PLAYED_PHOTOGRAPH }),
  '/api/internal/account-emails': () => ({ emails: [], total: 0 }),
  '/api/internal/account-actions': () => ({ actions: [], total: 0 }),
  '/api/internal/await-account': () => ({ isKnown: true }),
  '/api/user/get-current-user': (_, caller) => (caller.type === 'User' ? { user: userOf(caller) } : 'USER_NOT_FOUND'),
};

/** Whom the gateway says it speaks for. */
export function callerIn({ headers }: IncomingMessage): Caller {
  const [, claims = ''] = String(headers[IDENTITY_HEADER]).split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString() || '{"caller":{"type":"Public"}}').caller;
}

/** Everything that is not played succeeds. */
export const playServices: Answerer = (request, body, response) => {
  const path = request.url?.split('?')[0] ?? '';
  const play = SERVICES[path];
  if (!play) return sendJson(response, 200, { success: true, path: request.url });
  const answer = play(body === '' ? {} : JSON.parse(body), callerIn(request));
  if (typeof answer === 'string') sendJson(response, statusOf(answer), { success: false, errorMessage: answer });
  else sendJson(response, 200, { success: true, ...answer });
};
