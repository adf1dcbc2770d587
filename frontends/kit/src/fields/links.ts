import type { CoachLink } from '@pusula/contracts';

/** How addresses begin there, in the order in which forms ask for links and pages show them. */
export const LINK_STARTS: Readonly<Record<CoachLink, string>> = {
  website: 'https://',
  linkedIn: 'https://www.linkedin.com/in/',
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
};
export const LINKS = Object.keys(LINK_STARTS) as CoachLink[];
