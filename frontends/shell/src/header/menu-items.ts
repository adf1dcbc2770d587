import type { Role } from '@pusula/contracts';
import { AdminIcon, CertificateIcon, CoachProfileIcon, PersonIcon } from '@pusula/frontend-kit/ui';

const coachOrAdmin: readonly Role[] = ['coach', 'admin'];
const everybody: readonly Role[] = ['member', ...coachOrAdmin];

const ITEMS = [
  { key: 'profile', to: '/profile', icon: PersonIcon, roles: everybody },
  { key: 'coachProfile', to: '/coach-profile', icon: CoachProfileIcon, roles: coachOrAdmin },
  { key: 'certificates', to: '/coach-profile/certificates', icon: CertificateIcon, roles: coachOrAdmin },
  { key: 'admin', to: '/admin/dashboard', icon: AdminIcon, roles: ['admin'] satisfies Role[] as readonly Role[] },
] as const;

/** What the signed-in person's menu offers (specification section 2); leaving follows below a line. */
export const menuItemsFor = (role: Role) => ITEMS.filter(({ roles }) => roles.includes(role));
