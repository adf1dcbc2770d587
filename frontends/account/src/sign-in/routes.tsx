import { pageRoute } from '@pusula/frontend-kit/remote';
import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

const DeletionStatus = lazy(() => import('../deletion-status/DeletionStatus.tsx'));
const ForgetPassword = lazy(() => import('../passwords/ForgetPassword.tsx'));
const ResetPassword = lazy(() => import('../passwords/ResetPassword.tsx'));
const SignIn = lazy(() => import('./SignIn.tsx'));
const VerifyAccount = lazy(() => import('../verification/VerifyAccount.tsx'));

export const routes: RouteObject[] = [
  pageRoute('signin', <SignIn />),
  pageRoute('forget-password', <ForgetPassword />),
  pageRoute('reset-password', <ResetPassword />),
  pageRoute('verify-account', <VerifyAccount />),
  pageRoute('data-deletion-status', <DeletionStatus />),
];
