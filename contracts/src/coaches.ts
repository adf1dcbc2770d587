import { z } from 'zod';
import { PublicFacts, PublishedFacts } from './coach-facts.ts';
import { endpoint, event } from './define.ts';
import { byLanguage, DEFAULT_LANGUAGE, LANGUAGES } from './languages.ts';
import { LIMITS } from './limits.ts';
import { type LocalisedField, localisedField } from './localised-fields.ts';
import { DateOnly, Id, Language, Timestamp, Version } from './values.ts';

export const Certificate = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  issuer: z.string(),
  credentialId: z.string(),
  issueDate: DateOnly,
  /** Null: does not expire. */
  expiryDate: DateOnly.nullable(),
});
export type Certificate = z.infer<typeof Certificate>;

const coachBasics = {
  id: Id,
  slug: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The picture's JPEG at 640 px; other widths and formats lie beside it: `/pictures/{name}/{width}.{avif|webp|jpg}`. Empty without a picture. */
  imageUrl: z.string(),
  city: z.string(),
  country: z.string(),
  /** Only when the coach agreed to show it, with the country code. */
  phone: z.string().nullable(),
  ...PublicFacts.shape,
  certificates: z.array(Certificate),
  updatedAt: Timestamp,
};

export const CoachText = z.object({ headline: z.string(), bio: z.string() });
/** What a coach wrote, by language; at least one is there. */
export const CoachTexts = z.object(byLanguage(() => CoachText.optional()));
export type CoachTexts = z.infer<typeof CoachTexts>;

export type TextPart = keyof z.infer<typeof CoachText>;
const TEXT_PARTS = ['headline', 'bio'] as const satisfies readonly TextPart[];
/** A text in one language as a field of its own: `headlineTr`, as forms, edits and the audit log call it. */
export type TextField = LocalisedField<TextPart>;

/** The fields of the texts, by the language that they are written in. */
export const TEXT_FIELDS = Object.fromEntries(
  LANGUAGES.map((language) => [language, Object.fromEntries(TEXT_PARTS.map((part) => [part, localisedField(part, language)]))]),
) as { readonly [Written in Language]: { readonly [Part in TextPart]: LocalisedField<Part, Written> } };

/** One thing for each text in each language. */
export const byTextField = <Thing>(make: (part: TextPart, language: Language) => Thing): Record<TextField, Thing> =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => TEXT_PARTS.map((part) => [localisedField(part, language), make(part, language)])),
  ) as Record<TextField, Thing>;

type WrittenTexts = { readonly [Written in Language]?: { readonly [Part in TextPart]?: string | undefined } | undefined };
/** Pure: texts by language as fields of their own; what was not written is no field. */
export const textFields = (texts: WrittenTexts): Partial<Record<TextField, string>> =>
  Object.fromEntries(
    Object.entries(byTextField((part, language) => texts[language]?.[part])).filter(([, written]) => written !== undefined),
  ) as Partial<Record<TextField, string>>;

export const SpecialtyRef = z.object({ id: Id, name: z.string(), slug: z.string() });
export type SpecialtyRef = z.infer<typeof SpecialtyRef>;

/** A coach as visitors see one; headline and bio in the asked language when the coach wrote it, else in the other (`textLanguage`). */
export const PublicCoach = z.object({
  ...coachBasics,
  /** The same address as `imageUrl`, under its second name. */
  profileImage: z.string(),
  headline: z.string(),
  bio: z.string(),
  textLanguage: Language,
  categories: z.array(SpecialtyRef),
  /** What a shared link of the coach's page shows, in the asked language: 1200 x 630 px. Of `get-coach-by-id` alone. */
  sharingPicture: z.string().optional(),
});
export type PublicCoach = z.infer<typeof PublicCoach>;

/** The public state of a coach as it travels in events. */
export const CoachState = z.object({ ...coachBasics, ...PublishedFacts.shape, texts: CoachTexts, categoryIds: z.array(Id) });
export type CoachState = z.infer<typeof CoachState>;

export const getCoachById = endpoint('GET /coach/get-coach-by-id', {
  owner: 'profile',
  summary: 'A public coach with specialties and certificates.',
  tokens: ['Public', 'Register', 'User'],
  compressible: true,
  input: z.object({ id: z.string().regex(/^[0-9a-z]{26}$/, 'COACH_NOT_FOUND'), language: Language.default(DEFAULT_LANGUAGE) }),
  reply: z.object({ coach: PublicCoach }),
  errors: ['COACH_NOT_FOUND'],
});

/** What the sitemap says of a coach (specification section 3). */
export const CoachSummary = z.object({ id: Id, firstName: z.string(), lastName: z.string(), updatedAt: Timestamp });
export type CoachSummary = z.infer<typeof CoachSummary>;

export const coachSummaries = endpoint('GET /internal/coach-summaries', {
  owner: 'profile',
  summary: 'All public coaches in the order of their ids, a page at a time: ask again with `after` = `next` until it is null.',
  tokens: [],
  internal: true,
  input: z.object({
    after: Id.optional(),
    limit: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .pipe(z.int().min(1).max(LIMITS.coachSummariesPage))
      .default(LIMITS.coachSummariesPage),
  }),
  reply: z.object({ coaches: z.array(CoachSummary), next: Id.nullable() }),
  errors: [],
});

export const coachChanged = event('profile.coach-changed.v1', {
  summary: 'A coach became public, changed or, with `coach: null`, is no longer public.',
  consumers: ['catalog', 'search'],
  data: z.object({ id: Id, version: Version, coach: CoachState.nullable() }),
});
