import { type Certificate, type CoachFacts, type CoachTexts, coachFacts, type Language } from '@pusula/contracts';
import { type Coach, newCoach } from '../coaches/coach.ts';
import type { Person } from './person.ts';
import type { Profile } from './profile.ts';

const OF_PERSON = ['firstName', 'middleName', 'lastName', 'username', 'phone', 'birthday', 'gender', 'city'] as const;

type TextFields = { readonly headlineTr: string; readonly bioTr: string; readonly headlineEn: string; readonly bioEn: string };
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
  headlineTr: texts.tr?.headline ?? '',
  bioTr: texts.tr?.bio ?? '',
  headlineEn: texts.en?.headline ?? '',
  bioEn: texts.en?.bio ?? '',
  categories: categoryIds,
  certificates,
});

/** A language in which neither headline nor bio is left has no text. */
function textsOf({ headlineTr, bioTr, headlineEn, bioEn }: TextFields): CoachTexts {
  const text = (language: Language, headline: string, bio: string): CoachTexts =>
    headline === '' && bio === '' ? {} : { [language]: { headline, bio } };
  return { ...text('tr', headlineTr, bioTr), ...text('en', headlineEn, bioEn) };
}
