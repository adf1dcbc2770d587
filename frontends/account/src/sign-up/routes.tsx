import { pageRoute } from '@pusula/frontend-kit/remote';
import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

const EmailStep = lazy(() => import('./EmailStep.tsx'));
const PasswordStep = lazy(() => import('./PasswordStep.tsx'));
const PersonalStep = lazy(() => import('./PersonalStep.tsx'));
const PhoneStep = lazy(() => import('./PhoneStep.tsx'));
const AboutStep = lazy(() => import('./AboutStep.tsx'));
const ExpertiseStep = lazy(() => import('./ExpertiseStep.tsx'));
const SummaryStep = lazy(() => import('./SummaryStep.tsx'));
const Success = lazy(() => import('./Success.tsx'));

export const routes: RouteObject[] = [
  pageRoute('signup', <EmailStep />),
  pageRoute('signup-step-two', <PasswordStep />),
  pageRoute('signup-step-three', <PersonalStep />),
  pageRoute('signup-step-four', <PhoneStep />),
  pageRoute('signup-step-five', <AboutStep />),
  pageRoute('signup-step-six', <ExpertiseStep />),
  pageRoute('signup-summary', <SummaryStep />),
  pageRoute('signup-success', <Success />),
];
