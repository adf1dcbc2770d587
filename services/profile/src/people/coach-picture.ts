import { type Language, SHARING_PICTURES } from '@pusula/contracts';
import { sharingAddress } from '@pusula/service-kit/drawing';
import { type Coach, textIn } from './coach.ts';
import type { Profile } from './profile.ts';

/** What the picture of a coach's link says: nothing that the page does not. */
export type CoachPicture = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly headline: string;
  readonly city: string;
  /** The brand's name. */
  readonly brand: string;
};

/** Pure: what a coach's sharing picture shows. */
export const coachPicture = (
  { person }: Profile,
  coach: Coach,
  language: Language,
  brand: string,
): CoachPicture & { readonly portrait: string } => ({
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  headline: textIn(coach, language).headline,
  city: person.city,
  portrait: person.imageName,
  brand,
});

/** Where the sharing picture of a public coach is; another one shows when anything in it has changed. */
export const coachPictureAddress = (profile: Profile, coach: Coach, language: Language, brand: string): string =>
  sharingAddress(SHARING_PICTURES.coach, profile.person.id, language, coachPicture(profile, coach, language, brand));
