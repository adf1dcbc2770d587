import { type Certificate, type CoachFacts, type CoachTexts, LANGUAGES, type Language, UNSAID_FACTS } from '@pusula/contracts';
import { json, text as textColumn, timestamp, ulid, whole, yesNo } from '@pusula/service-kit/db';
import { EntitySchema } from 'typeorm';

/** The coaching side of a person. */
export type Coach = Readonly<CoachFacts> & {
  readonly id: string;
  readonly texts: CoachTexts;
  readonly categoryIds: readonly string[];
  readonly certificates: readonly Certificate[];
  /** What people/profile.ts says of it, kept so that public coaches can be listed. */
  readonly isPublic: boolean;
  readonly updatedAt: Date;
};

export const CoachTable = new EntitySchema<Coach>({
  name: 'coach',
  columns: {
    id: ulid({ primary: true }),
    texts: json(),
    linkedIn: textColumn({ name: 'linkedin' }),
    website: textColumn(),
    instagram: textColumn(),
    facebook: textColumn(),
    categoryIds: ulid({ type: 'varchar', array: true, name: 'category_ids' }),
    certificates: json(),
    yearsOfPractice: whole({ name: 'years_of_practice', nullable: true }),
    showsPhone: yesNo({ name: 'shows_phone' }),
    sessionFormats: textColumn({ array: true, name: 'session_formats' }),
    sessionLanguages: textColumn({ array: true, name: 'session_languages' }),
    offersFreeFirstSession: yesNo({ name: 'offers_free_first_session' }),
    isPublic: yesNo({ name: 'is_public' }),
    updatedAt: timestamp({ name: 'updated_at' }),
  },
});

/** Pure: a coaching profile of which nothing has been written yet. */
export const newCoach = (id: string, now: Date): Coach => ({
  id,
  ...UNSAID_FACTS,
  texts: {},
  categoryIds: [],
  certificates: [],
  isPublic: false,
  updatedAt: now,
});

/** What somebody said of their coaching while they signed up; fields they have not come to are not there. */
export type FirstWords = {
  readonly [Field in 'headline' | 'bio' | 'linkedIn' | 'website' | 'instagram' | 'facebook']?: string | undefined;
};

/** Pure: a coaching profile as far as it was written in the sign-up wizard. @param language what its texts are written in */
export function firstCoach(
  id: string,
  { headline = '', bio = '', ...links }: FirstWords,
  { language, categoryIds, certificates, now }: { language: Language; now: Date } & Pick<Coach, 'categoryIds' | 'certificates'>,
): Coach {
  const texts = headline === '' && bio === '' ? {} : { [language]: { headline, bio } };
  const { linkedIn = '', website = '', instagram = '', facebook = '' } = links;
  return { ...newCoach(id, now), texts, linkedIn, website, instagram, facebook, categoryIds, certificates };
}

/** Pure: headline and bio in a language when the coach wrote them, else in the first that they wrote in. */
export function textIn({ texts }: Pick<Coach, 'texts'>, language: Language): { headline: string; bio: string; textLanguage: Language } {
  const textLanguage = [language, ...LANGUAGES].find((one) => texts[one]) ?? language;
  return { headline: '', bio: '', ...texts[textLanguage], textLanguage };
}
