/** Networks whose links must lead to them: their host is the domain or lies below it. Without zod, so that browsers check links without loading schemas. */
export const LINK_DOMAINS = { linkedin: 'linkedin.com', instagram: 'instagram.com', facebook: 'facebook.com' } as const;

const isOwnHost = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/**
 * A text as the http(s) address that it is, or undefined. One that carries a name or password is none.
 * @param domain its host must be that domain or lie below it: `linkedin.com.evil.example` is refused
 */
export function webAddress(value: string, domain?: string): URL | undefined {
  const url = URL.parse(value);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password) return undefined;
  return domain === undefined || isOwnHost(url.hostname, domain) ? url : undefined;
}
