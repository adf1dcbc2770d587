import { z } from 'zod';
import { CoachFactsDraft } from './coach-facts.ts';
import { byTextField, Certificate } from './coaches.ts';
import { CertificateDraft } from './coaching-drafts.ts';
import { ROLES } from './define.ts';
import { LIMITS } from './limits.ts';
import { GENDERS, USER_STATUSES } from './profile.ts';
import { DateOnly, Email, Id, line, text } from './values.ts';

/** Of a coach, in one language. */
const TEXTS = { headline: line(LIMITS.headlineLength, 0), bio: text(LIMITS.bioLength, 0) } as const;

/** What an admin may write about a person, field by field; left-out fields keep their value. A headline or bio of '' is no text. */
export const PersonEdit = z
  .object({
    firstName: line(LIMITS.nameLength),
    middleName: line(LIMITS.nameLength, 0),
    lastName: line(LIMITS.nameLength),
    /** Ten digits of a Turkish number or the whole number with `+` and country code; '' takes it away. */
    phone: line(20, 0),
    birthday: DateOnly,
    gender: z.enum(GENDERS),
    /** One of the 81 provinces, in any spelling. */
    city: line(LIMITS.nameLength),
    /** Only '': an admin can take a picture away, not put one there. */
    imageFileName: z.literal(''),
    ...byTextField((part) => TEXTS[part]),
    ...CoachFactsDraft.shape,
    /** Ids, in the coach's order. */
    categories: z.array(Id).max(LIMITS.coachMaximumCategories),
    certificates: z.array(CertificateDraft).max(LIMITS.coachMaximumCertificates),
  })
  .partial();
export type PersonEdit = z.infer<typeof PersonEdit>;

export const PERSON_FIELDS = PersonEdit.keyof().options;
export type PersonField = (typeof PERSON_FIELDS)[number];

/** What a field of a person holds: a fact, a list of ids or choices, or a list of certificates. */
const PersonValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string()), z.array(Certificate)]);
export type PersonValue = z.infer<typeof PersonValue>;

/** One field as it was and as it will be, in the form in which it is stored: a number with its country code, a city by its name, certificates with ids. */
export const PersonChange = z.object({ field: PersonEdit.keyof(), before: PersonValue, after: PersonValue });
export type PersonChange = z.infer<typeof PersonChange>;

/** What an admin may write about an account. */
export const AccountEdit = z
  .object({ email: Email, userType: z.enum(ROLES, { error: 'INVALID_USER_TYPE' }), status: z.enum(USER_STATUSES) })
  .partial();
export type AccountEdit = z.infer<typeof AccountEdit>;
export const ACCOUNT_FIELDS: ReadonlySet<string> = new Set(AccountEdit.keyof().options);

const LASTING: ReadonlySet<string> = new Set(['email', 'imageFileName']);
const EDITED: ReadonlySet<string> = new Set([...PERSON_FIELDS, ...ACCOUNT_FIELDS]);
/** Pure: whether a field of a person can be put back: not an address, which its owner may have proven since, nor a picture, whose files are gone. */
export const isReversible = (field: string): boolean => EDITED.has(field) && !LASTING.has(field);

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
