import { COACH_LINKS, CoachingDraft, findCity, withScheme } from '@pusula/contracts';
import type { InputOf } from '@pusula/frontend-kit/api';
import type { NewUserDraft } from '@pusula/frontend-kit/session';
import { writtenLanguage } from '../coaching/written-language.ts';

type NewUser = InputOf<'POST /auth/register'>['user'];

/** A coach's own words as far as they got: what is empty or not yet good is left out, and filled in later on the profile pages. */
function coachingOf(draft: NewUserDraft): Partial<NewUser> {
  const { headline, bio, textLanguage, categories } = draft;
  const written = textLanguage || writtenLanguage(`${headline} ${bio}`);
  const told = { headline, bio, categories, ...Object.fromEntries(COACH_LINKS.map((link) => [link, withScheme(draft[link])])) };
  const good = Object.entries(told).filter(
    ([name, value]) => value !== '' && CoachingDraft.shape[name as keyof CoachingDraft].safeParse(value).success,
  );
  return {
    ...Object.fromEntries(good),
    ...(written && { textLanguage: written }),
    ...(draft.certificates.length > 0 && { certificates: draft.certificates }),
  };
}

/**
 * What is sent when the summary is confirmed. Empty answers that may be left out are left out.
 * @param password empty for people who sign up with a provider
 */
export function newUserFrom(draft: NewUserDraft, password: string): NewUser {
  const { firstName, middleName, lastName, username, email, userType, birthday, city, country, phoneCode, phone, imageFileName } = draft;
  return {
    firstName,
    ...(middleName.trim() && { middleName }),
    lastName,
    ...(username.trim() && { username }),
    email,
    ...(password && { password }),
    userType,
    // The pages before the summary have made sure that one was chosen.
    gender: draft.gender || 'PreferNotToSay',
    birthday,
    city: findCity(city)?.name ?? city,
    country,
    phoneCode,
    phone,
    ...(imageFileName && { imageFileName }),
    agreedToTerms: true,
    ...(userType === 'coach' && coachingOf(draft)),
  };
}
