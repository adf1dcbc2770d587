import type { CoachLink, CoachTexts, Language, PersonChange, PersonField, PersonValue } from '@pusula/contracts';
import { type Coach, newCoach } from '../coaches/coach.ts';
import type { Person } from '../people/person.ts';
import type { Profile } from '../people/profile.ts';

/** Where a field of an edit lies in a profile, in the form in which it is stored. */
type EditedField = { readonly of: (profile: Profile) => PersonValue; readonly put: (profile: Profile, value: PersonValue) => Profile };

const ofPerson = (key: keyof Person): EditedField => ({
  of: ({ person }) => person[key] as string,
  put: (profile, value) => ({ ...profile, person: { ...profile.person, [key]: value } }),
});

/** Of somebody without a coaching profile, what an empty one holds; putting something there is for coaches only (isCoaching). */
const ofCoach = (of: (coach: Coach) => PersonValue, put: (coach: Coach, value: PersonValue) => Partial<Coach>): EditedField => ({
  of: ({ person, coach }) => of(coach ?? newCoach(person.id, person.updatedAt)),
  put: (profile, value) => (profile.coach ? { ...profile, coach: { ...profile.coach, ...put(profile.coach, value) } } : profile),
});

const ofText = (language: Language, part: 'headline' | 'bio'): EditedField =>
  ofCoach(
    ({ texts }) => texts[language]?.[part] ?? '',
    ({ texts }, value) => ({ texts: putText(texts, language, { [part]: value as string }) }),
  );

/** Pure: a language in which neither headline nor bio is left has no text. */
function putText(texts: CoachTexts, language: Language, part: { readonly headline?: string; readonly bio?: string }): CoachTexts {
  const { [language]: before, ...others } = texts;
  const text = { headline: '', bio: '', ...before, ...part };
  return text.headline === '' && text.bio === '' ? others : { ...others, [language]: text };
}

const ofList = (key: 'categoryIds' | 'certificates'): EditedField =>
  ofCoach(
    (coach) => [...coach[key]] as PersonValue,
    (_, value) => ({ [key]: value }),
  );

const ofLink = (link: CoachLink): EditedField =>
  ofCoach(
    (coach) => coach[link],
    (_, value) => ({ [link]: value }),
  );

const COACHING = {
  headlineTr: ofText('tr', 'headline'),
  bioTr: ofText('tr', 'bio'),
  headlineEn: ofText('en', 'headline'),
  bioEn: ofText('en', 'bio'),
  linkedIn: ofLink('linkedIn'),
  website: ofLink('website'),
  instagram: ofLink('instagram'),
  facebook: ofLink('facebook'),
  categories: ofList('categoryIds'),
  certificates: ofList('certificates'),
} satisfies Partial<Record<PersonField, EditedField>>;

const FIELDS: Readonly<Record<PersonField, EditedField>> = {
  firstName: ofPerson('firstName'),
  middleName: ofPerson('middleName'),
  lastName: ofPerson('lastName'),
  phone: ofPerson('phone'),
  birthday: ofPerson('birthday'),
  gender: ofPerson('gender'),
  city: ofPerson('city'),
  imageFileName: ofPerson('imageName'),
  ...COACHING,
};

/** Whether a field belongs to the coaching profile. */
export const isCoaching = (field: PersonField): boolean => field in COACHING;

/** Pure: what a field holds now. */
export const presentValue = (profile: Profile, field: PersonField): PersonValue => FIELDS[field].of(profile);

/** Pure: the profile with the changes made. */
export const applied = (profile: Profile, changes: readonly Pick<PersonChange, 'field' | 'after'>[]): Profile =>
  changes.reduce((edited, { field, after }) => FIELDS[field].put(edited, after), profile);
