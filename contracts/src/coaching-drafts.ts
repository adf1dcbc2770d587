import { z } from 'zod';
import { CoachFactsDraft } from './coach-facts.ts';
import { ID_PATTERN } from './ids.ts';
import { LANGUAGES } from './languages.ts';
import { LIMITS } from './limits.ts';
import { Id, line, text } from './values.ts';

const CoachTextDraft = z.object({ headline: line(LIMITS.headlineLength), bio: text(LIMITS.bioLength) });
/** What a coach types in each language. */
export const CoachTextsDraft = z.partialRecord(z.enum(LANGUAGES), CoachTextDraft);
export type CoachTextsDraft = z.infer<typeof CoachTextsDraft>;

/** A coaching profile as its coach types it, in one language. */
export const CoachingDraft = z.object({
  ...CoachTextDraft.shape,
  linkedIn: CoachFactsDraft.shape.linkedIn,
  website: CoachFactsDraft.shape.website,
  instagram: CoachFactsDraft.shape.instagram,
  facebook: CoachFactsDraft.shape.facebook,
  categories: z.array(Id).min(LIMITS.coachMinimumCategories, 'EMPTY_CATEGORIES').max(LIMITS.coachMaximumCategories),
});
export type CoachingDraft = z.infer<typeof CoachingDraft>;

/** A certificate as its coach types it. */
export const CertificateDraft = z.object({
  /** Of a certificate that is kept; a new one has none yet. */
  id: z.string('INVALID_CERTIFICATE_ID').regex(ID_PATTERN, 'INVALID_CERTIFICATE_ID').optional(),
  name: line(LIMITS.certificateNameLength, 1, 'INVALID_CERTIFICATE_NAME'),
  description: text(LIMITS.descriptionLength, 1, 'INVALID_CERTIFICATE_DESCRIPTION'),
  issuer: line(LIMITS.certificateNameLength, 1, 'INVALID_CERTIFICATE_ISSUER'),
  credentialId: line(LIMITS.nameLength, 1, 'INVALID_CERTIFICATE_ID'),
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
