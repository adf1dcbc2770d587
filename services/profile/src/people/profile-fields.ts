import {
  byTextField,
  type Certificate,
  type CoachFacts,
  type CoachTexts,
  coachFacts,
  LANGUAGES,
  TEXT_FIELDS,
  type TextField,
} from '@pusula/contracts';
import { type Coach, newCoach } from './coach.ts';
import type { Person } from './person.ts';
import type { Profile } from './profile.ts';

const OF_PERSON = ['firstName', 'middleName', 'lastName', 'username', 'phone', 'birthday', 'gender', 'city'] as const;

type TextFields = Readonly<Record<TextField, string>>;
type CoachingFields = Readonly<CoachFacts> &
  TextFields & { readonly categories: readonly string[]; readonly certificates: readonly Certificate[] };
/** Everything of a profile that can be revised, by field, in the form in which it is stored. */
export type ProfileFields = Pick<Person, (typeof OF_PERSON)[number]> & { readonly imageFileName: string } & CoachingFields;

/** Pure: the fields of a profile; of somebody without a coaching profile, those of an empty one. */
export const fieldsOf = ({ person, coach }: Profile): ProfileFields => ({
  ...personFields(person),
  imageFileName: person.imageName,
  ...coachingFields(coach ?? newCoach(person.id, person.updatedAt)),
});

/** Pure: the profile with other values in its fields. Coaching fields of somebody without a coaching profile are left out. */
export function withFields(profile: Profile, fields: ProfileFields): Profile {
  const person = { ...profile.person, ...personFields(fields), imageName: fields.imageFileName };
  if (!profile.coach) return { ...profile, person };
  const { categories: categoryIds, certificates } = fields;
  return { ...profile, person, coach: { ...profile.coach, ...coachFacts(fields), texts: textsOf(fields), categoryIds, certificates } };
}

const personFields = <Fields extends Pick<Person, (typeof OF_PERSON)[number]>>(fields: Fields) =>
  Object.fromEntries(OF_PERSON.map((name) => [name, fields[name]])) as Pick<Person, (typeof OF_PERSON)[number]>;

const coachingFields = ({ texts, categoryIds, certificates, ...coach }: Coach): CoachingFields => ({
  ...coachFacts(coach),
  ...byTextField((part, language) => texts[language]?.[part] ?? ''),
  categories: categoryIds,
  certificates,
});

/** A language in which neither headline nor bio is left has no text. */
const textsOf = (fields: TextFields): CoachTexts =>
  Object.fromEntries(
    LANGUAGES.map((language) => {
      const { headline, bio } = TEXT_FIELDS[language];
      return [language, { headline: fields[headline], bio: fields[bio] }] as const;
    }).filter(([, { headline, bio }]) => headline !== '' || bio !== ''),
  );
