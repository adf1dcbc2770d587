import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

const SignIn = lazy(() => import('./sign-in/SignIn.tsx'));
const Profile = lazy(() => import('./profile/Profile.tsx'));

/** The shell lets only signed-in people through to /profile. */
export const routes: RouteObject[] = [
  { path: '/signin', element: <SignIn /> },
  { path: '/profile', element: <Profile /> },
];
