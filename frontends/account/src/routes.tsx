import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { WithActivation } from './verification/WithActivation.tsx';

const DeletionStatus = lazy(() => import('./deletion-status/DeletionStatus.tsx'));
const ForgetPassword = lazy(() => import('./passwords/ForgetPassword.tsx'));
const ResetPassword = lazy(() => import('./passwords/ResetPassword.tsx'));
const VerifyAccount = lazy(() => import('./verification/VerifyAccount.tsx'));
const Security = lazy(() => import('./security/Security.tsx'));
const SignIn = lazy(() => import('./sign-in/SignIn.tsx'));
const EmailStep = lazy(() => import('./sign-up/EmailStep.tsx'));
const PasswordStep = lazy(() => import('./sign-up/PasswordStep.tsx'));
const PersonalStep = lazy(() => import('./sign-up/PersonalStep.tsx'));
const PhoneStep = lazy(() => import('./sign-up/PhoneStep.tsx'));
const AboutStep = lazy(() => import('./sign-up/AboutStep.tsx'));
const ExpertiseStep = lazy(() => import('./sign-up/ExpertiseStep.tsx'));
const SummaryStep = lazy(() => import('./sign-up/SummaryStep.tsx'));
const Success = lazy(() => import('./sign-up/Success.tsx'));
const CoachCertificates = lazy(() => import('./coach-profile/CoachCertificates.tsx'));
const CoachProfile = lazy(() => import('./coach-profile/CoachProfile.tsx'));
const CoachProfileEdit = lazy(() => import('./coach-profile/CoachProfileEdit.tsx'));
const Profile = lazy(() => import('./profile/Profile.tsx'));
const ProfileEdit = lazy(() => import('./profile/ProfileEdit.tsx'));

/** The shell lets only signed-in people through to what lies below /profile and /coach-profile. */
export const routes: RouteObject[] = [
  { path: '/signin', element: <SignIn /> },
  { path: '/signup', element: <EmailStep /> },
  { path: '/signup-step-two', element: <PasswordStep /> },
  { path: '/signup-step-three', element: <PersonalStep /> },
  { path: '/signup-step-four', element: <PhoneStep /> },
  { path: '/signup-step-five', element: <AboutStep /> },
  { path: '/signup-step-six', element: <ExpertiseStep /> },
  { path: '/signup-summary', element: <SummaryStep /> },
  { path: '/signup-success', element: <Success /> },
  { path: '/forget-password', element: <ForgetPassword /> },
  { path: '/reset-password', element: <ResetPassword /> },
  { path: '/verify-account', element: <VerifyAccount /> },
  { path: '/data-deletion-status', element: <DeletionStatus /> },
  {
    element: <WithActivation />,
    children: [
      { path: '/profile', element: <Profile /> },
      { path: '/profile/edit', element: <ProfileEdit /> },
      { path: '/coach-profile', element: <CoachProfile /> },
      { path: '/coach-profile/edit', element: <CoachProfileEdit /> },
      { path: '/coach-profile/certificates', element: <CoachCertificates /> },
      { path: '/profile/security', element: <Security /> },
    ],
  },
];
