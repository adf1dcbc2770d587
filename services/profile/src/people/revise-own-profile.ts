import type { Caller } from '@pusula/contracts';
import type { Deps } from '../deps.ts';
import { changeProfile } from './change-profile.ts';
import type { Profile } from './profile.ts';
import { requireSelf } from './require-self.ts';
import { type Revision, reviseProfile } from './revise-profile.ts';

type OwnRevision = {
  /** Whose profile the caller says it is. */
  readonly userId: string;
  readonly version?: number | undefined;
  readonly revision: Revision;
  /** What has to hold of the profile besides the rules of its fields: throws what it refuses. */
  readonly require?: (before: Profile) => void;
};

/** Revises the caller's own profile. @throws failure('INVALID_USER_ID') for somebody else's, and what changeProfile throws */
export async function reviseOwnProfile(deps: Deps, caller: Caller, { userId, version, revision, require }: OwnRevision): Promise<Profile> {
  const id = requireSelf(caller, userId);
  const { clock, ids } = deps;
  const revise = (before: Profile) => {
    require?.(before);
    return reviseProfile(before, revision, { now: clock.now(), ids });
  };
  const { after } = await deps.db.transaction((tx) => changeProfile(tx, deps, { id, version, revise }));
  return after;
}
