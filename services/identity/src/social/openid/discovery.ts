import { type Clock, failure } from '@pusula/service-kit/service';
import { z } from 'zod';
import { type ProviderFetch, readJson } from '../provider-fetch.ts';
import type { OpenIdSettings } from './known-providers.ts';

const Document = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  jwks_uri: z.url(),
  revocation_endpoint: z.url().optional(),
  end_session_endpoint: z.url().optional(),
});
/** What an OpenID provider says of itself. */
export type Discovery = z.infer<typeof Document>;

const KEPT_MS = 60 * 60_000;
/** Microsoft's shared addresses name no tenant: `https://login.microsoftonline.com/{tenantid}/v2.0`. */
export const TENANT = '{tenantid}';

/** Reads a provider's discovery document and keeps it for an hour. @throws failure('SERVICE_UNAVAILABLE'), also for one that names foreign addresses (S17) */
export function createDiscovery(settings: OpenIdSettings, fetch: ProviderFetch, clock: Clock): () => Promise<Discovery> {
  let kept: { readonly document: Promise<Discovery>; readonly until: number } | undefined;
  return () => {
    const now = clock.now().getTime();
    if (kept && kept.until > now) return kept.document;
    const document = discover(settings, fetch);
    const mine = { document, until: now + KEPT_MS };
    kept = mine;
    document.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return document;
  };
}

async function discover(settings: OpenIdSettings, fetch: ProviderFetch): Promise<Discovery> {
  const response = await fetch(`${settings.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const parsed = Document.safeParse(await readJson(response));
  if (!parsed.success) throw failure('SERVICE_UNAVAILABLE', undefined, new Error('not a discovery document'));
  const { issuer, ...addresses } = parsed.data;
  if (issuer !== settings.issuer && !issuer.includes(TENANT))
    throw failure('SERVICE_UNAVAILABLE', undefined, new Error('another issuer’s document'));
  const foreign = Object.entries(addresses).find(([, address]) => address !== undefined && !isProvidersOwn(address, settings));
  if (foreign) throw failure('SERVICE_UNAVAILABLE', undefined, new Error(`${foreign[0]} is not an address of the provider`));
  return parsed.data;
}

/** Pure: whether an address is the provider's own: at the configured issuer, or by https below one of its domains. */
export function isProvidersOwn(address: string, { issuer, domains }: Pick<OpenIdSettings, 'issuer' | 'domains'>): boolean {
  const url = new URL(address);
  if (url.origin === new URL(issuer).origin) return true;
  const isBelow = domains.some((domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`));
  return url.protocol === 'https:' && url.port === '' && isBelow;
}
