import type { CurrentUser } from '@pusula/contracts';

/** Why visitors do not see somebody's coaching profile. */
export type HiddenReason = 'notCoach' | 'notEnabled' | 'notVerified' | 'noHeadline' | 'soon';

/** Pure: whether visitors see the coach now, and if not, everything that stands in the way. `soon`: nothing does, it is on its way. */
export function visibility({ userType, status, isVerified, isPublic, texts }: CurrentUser): { isPublic: boolean; reasons: HiddenReason[] } {
  const isWritten = Boolean(texts?.tr?.headline || texts?.en?.headline);
  const reasons: HiddenReason[] = [
    ...(userType === 'coach' ? [] : (['notCoach'] as const)),
    ...(status === 'enabled' ? [] : (['notEnabled'] as const)),
    ...(isVerified ? [] : (['notVerified'] as const)),
    ...(isWritten ? [] : (['noHeadline'] as const)),
  ];
  if (isPublic ?? reasons.length === 0) return { isPublic: true, reasons: [] };
  return { isPublic: false, reasons: reasons.length > 0 ? reasons : ['soon'] };
}

/** Whether there is a coaching profile at all: members have none, administrators only when they were coaches before. */
export const hasCoaching = ({ userType, slug }: CurrentUser): boolean =>
  userType === 'coach' || (userType === 'admin' && slug !== undefined);
