import { type Caller, type Owner, ROLES, SERVER_LIMITS, SERVICE_NAMES } from '@pusula/contracts';
import { createLocalJWKSet, importJWK, type JSONWebKeySet, type JWK, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { failure } from '../failure.ts';

const ALGORITHMS = ['EdDSA', 'ES256'];
const OWNERS = [...SERVICE_NAMES, 'gateway'] as const;
const CALLER = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Public') }),
  z.object({ type: z.literal('Register'), email: z.string(), network: z.string().optional() }),
  z.object({
    type: z.literal('User'),
    id: z.string(),
    role: z.enum(ROLES),
    verified: z.boolean(),
    email: z.string(),
    sessionId: z.string(),
    factorMissing: z.literal(true).optional(),
    network: z.string().optional(),
  }),
  z.object({ type: z.literal('Service'), name: z.enum(OWNERS) }),
]);

/** Signs who calls, for one service and for 30 seconds. */
export type IdentitySigner = {
  /** @param audience the service that is called @returns the value of the `x-pusula-identity` header */
  readonly sign: (caller: Caller, audience: Owner) => Promise<string>;
};

/**
 * @param issuer who signs. Only the gateway may speak for people; a service can only speak for itself.
 * @param key a private Ed25519 or P-256 key whose `kid` begins with the issuer's name: `gateway-2026-07`
 */
export async function identitySigner(issuer: Owner, key: JWK): Promise<IdentitySigner> {
  const alg = key.crv === 'P-256' ? 'ES256' : 'EdDSA';
  const imported = await importJWK(key, alg);
  const header = { alg, kid: String(key.kid) };
  return {
    sign: (caller, audience) => {
      const now = Math.floor(Date.now() / 1_000);
      return new SignJWT({ caller })
        .setProtectedHeader(header)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + SERVER_LIMITS.identityHeaderLifetimeMs / 1_000)
        .sign(imported);
    },
  };
}

/** Who calls, read from the header of a request. @throws failure('UNAUTHORIZED') without a header that is valid now, for this service */
export type VerifyIdentity = (header: string | readonly string[] | undefined) => Promise<Caller>;

export type VerifierOptions = {
  /** The service that is called: the only audience accepted. */
  readonly audience: Owner;
  readonly keys: { readonly keys: readonly object[] };
  /** Headers remembered as verified until they expire; the oldest go first. */
  readonly cacheSize?: number;
};

/** Checks algorithm, key, issuer, audience, times and the shape of the caller; remembers good headers, because verifying costs most of a call. */
export function identityVerifier({ audience, keys, cacheSize = 5_000 }: VerifierOptions): VerifyIdentity {
  const keyFor = createLocalJWKSet(keys as JSONWebKeySet);
  const known = new Map<string, { readonly caller: Caller; readonly expires: number }>();
  const remember = (header: string, caller: Caller, expires: number) => {
    if (known.size >= cacheSize)
      for (const oldest of known.keys()) {
        known.delete(oldest);
        break;
      }
    known.set(header, { caller, expires });
  };
  return async (header) => {
    if (typeof header !== 'string' || header.length > 4_096) throw failure('UNAUTHORIZED');
    const seen = known.get(header);
    if (seen) {
      if (seen.expires > Date.now()) return seen.caller;
      known.delete(header);
      throw failure('UNAUTHORIZED');
    }
    const { caller, expires } = await verify(header, audience, keyFor);
    remember(header, caller, expires);
    return caller;
  };
}

async function verify(header: string, audience: Owner, keyFor: ReturnType<typeof createLocalJWKSet>) {
  try {
    const { payload, protectedHeader } = await jwtVerify(header, keyFor, {
      algorithms: ALGORITHMS,
      audience,
      issuer: [...OWNERS],
      requiredClaims: ['exp', 'iat', 'caller'],
      maxTokenAge: SERVER_LIMITS.identityHeaderLifetimeMs / 1_000,
      clockTolerance: 5,
    });
    const caller = Object.freeze(CALLER.parse(payload.caller));
    requireOwnWord(caller, String(payload.iss), String(protectedHeader.kid));
    return { caller, expires: Number(payload.exp) * 1_000 };
  } catch (cause) {
    throw failure('UNAUTHORIZED', undefined, cause);
  }
}

/** The key belongs to the issuer, and nobody but the gateway speaks for people. */
function requireOwnWord(caller: Caller, issuer: string, kid: string): void {
  if (!kid.startsWith(`${issuer}-`)) throw new Error('the key is not the issuer’s');
  if (issuer === 'gateway') return;
  if (caller.type !== 'Service' || caller.name !== issuer) throw new Error('a service speaks for itself only');
}
