import type { Language, PublicCoach, SpecialtyRef } from '@pusula/contracts';
import { type Coach, textIn } from './coach.ts';
import { coachState } from './coach-events.ts';
import type { Profile } from './profile.ts';

/** Pure: a coach as visitors see one, in a language. */
export function publicCoach(profile: Profile, coach: Coach, language: Language, categories: readonly SpecialtyRef[]): PublicCoach {
  const { texts: _texts, categoryIds: _ids, ...state } = coachState(profile, coach);
  return { ...state, ...textIn(coach, language), profileImage: state.imageUrl, categories: [...categories] };
}
