import { LINK_DOMAINS, type PublicCoach, webAddress } from '@pusula/contracts';

const DOMAINS = { website: undefined, ...LINK_DOMAINS } as const;
const LINK_KINDS = ['website', 'linkedin', 'instagram', 'facebook'] as const satisfies readonly (keyof typeof DOMAINS)[];
export type LinkKind = (typeof LINK_KINDS)[number];
type CoachLink = { readonly kind: LinkKind; readonly href: string; readonly host: string };

/** The coach's own addresses that may be followed: http and https alone, each to the network that it is named after, whatever else was stored. */
export const coachLinks = (coach: Pick<PublicCoach, LinkKind>): CoachLink[] =>
  LINK_KINDS.flatMap((kind) => {
    const url = webAddress(coach[kind], DOMAINS[kind]);
    return url ? [{ kind, href: url.href, host: url.hostname.replace(/^www\./u, '') }] : [];
  });
