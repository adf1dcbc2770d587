import {
  type CurrentUser,
  LANGUAGES,
  type Language,
  type PublicCoach,
  publicFacts,
  type SpecialtyRef,
  TEXT_FIELDS,
} from '@pusula/contracts';
import { writeFields } from '@pusula/frontend-kit/fields';
import { COACHING_FIELDS, type CoachingFields } from './coaching-form.ts';

const HOME_CODE = '+90';

/** Pure: the coach as visitors would see one with what stands in the form; a text that is missing in a language is shown in the other. */
export function previewCoach(
  user: CurrentUser,
  fields: CoachingFields,
  categories: readonly SpecialtyRef[],
  language: Language,
): PublicCoach {
  const isWritten = (one: Language) => fields[TEXT_FIELDS[one].headline].trim() !== '';
  const textLanguage = [language, ...LANGUAGES].find(isWritten) ?? language;
  const { headline, bio } = TEXT_FIELDS[textLanguage];
  const { id, firstName, lastName, imageUrl, city, country, phone, certificates = [] } = user;
  return {
    id,
    slug: user.slug ?? '',
    firstName,
    lastName,
    imageUrl,
    profileImage: imageUrl,
    city,
    country,
    phone: fields.showsPhone && phone ? (phone.startsWith('+') ? phone : HOME_CODE + phone) : null,
    ...publicFacts(writeFields(COACHING_FIELDS, fields)),
    certificates,
    updatedAt: new Date(0).toISOString(),
    headline: fields[headline].trim(),
    bio: fields[bio].trim(),
    textLanguage,
    categories: [...categories],
  };
}
