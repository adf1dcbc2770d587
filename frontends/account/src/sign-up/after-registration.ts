import type { SessionState } from '@pusula/frontend-kit/session';

/** Where a new person goes first: home after a sign-up by password; their profile after one through a provider, except members (specification section 4). */
export const addressAfterRegistration = ({ authenticationType, user }: Pick<SessionState, 'authenticationType' | 'user'>): string =>
  authenticationType === 'Basic' || user?.userType === 'member' ? '/' : '/profile';
