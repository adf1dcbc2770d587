import type * as contracts from '@pusula/contracts';
import { failure, type Handler } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { openSpecialtyRefs } from '../specialties/specialty.ts';
import { coachPictureAddress } from './coach-picture.ts';
import { findProfile } from './profile-store.ts';
import { publicCoach } from './public-coach.ts';

/** A public coach with specialties and certificates. */
export const getCoachById =
  ({ db, config: { BRAND_NAME } }: Deps): Handler<typeof contracts.getCoachById> =>
  async ({ input: { id, language } }) => {
    const profile = await findProfile(db.manager, id);
    const coach = profile?.coach;
    if (!profile || !coach?.isPublic) throw failure('COACH_NOT_FOUND');
    const specialties = await openSpecialtyRefs(db.manager, coach.categoryIds, language);
    const sharingPicture = coachPictureAddress(profile, coach, language, BRAND_NAME);
    return { coach: { ...publicCoach(profile, coach, language, specialties), sharingPicture } };
  };
