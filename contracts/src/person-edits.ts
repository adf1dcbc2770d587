import { z } from 'zod';
import { Certificate } from './coaches.ts';
import { CERTIFICATE_ERRORS, CertificateDraft, CoachingDraft } from './coaching-drafts.ts';
import { endpoint, event, ROLES } from './define.ts';
import { LIMITS } from './limits.ts';
import { GENDERS, USER_STATUSES } from './profile.ts';
import { DateOnly, Email, Id, text, Version } from './values.ts';

/*
 * How an admin's edit of a person travels. It touches two owners: the gateway asks the profile service what its part would change, the identity service
 * commits the account's part together with those changes as an event, and the profile service applies each change whose `before` still holds.
 */

const Headline = text(LIMITS.headlineLength, 0);
const Bio = text(LIMITS.bioLength, 0);

/** What an admin may write about a person, field by field; left-out fields keep their value. A headline or bio of '' is no text. */
export const PersonEdit = z
  .object({
    firstName: text(LIMITS.nameLength),
    middleName: text(LIMITS.nameLength, 0),
    lastName: text(LIMITS.nameLength),
    /** Ten digits of a Turkish number or the whole number with `+` and country code; '' takes it away. */
    phone: text(20, 0),
    birthday: DateOnly,
    gender: z.enum(GENDERS),
    /** One of the 81 provinces, in any spelling. */
    city: text(LIMITS.nameLength),
    /** Only '': an admin can take a picture away, not put one there. */
    imageFileName: z.literal(''),
    headlineTr: Headline,
    bioTr: Bio,
    headlineEn: Headline,
    bioEn: Bio,
    linkedIn: CoachingDraft.shape.linkedIn,
    website: CoachingDraft.shape.website,
    instagram: CoachingDraft.shape.instagram,
    facebook: CoachingDraft.shape.facebook,
    /** Ids, in the coach's order. */
    categories: z.array(Id).max(LIMITS.coachMaximumCategories),
    certificates: z.array(CertificateDraft).max(LIMITS.coachMaximumCertificates),
  })
  .partial();
export type PersonEdit = z.infer<typeof PersonEdit>;

export const PERSON_FIELDS = PersonEdit.keyof().options;
export type PersonField = (typeof PERSON_FIELDS)[number];

/** What a field of a person holds: a text, a list of category ids, or a list of certificates. */
const PersonValue = z.union([z.string(), z.array(Id), z.array(Certificate)]);
export type PersonValue = z.infer<typeof PersonValue>;

/** One field as it was and as it will be, in the form in which it is stored: a number with its country code, a city by its name, certificates with ids. */
export const PersonChange = z.object({ field: PersonEdit.keyof(), before: PersonValue, after: PersonValue });
export type PersonChange = z.infer<typeof PersonChange>;

export const planPersonEdit = endpoint('POST /internal/plan-person-edit', {
  owner: 'profile',
  summary: 'What an edit would change about a person, checked by every rule; nothing is changed yet.',
  tokens: [],
  internal: true,
  input: z.object({
    id: Id,
    edit: PersonEdit,
    /** The version that was edited: CONFLICT when there is a newer one by now. */
    version: Version.optional(),
    /** Changes to be taken back instead of an edit: each `after` has to be what is there now (CONFLICT), and its `before` comes back. */
    undone: z.array(PersonChange).default([]),
  }),
  reply: z.object({ changes: z.array(PersonChange) }),
  errors: ['USER_NOT_FOUND', 'COACH_NOT_FOUND', 'CATEGORY_NOT_FOUND', ...CERTIFICATE_ERRORS, 'CONFLICT'],
  bodyBytes: LIMITS.editBodyBytes,
});

/** What an admin may write about an account. */
export const AccountEdit = z
  .object({ email: Email, userType: z.enum(ROLES, { error: 'INVALID_USER_TYPE' }), status: z.enum(USER_STATUSES) })
  .partial();
export type AccountEdit = z.infer<typeof AccountEdit>;
/** What every refusal of an edited account can be. */
export const ACCOUNT_EDIT_ERRORS = [
  'USER_NOT_FOUND',
  'USER_ALREADY_EXIST',
  'LAST_ADMIN',
  'UNVERIFIED_ADMIN',
  'PROOF_REQUIRED',
  'OWN_ACCOUNT',
  'CONFLICT',
] as const;

export const personEdited = event('identity.person-edited.v1', {
  summary:
    'An admin edited what a person says of themself. A change whose `before` no longer holds is left out: the person’s own word is newer.',
  heardBy: ['profile'],
  data: z.object({
    id: Id,
    /** Of the account. */
    version: Version,
    changes: z.array(PersonChange).min(1),
  }),
});
