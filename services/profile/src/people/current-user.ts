import type { CurrentUser, Language, SpecialtyRef } from '@pusula/contracts';
import { coachFacts, coachSlug } from '@pusula/contracts';
import { pictureAddress } from '../pictures/address.ts';
import { textIn } from './coach.ts';
import { formPhone } from './phone.ts';
import { hiddenReasons, type Profile } from './profile.ts';

/** Pure: a person's own view of themself (specification section 3). @param specialties of their coaching profile, in the language */
export function currentUser({ account, person, coach }: Profile, language: Language, specialties: readonly SpecialtyRef[]): CurrentUser {
  return {
    id: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    email: account.email,
    userType: account.userType,
    status: account.status,
    isDeleted: account.status === 'deleted',
    isVerified: account.isVerified,
    imageUrl: pictureAddress(person.imageName),
    imageFileName: person.imageName,
    city: person.city,
    country: person.country,
    phone: formPhone(person.phone),
    middleName: person.middleName,
    username: person.username,
    gender: person.gender,
    birthday: person.birthday,
    version: person.version,
    ...(coach && {
      slug: coachSlug(person),
      isPublic: coach.isPublic,
      hiddenReasons: hiddenReasons(account, coach),
      ...coachFacts(coach),
      headline: textIn(coach, language).headline,
      bio: textIn(coach, language).bio,
      texts: coach.texts,
      categories: [...specialties],
      certificates: [...coach.certificates],
    }),
  };
}
