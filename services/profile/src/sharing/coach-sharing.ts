import { SHARING_PICTURES } from '@pusula/contracts';
import { type SharingSubject, sharingPage } from '@pusula/service-kit/drawing';
import type { Deps } from '../deps.ts';
import { coachPicture } from '../people/coach-picture.ts';
import { findProfile } from '../people/profile-store.ts';
import { readNearest } from '../pictures/read-nearest.ts';
import { drawCoach } from './draw-coach.ts';

/** Wide enough for the portrait's half of the picture. */
const PORTRAIT_WIDTH = 640;

/** GET and HEAD /pictures/coaches/{id}/{language}-{version}.jpg */
export const coachSharingPage = ({ db, pictures, config: { BRAND_NAME } }: Pick<Deps, 'db' | 'pictures' | 'config'>) =>
  sharingPage({
    path: SHARING_PICTURES.coach,
    find: async (id, language): Promise<SharingSubject | null> => {
      const profile = await findProfile(db.manager, id);
      if (!profile?.coach?.isPublic) return null;
      const shows = coachPicture(profile, profile.coach, language, BRAND_NAME);
      const portrait = () =>
        shows.portrait === '' ? undefined : readNearest(pictures, { name: shows.portrait, width: PORTRAIT_WIDTH, format: 'webp' });
      return { shows, draw: async () => drawCoach(shows, await portrait()) };
    },
  });
