import { z } from 'zod';
import { ID_PATTERN } from './ids.ts';
import { LIMITS } from './limits.ts';
import { Id, text, WebAddress } from './values.ts';
import { LINK_DOMAINS } from './web-addresses.ts';

/** A link as a coach types it, or nothing: whether all four have to be there is the operator's choice (specification section 5, `COACH_LINKS_REQUIRED`). */
const Link = (domain?: string) => z.union([z.literal(''), WebAddress(domain)]);

export const COACH_LINKS = ['linkedIn', 'website', 'instagram', 'facebook'] as const;
export type CoachLink = (typeof COACH_LINKS)[number];

/** A coaching profile as its coach types it, in one language. */
export const CoachingDraft = z.object({
  headline: text(LIMITS.headlineLength),
  bio: text(LIMITS.bioLength),
  linkedIn: Link(LINK_DOMAINS.linkedin),
  website: Link(),
  instagram: Link(LINK_DOMAINS.instagram),
  facebook: Link(LINK_DOMAINS.facebook),
  categories: z.array(Id).min(LIMITS.coachMinimumCategories, 'EMPTY_CATEGORIES').max(LIMITS.coachMaximumCategories),
});
export type CoachingDraft = z.infer<typeof CoachingDraft>;

/** A certificate as its coach types it. */
export const CertificateDraft = z.object({
  /** Of a certificate that is kept; a new one has none yet. */
  id: z.string('INVALID_CERTIFICATE_ID').regex(ID_PATTERN, 'INVALID_CERTIFICATE_ID').optional(),
  name: text(LIMITS.headlineLength, 1, 'INVALID_CERTIFICATE_NAME'),
  description: text(LIMITS.descriptionLength, 1, 'INVALID_CERTIFICATE_DESCRIPTION'),
  issuer: text(LIMITS.headlineLength, 1, 'INVALID_CERTIFICATE_ISSUER'),
  credentialId: text(LIMITS.nameLength, 1, 'INVALID_CERTIFICATE_ID'),
  issueDate: z.iso.date('INVALID_CERTIFICATE_DATE'),
  expiryDate: z.iso.date('INVALID_CERTIFICATE_EXPIRY_DATE').nullable(),
});
export type CertificateDraft = z.infer<typeof CertificateDraft>;
/** What a certificate's fields are refused with. */
export const CERTIFICATE_ERRORS = [
  'INVALID_CERTIFICATE_NAME',
  'INVALID_CERTIFICATE_DESCRIPTION',
  'INVALID_CERTIFICATE_ISSUER',
  'INVALID_CERTIFICATE_DATE',
  'INVALID_CERTIFICATE_EXPIRY_DATE',
  'INVALID_CERTIFICATE_ID',
] as const;
