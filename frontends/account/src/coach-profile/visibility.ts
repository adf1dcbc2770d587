import type { CurrentUser, HiddenReason } from '@pusula/contracts';

/** What nobody can mend on these pages: whatever else is missing does not matter then. */
const FINAL: readonly HiddenReason[] = ['notCoach', 'notEnabled'];

/** Where a coach fills in what is missing. */
export const PLACES: Readonly<Partial<Record<HiddenReason, string>>> = {
  headline: '/coach-profile/edit',
  bio: '/coach-profile/edit',
  categories: '/coach-profile/edit',
  certificates: '/coach-profile/certificates',
};

export type Visibility = {
  readonly isPublic: boolean;
  /** Why visitors do not see the coach. */
  readonly reasons: readonly HiddenReason[];
  /** Whether the profile is published as soon as the reasons are gone. */
  readonly isMendable: boolean;
};

/** Pure: whether visitors see the coach now, by the server's word; null until it has said so. */
export function visibility({ hiddenReasons }: CurrentUser): Visibility | null {
  if (!hiddenReasons) return null;
  const final = hiddenReasons.filter((reason) => FINAL.includes(reason));
  const isMendable = final.length === 0;
  return { isPublic: hiddenReasons.length === 0, reasons: isMendable ? hiddenReasons : final, isMendable };
}

/** Whether there is a coaching profile at all: members have none, administrators only when they were coaches before. */
export const hasCoaching = ({ userType, slug }: CurrentUser): boolean =>
  userType === 'coach' || (userType === 'admin' && slug !== undefined);
