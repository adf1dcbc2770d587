import { pageRoute } from '@pusula/frontend-kit/remote';
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
  pageRoute('signin', <SignIn />),
  pageRoute('signup', <EmailStep />),
  pageRoute('signup-step-two', <PasswordStep />),
  pageRoute('signup-step-three', <PersonalStep />),
  pageRoute('signup-step-four', <PhoneStep />),
  pageRoute('signup-step-five', <AboutStep />),
  pageRoute('signup-step-six', <ExpertiseStep />),
  pageRoute('signup-summary', <SummaryStep />),
  pageRoute('signup-success', <Success />),
  pageRoute('forget-password', <ForgetPassword />),
  pageRoute('reset-password', <ResetPassword />),
  pageRoute('verify-account', <VerifyAccount />),
  pageRoute('data-deletion-status', <DeletionStatus />),
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
