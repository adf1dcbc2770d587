import type { Role } from '@pusula/contracts';

/** Part of the addresses that one remote answers, and who may enter. */
export type Territory = { readonly remote: string; readonly needs: 'nobody' | 'person' | 'admin' };

/**
 * First match wins; whatever is not listed belongs to the public remote. A remote whose territory is never entered is never loaded: a visitor does
 * not download the admin's code.
 */
const TERRITORIES: readonly (Territory & { readonly below: string })[] = [
  { below: '/admin', remote: 'admin', needs: 'admin' },
  { below: '/profile', remote: 'account', needs: 'person' },
  { below: '/coach-profile', remote: 'account', needs: 'person' },
  { below: '/signin', remote: 'account', needs: 'nobody' },
  { below: '/forget-password', remote: 'account', needs: 'nobody' },
  { below: '/reset-password', remote: 'account', needs: 'nobody' },
  { below: '/verify-account', remote: 'account', needs: 'nobody' },
  { below: '/data-deletion-status', remote: 'account', needs: 'nobody' },
  { below: '/signup', remote: 'account', needs: 'nobody' },
  { below: '/signup-step-two', remote: 'account', needs: 'nobody' },
  { below: '/signup-step-three', remote: 'account', needs: 'nobody' },
  { below: '/signup-step-four', remote: 'account', needs: 'nobody' },
  { below: '/signup-step-five', remote: 'account', needs: 'nobody' },
  { below: '/signup-step-six', remote: 'account', needs: 'nobody' },
  { below: '/signup-summary', remote: 'account', needs: 'nobody' },
  { below: '/signup-success', remote: 'account', needs: 'nobody' },
];
const OPEN: Territory = { remote: 'public', needs: 'nobody' };

export const territoryOf = (path: string): Territory =>
  TERRITORIES.find(({ below }) => path === below || path.startsWith(`${below}/`)) ?? OPEN;

export type Admission = 'welcome' | 'sign-in' | 'not-authorised';

/** Whether somebody may enter (specification section 2 and 6). `role` is null for a guest. */
export function admission({ needs }: Territory, role: Role | null): Admission {
  if (needs === 'nobody') return 'welcome';
  if (role === null) return 'sign-in';
  return needs === 'admin' && role !== 'admin' ? 'not-authorised' : 'welcome';
}
