import type { PublicCoach } from '@pusula/contracts';

const LINK_KINDS = ['website', 'linkedin', 'instagram', 'facebook'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];
type CoachLink = { readonly kind: LinkKind; readonly href: string; readonly host: string };

/** The coach's own addresses that may be followed: http and https alone, whatever else was stored. */
export const coachLinks = (coach: Pick<PublicCoach, LinkKind>): CoachLink[] =>
  LINK_KINDS.flatMap((kind) => {
    const url = URL.parse(coach[kind]);
    if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return [];
    return [{ kind, href: url.href, host: url.hostname.replace(/^www\./u, '') }];
  });
