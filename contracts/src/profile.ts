import { z } from 'zod';
import { CoachFacts, CoachFactsDraft } from './coach-facts.ts';
import { Certificate, CoachTexts, SpecialtyRef } from './coaches.ts';
import { CERTIFICATE_ERRORS, CertificateDraft, CoachingDraft, CoachTextsDraft } from './coaching-drafts.ts';
import { endpoint, event, ROLES } from './define.ts';
import { DEFAULT_LANGUAGE } from './languages.ts';
import { LIMITS } from './limits.ts';
import { Country, DateOnly, Email, Id, Language, line, username, Version } from './values.ts';
import { capitalised } from './wire-names.ts';

export const GENDERS = ['Male', 'Female', 'NonBinary', 'PreferNotToSay'] as const;
export const USER_STATUSES = ['enabled', 'disabled', 'deleted'] as const;

/** What can keep a coach from being public: the account's standing, then what the profile lacks. */
export const HIDDEN_REASONS = ['notCoach', 'notEnabled', 'notVerified', 'headline', 'bio', 'categories', 'certificates'] as const;
export type HiddenReason = (typeof HIDDEN_REASONS)[number];

/** The signed-in person's own view of themself (specification section 3). */
export const CurrentUser = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  userType: z.enum(ROLES),
  status: z.enum(USER_STATUSES),
  isDeleted: z.boolean(),
  isVerified: z.boolean(),
  imageUrl: z.string(),
  imageFileName: z.string(),
  city: z.string(),
  country: z.string(),
  /** Ten digits of a Turkish number, else the whole number with `+` and country code. */
  phone: z.string(),
  middleName: z.string().optional(),
  username: z.string().optional(),
  gender: z.enum(GENDERS).optional(),
  birthday: DateOnly.optional(),
  /** Of a coach: the address, and whether visitors find them there now. */
  slug: z.string().optional(),
  isPublic: z.boolean().optional(),
  /** Everything that keeps the coach from being public; empty when nothing does. */
  hiddenReasons: z.array(z.enum(HIDDEN_REASONS)).optional(),
  ...CoachFacts.partial().shape,
  headline: z.string().optional(),
  bio: z.string().optional(),
  texts: CoachTexts.optional(),
  categories: z.array(SpecialtyRef).optional(),
  certificates: z.array(Certificate).optional(),
  /** Sent back with an update, it protects what was saved elsewhere in between. */
  version: Version.optional(),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const getCurrentUser = endpoint('GET /user/get-current-user', {
  owner: 'profile',
  summary: 'The signed-in person, as the account pages and the header show them.',
  tokens: ['User'],
  input: z.object({ language: Language.default(DEFAULT_LANGUAGE) }),
  reply: z.object({ user: CurrentUser }),
  errors: ['USER_NOT_FOUND'],
});

/** The version that was edited: CONFLICT when there is a newer one by now. Left out, the last writer wins. */
const editedVersion = { version: Version.optional() };

export const updateUserProfile = endpoint('POST /user/update-user-profile', {
  owner: 'profile',
  summary: "Replaces the caller's own contact details and, when they are sent, the person's names, gender and birthday.",
  tokens: ['User'],
  input: capitalised({
    userId: Id,
    email: Email,
    imageFileName: z.string().max(LIMITS.nameLength),
    city: line(LIMITS.nameLength),
    country: Country,
    phone: line(20),
    firstName: line(LIMITS.nameLength).optional(),
    middleName: line(LIMITS.nameLength, 0).optional(),
    lastName: line(LIMITS.nameLength).optional(),
    username: username(0).optional(),
    gender: z.enum(GENDERS).optional(),
    birthday: DateOnly.optional(),
    ...editedVersion,
  }),
  reply: z.object({ user: CurrentUser }),
  errors: [
    'INVALID_USER_ID',
    'INVALID_EMAIL',
    'EMAIL_NOT_CHANGEABLE_HERE',
    'INVALID_COUNTRY_ID',
    'USER_NOT_FOUND',
    'INVALID_IMAGE_FILE',
    'CONFLICT',
  ],
  limits: ['ownSaves'],
});

