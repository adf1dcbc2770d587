import { SERVER_LIMITS } from '@pusula/contracts';
import { timeLimit } from '@pusula/service-kit/config';
import { type Clock, failure, isFailure } from '@pusula/service-kit/service';
import { createRemoteJWKSet, customFetch, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { invalidToken, type ProvenPerson, type Provider } from '../provider.ts';
import { providerFetch } from '../provider-fetch.ts';
import { createDiscovery, type Discovery, TENANT } from './discovery.ts';
import type { OpenIdSettings } from './known-providers.ts';
import { profileOf } from './profile.ts';

/** What the providers sign with. Never a secret-key algorithm, whose key would be public here. */
const ALGORITHMS = ['RS256', 'ES256'];
/** Between their clocks and ours. */
const CLOCK_SECONDS = 30;
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type OpenIdOptions = { readonly clock: Clock; readonly redirectUri: string };

/** Sign-in through OpenID Connect: the provider hands an id token to the popup, and it is proven here. */
export function openIdProvider(settings: OpenIdSettings, { clock, redirectUri }: OpenIdOptions): Provider {
  const { authenticationType, clientId } = settings;
  const discovery = createDiscovery(settings, providerFetch, clock);
  const keysOf = rememberLast((jwksUri: string) =>
    createRemoteJWKSet(new URL(jwksUri), { timeoutDuration: timeLimit(SERVER_LIMITS.providerTimeoutMs), [customFetch]: providerFetch }),
  );

  const claimsOf = async (token: string): Promise<JWTPayload> => {
    const document = await discovery();
    const { payload } = await jwtVerify(token, keysOf(document.jwks_uri), {
      algorithms: ALGORITHMS,
      audience: clientId,
      clockTolerance: CLOCK_SECONDS,
      currentDate: clock.now(),
      requiredClaims: ['exp', 'iat', 'nonce'],
    });
    if (!isIssuedBy(payload, document, settings)) throw new Error('another issuer');
    if (payload.azp !== undefined && payload.azp !== clientId) throw new Error('made for another application');
    return payload;
  };

  const prove = async (token: string): Promise<ProvenPerson> => {
    const claims = await claimsOf(token).catch((cause: unknown) => {
      throw isFailure(cause) ? cause : refusalOf(authenticationType, cause);
    });
    if (typeof claims.nonce !== 'string') throw invalidToken(authenticationType);
    if (!claims.sub) throw authenticationType === 'Google' ? failure('GOOGLE_TOKEN_GET_ID_ERROR') : invalidToken(authenticationType);
    const profile = profileOf(claims);
    const addressProof = profile.email === '' ? 'none' : settings.addressProof(claims);
    return { authenticationType, subject: claims.sub, email: profile.email, addressProof, nonce: claims.nonce, profile };
  };

  return {
    authorizeUrl: async ({ state, nonce }) => {
      const url = new URL((await discovery()).authorization_endpoint);
      const { scope, responseType, responseMode } = settings;
      const asked = { client_id: clientId, redirect_uri: redirectUri, response_type: responseType, response_mode: responseMode };
      for (const [name, value] of Object.entries({ ...asked, scope, state, nonce })) url.searchParams.set(name, value);
      return url.href;
    },
    prove,
    signOut: async (token) => {
      const document = await discovery();
      if (settings.revokes && document.revocation_endpoint)
        await providerFetch(document.revocation_endpoint, { method: 'POST', body: new URLSearchParams({ token }) });
      return endSessionUrl(document, clientId, redirectUri);
    },
  };
}

/** What jose says when the provider's keys are not to be had, as opposed to a token that is not theirs. */
const NO_KEYS = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID', 'ERR_JWKS_TIMEOUT']);
const refusalOf = (type: OpenIdSettings['authenticationType'], cause: unknown) =>
  NO_KEYS.has(String((cause as { code?: unknown }).code)) ? failure('SERVICE_UNAVAILABLE', undefined, cause) : invalidToken(type, cause);

/** Pure: whether the token's issuer is the provider. Microsoft's is the person's tenant, which the token names beside it. */
function isIssuedBy({ iss, tid }: JWTPayload, { issuer }: Discovery, { issuerAliases }: OpenIdSettings): boolean {
  if (issuer.includes(TENANT)) return typeof tid === 'string' && GUID.test(tid) && iss === issuer.replace(TENANT, tid);
  return iss === issuer || (iss !== undefined && issuerAliases.includes(iss));
}

/** Back to the page that closes the popup; any other would show the product in it. */
function endSessionUrl({ end_session_endpoint: endpoint }: Discovery, clientId: string, redirectUri: string): string | null {
  if (endpoint === undefined) return null;
  const url = new URL(endpoint);
  url.searchParams.set('client_id', clientId);
  url.searchParams.set('post_logout_redirect_uri', redirectUri);
  return url.href;
}

/** Keys are fetched by the set itself when a token names one that it does not have; the set is kept while the provider's address stays. */
function rememberLast(make: (jwksUri: string) => JWTVerifyGetKey): (jwksUri: string) => JWTVerifyGetKey {
  let last: { readonly jwksUri: string; readonly keys: JWTVerifyGetKey } | undefined;
  return (jwksUri) => {
    if (last?.jwksUri !== jwksUri) last = { jwksUri, keys: make(jwksUri) };
    return last.keys;
  };
}
