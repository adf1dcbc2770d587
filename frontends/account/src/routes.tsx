import { pageRoute } from '@pusula/frontend-kit/remote';
import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { WithActivation } from './verification/WithActivation.tsx';

const Security = lazy(() => import('./security/Security.tsx'));
const CoachCertificates = lazy(() => import('./coach-profile/CoachCertificates.tsx'));
const CoachProfile = lazy(() => import('./coach-profile/CoachProfile.tsx'));
const CoachProfileEdit = lazy(() => import('./coach-profile/CoachProfileEdit.tsx'));
const Profile = lazy(() => import('./profile/Profile.tsx'));
const ProfileEdit = lazy(() => import('./profile/ProfileEdit.tsx'));

/** The shell lets only signed-in people through to what lies below /profile and /coach-profile. */
export const routes: RouteObject[] = [
  {
    element: <WithActivation />,
    children: [
      pageRoute('profile', <Profile />),
      pageRoute('profile/edit', <ProfileEdit />),
      pageRoute('coach-profile', <CoachProfile />),
      pageRoute('coach-profile/edit', <CoachProfileEdit />),
      pageRoute('coach-profile/certificates', <CoachCertificates />),
      pageRoute('profile/security', <Security />),
    ],
  },
];