export const updateCoachingProfile = endpoint('POST /user/update-coaching-profile', {
  owner: 'profile',
  summary:
    "Replaces headline, bio, links and categories of the caller's own coaching profile. Headline and bio are those of one language; `texts` has them by language instead, and languages that it leaves out keep theirs.",
  tokens: ['User'],
  roles: ['coach', 'admin'],
  input: capitalised({
    userId: Id,
    /** What headline and bio are written in. */
    language: Language.default(DEFAULT_LANGUAGE),
    ...CoachFactsDraft.partial().shape,
    ...CoachingDraft.partial({ headline: true, bio: true }).shape,
    texts: CoachTextsDraft.optional(),
    ...editedVersion,
  }),
  reply: z.object({ user: CurrentUser }),
  errors: ['INVALID_USER_ID', 'COACH_NOT_FOUND', 'EMPTY_CATEGORIES', 'CATEGORY_NOT_FOUND', 'CONFLICT'],
  limits: ['ownSaves'],
});

const updateCertificates = {
  owner: 'profile',
  summary: "Replaces the caller's own certificates, in the order given.",
  tokens: ['User'],
  roles: ['coach', 'admin'],
  input: capitalised({
    userId: Id,
    certificates: z
      .array(CertificateDraft, { error: 'CERTIFICATE_IS_NULL' })
      .min(LIMITS.coachMinimumCertificates, 'CERTIFICATE_IS_NULL')
      .max(LIMITS.coachMaximumCertificates),
    ...editedVersion,
  }),
  reply: z.object({ user: CurrentUser }),
  errors: ['INVALID_USER_ID', 'COACH_NOT_FOUND', 'CERTIFICATE_IS_NULL', ...CERTIFICATE_ERRORS, 'CONFLICT'],
  limits: ['ownSaves'],
} as const;
export const updateCoachingCertificate = endpoint('POST /user/update-coaching-certificate', updateCertificates);
/** The same call under its second name (specification section 7). */
export const updateCoachingCertificates = endpoint('POST /user/update-coaching-certificates', updateCertificates);

export const uploadProfilePicture = endpoint('POST /auth/upload-profile-picture', {
  owner: 'profile',
  summary: 'Takes a picture as a data URL, re-encodes it and answers where it lies.',
  tokens: ['Register', 'User'],
  input: z.object({ file: z.string({ error: 'INVALID_IMAGE_FILE' }).startsWith('data:image/', 'INVALID_IMAGE_FILE') }),
  reply: z.object({ imageUrl: z.string(), fileName: z.string() }),
  errors: ['INVALID_IMAGE_FILE', 'IMAGE_TOO_LARGE', 'INVALID_FILE_EXTENSION', 'IMAGE_UPLOAD_ERROR', 'S3_OPERATION_FAILED'],
  limits: ['upload', 'uploadByStrangers'],
  namesNetwork: true,
  bodyBytes: LIMITS.pictureBodyBytes,
  stopsWithCaller: true,
  timeoutMs: LIMITS.uploadHopTimeoutMs,
});

export const awaitAccount = endpoint('GET /internal/await-account', {
  owner: 'profile',
  summary:
    'Answers as soon as this service knows the account in this version or a newer one, or after two seconds: so that people read what they wrote.',
  tokens: [],
  internal: true,
  input: z.object({
    id: Id,
    version: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  }),
  reply: z.object({ isKnown: z.boolean() }),
  errors: [],
  timeoutMs: LIMITS.awaitAccountMs + 500,
});

const PHOTOGRAPH_START = 'data:image/jpeg;base64,';
/** As a data URL; null without one. */
export const OwnPhotograph = z
  .string()
  .startsWith(PHOTOGRAPH_START)
  .max(PHOTOGRAPH_START.length + Math.ceil(LIMITS.ownPhotographBytes / 3) * 4)
  .nullable();

export const personData = endpoint('GET /internal/person-data', {
  owner: 'profile',
  summary: 'Everything the profile service keeps about a person, for their download.',
  tokens: [],
  internal: true,
  input: z.object({ id: Id }),
  reply: z.object({ profile: z.record(z.string(), z.unknown()), photograph: OwnPhotograph }),
  errors: ['USER_NOT_FOUND', 'S3_OPERATION_FAILED'],
});

export const personRenamed = event('profile.person-renamed.v1', {
  summary: 'Somebody goes by another name; mails greet them with the first, admins read both.',
  consumers: ['identity'],
  data: z.object({ id: Id, version: Version, firstName: z.string(), lastName: z.string().optional() }),
});
