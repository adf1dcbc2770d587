/** Networks whose links must lead to them: their host is the domain or lies below it. Without zod, so that browsers check links without loading schemas. */
export const LINK_DOMAINS = { linkedin: 'linkedin.com', instagram: 'instagram.com', facebook: 'facebook.com' } as const;

/** Addresses are said without their beginning: `www.elif.example` becomes `https://www.elif.example`. Anything else stays as it was typed. */
export const withScheme = (typed: string): string => {
  const address = typed.trim();
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#].*)?$/u.test(address) ? `https://${address}` : address;
};

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

const DOMAINS = { website: undefined, ...LINK_DOMAINS } as const;
const LINK_KINDS = ['website', 'linkedin', 'instagram', 'facebook'] as const satisfies readonly (keyof typeof DOMAINS)[];
export type LinkKind = (typeof LINK_KINDS)[number];

/** A coach's own addresses that may be followed: http and https alone, each to the network that it is named after, whatever else was stored. */
export const coachLinks = (
  coach: Readonly<Record<LinkKind, string>>,
): { readonly kind: LinkKind; readonly href: string; readonly host: string }[] =>
  LINK_KINDS.flatMap((kind) => {
    const url = webAddress(coach[kind], DOMAINS[kind]);
    return url ? [{ kind, href: url.href, host: url.hostname.replace(/^www\./u, '') }] : [];
  });
