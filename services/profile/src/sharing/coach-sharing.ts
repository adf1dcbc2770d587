import { type Language, SHARING_PICTURES } from '@pusula/contracts';
import { type SharingSubject, sharingAddress, sharingPage } from '@pusula/service-kit/drawing';
import { type Coach, textIn } from '../coaches/coach.ts';
import type { Deps } from '../deps.ts';
import type { Profile } from '../people/profile.ts';
import { findProfile } from '../people/profile-store.ts';
import { readNearest } from '../pictures/read-nearest.ts';
import { type CoachPicture, drawCoach } from './draw-coach.ts';

/** Wide enough for the portrait's half of the picture. */
const PORTRAIT_WIDTH = 640;

/** Pure: what a coach's sharing picture shows. */
const shown = ({ person }: Profile, coach: Coach, language: Language, brand: string): CoachPicture & { readonly portrait: string } => ({
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  headline: textIn(coach, language).headline,
  city: person.city,
  portrait: person.imageName,
  brand,
});

/** Where the sharing picture of a public coach is. */
export const coachSharingAddress = (profile: Profile, coach: Coach, language: Language, brand: string): string =>
  sharingAddress(SHARING_PICTURES.coach, profile.person.id, language, shown(profile, coach, language, brand));

/** GET and HEAD /pictures/coaches/{id}/{language}-{version}.jpg */
export const coachSharingPage = ({ db, pictures, config: { BRAND_NAME } }: Pick<Deps, 'db' | 'pictures' | 'config'>) =>
  sharingPage({
    path: SHARING_PICTURES.coach,
    find: async (id, language): Promise<SharingSubject | null> => {
      const profile = await findProfile(db.manager, id);
      if (!profile?.coach?.isPublic) return null;
      const shows = shown(profile, profile.coach, language, BRAND_NAME);
      const portrait = () =>
        shows.portrait === '' ? undefined : readNearest(pictures, { name: shows.portrait, width: PORTRAIT_WIDTH, format: 'webp' });
      return { shows, draw: async () => drawCoach(shows, await portrait()) };
    },
  });
