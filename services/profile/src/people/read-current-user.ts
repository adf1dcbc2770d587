import type { CurrentUser, Language } from '@pusula/contracts';
import type { EntityManager } from 'typeorm';
import { specialtyRefs } from '../specialties/specialty.ts';
import { currentUser } from './current-user.ts';
import type { Profile } from './profile.ts';

/** A profile as its owner sees it, with the names of its categories. */
export const readCurrentUser = async (db: EntityManager, profile: Profile, language: Language): Promise<CurrentUser> =>
  currentUser(profile, language, await specialtyRefs(db, profile.coach?.categoryIds ?? [], language));
