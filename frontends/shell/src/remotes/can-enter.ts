import type { PageNeeds, Role } from '@pusula/contracts';

export type Entry = 'allowed' | 'sign-in' | 'not-authorised';

/** Pure: whether somebody may enter a page (specification sections 2 and 6). @param role null for a guest */
export function canEnter(needs: PageNeeds, role: Role | null): Entry {
  if (needs === 'nobody') return 'allowed';
  if (role === null) return 'sign-in';
  return needs === 'admin' && role !== 'admin' ? 'not-authorised' : 'allowed';
}
